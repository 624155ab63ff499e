// Quiet sounds, made by the browser itself. Nothing sounds before the first tap, and never while a text is read.
import { aloud } from "./aloud.svelte";
import { settings } from "./settings.svelte";

export type Sound = "step" | "dice" | "good" | "bad" | "sunrise" | "won" | "lost";

interface Note {
  /** Hertz, or 0 for a rustle. */
  pitch: number;
  at: number;
  length: number;
  loud?: number;
}

const tunes: Record<Sound, Note[]> = {
  step: [{ pitch: 240, at: 0, length: 0.07, loud: 0.5 }],
  dice: [0, 0.09, 0.17, 0.28, 0.36, 0.5].map((at) => ({ pitch: 0, at, length: 0.05 })),
  good: [
    { pitch: 523, at: 0, length: 0.12 },
    { pitch: 784, at: 0.1, length: 0.2 },
  ],
  bad: [
    { pitch: 220, at: 0, length: 0.18 },
    { pitch: 165, at: 0.16, length: 0.3 },
  ],
  sunrise: [392, 494, 587, 784].map((pitch, index) => ({ pitch, at: index * 0.12, length: 0.22, loud: 0.6 })),
  won: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: index * 0.14, length: 0.3 })),
  lost: [330, 294, 262, 196].map((pitch, index) => ({ pitch, at: index * 0.2, length: 0.35 })),
};

let context: AudioContext | null = null;

/** Called at the first tap or key: browsers allow sound only from then on. */
export function allowSounds(): void {
  if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
}

export function play(sound: Sound): void {
  if (!settings.sound || context === null || aloud.speaking) return;
  const now = context.currentTime;
  for (const note of tunes[sound]) {
    const gain = context.createGain();
    const loud = 0.12 * settings.volume * (note.loud ?? 1);
    gain.gain.setValueAtTime(loud, now + note.at);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.length);
    gain.connect(context.destination);
    const source = note.pitch === 0 ? rustle(context, note.length) : tone(context, note.pitch);
    source.connect(gain);
    source.start(now + note.at);
    source.stop(now + note.at + note.length);
  }
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  return source;
}

function rustle(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
