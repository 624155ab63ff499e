// Makes src/lib/wire.ts out of the schema that the server prints: what travels has one definition, in Python.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const client = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const root = resolve(client, "..");
const own = [join(root, ".venv", "bin", "python"), join(root, ".venv", "Scripts", "python.exe")].find(existsSync);

const printed = execFileSync(own ?? "python3", ["-m", "sagenwerk.table.schema"], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: join(root, "src") },
    encoding: "utf8",
});
const schema = JSON.parse(printed);

// What the server sends is always whole: fields with a default are there, too. What the page sends may leave them out.
const fromPage = new Set(["Hello", "Intent", "Undo", "Ask", "TakeSeat", "Override", "Pause"]);
for (const [name, definition] of Object.entries(schema.$defs)) {
    if (!fromPage.has(name) && definition.properties) {
        definition.required = Object.keys(definition.properties);
    }
    for (const property of Object.values(definition.properties ?? {})) {
        delete property.default;
    }
}

const text = await compile({ ...schema, title: "Travelling" }, "Travelling", {
    additionalProperties: false,
    bannerComment: "// Made by `npm run types` from src/sagenwerk/table/messages.py. Change that file, not this one.",
    format: true,
    style: { printWidth: 120, semi: true },
    unreachableDefinitions: true,
});
const plain = text.replace(/ \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, " */");
writeFileSync(join(client, "src", "lib", "wire.ts"), plain);
