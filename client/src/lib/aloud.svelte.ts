// Reading aloud with the voices of the browser, sentence by sentence: long texts are cut off in some browsers.
import { look } from "./look.svelte";
import { settings, type Language } from "./settings.svelte";
import { text as word } from "./words";

/** Slower for beginning readers. */
const RATES: Record<string, number> = { junior: 0.85 };
const RATE = 0.95;

const synth: SpeechSynthesis | null = typeof speechSynthesis === "undefined" ? null : speechSynthesis;

export const aloud: { voices: SpeechSynthesisVoice[]; speaking: boolean; sentence: string } = $state({
  voices: [],
  speaking: false,
  sentence: "",
});

function listVoices(): void {
  aloud.voices = synth?.getVoices() ?? [];
}
listVoices();
synth?.addEventListener?.("voiceschanged", listVoices);

/** Voices of a language, those of this computer first. */
export function voicesOf(language: Language): SpeechSynthesisVoice[] {
  return aloud.voices
    .filter((voice) => voice.lang.toLowerCase().startsWith(language))
    .sort((a, b) => Number(b.localService) - Number(a.localService));
}

export function canRead(): boolean {
  return voicesOf(settings.language).length > 0;
}

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?:]+[.!?:]*\s*/g)?.map((one) => one.trim()) ?? [];
}

/** Signs as words: what is read is what is meant. */
export function spoken(text: string): string {
  return text
    .replace(/[−–](?=\d)/g, "minus ")
    .replace(/\bWP\b/g, word(settings.language, "willpower"))
    .replace(/[„“”"◐○✓×→]/g, " ");
}

/** Read a text, or stop if this is being read. */
export function read(text: string): void {
  if (!synth) return;
  const running = aloud.speaking;
  stop();
  if (running) return;
  const voices = voicesOf(settings.language);
  const voice = voices.find((one) => one.name === settings.voice) ?? voices[0];
  if (!voice) return;
  const sentences = sentencesOf(text);
  aloud.speaking = true;
  sentences.forEach((sentence, index) => {
    const words = new SpeechSynthesisUtterance(spoken(sentence));
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = RATES[look.game] ?? RATE;
    words.onstart = () => (aloud.sentence = sentence);
    words.onend = words.onerror = () => {
      if (index === sentences.length - 1) stopped();
    };
    synth.speak(words);
  });
}

export function stop(): void {
  synth?.cancel();
  stopped();
}

function stopped(): void {
  aloud.speaking = false;
  aloud.sentence = "";
}
