import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { boardPicture } from "./src/board/plugin.ts";

export default defineConfig({
  plugins: [svelte(), boardPicture("junior"), boardPicture("andor")],
  // Component tests run in a pretended browser; Svelte's own server build would mount nothing there.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: {
    outDir: "../src/sagenwerk/web",
    emptyOutDir: true,
    // A font or picture inside the style sheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Its helper is an inline script in old browsers only; the page loads its modules without it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // What every page needs is one file: many small ones are larger together. Texts come when somebody reads them.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /\/src\/(shell|lib)\/(?!texts-)/ }] } },
    },
  },
  worker: { format: "es" },
  // While working on the page: `npm run dev` with a server on its usual port.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000,
  },
});
