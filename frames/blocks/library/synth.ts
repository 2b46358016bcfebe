import { soundRate } from './library-types.ts';

/** Computes sounds; the same input gives the same sound. Times in seconds, pitches in hertz. */

/** Loudness at a moment. */
export type Voice = (time: number) => number;

export function render(seconds: number, voice: Voice): Float32Array {
  const samples = Float32Array.from({ length: Math.round(seconds * soundRate) }, (_, at) =>
    voice(at / soundRate),
  );
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001);
  const last = samples.length - 1;
  // Normalises the loudness, and fades out against a click at the end.
  return samples.map(
    (sample, at) => (sample / loudest) * 0.8 * Math.min(1, (last - at) / 200, (at + 1) / 20),
  );
}

const turn = 2 * Math.PI;
export const sine = (pitch: number, time: number): number => Math.sin(turn * pitch * time);
export const square = (pitch: number, time: number): number => (sine(pitch, time) >= 0 ? 0.6 : -0.6);
export const saw = (pitch: number, time: number): number => 2 * ((pitch * time) % 1) - 1;

/** Falls to a third within `seconds`. */
export const fall = (time: number, seconds: number): number => Math.exp(-Math.max(0, time) / seconds);

export function noise(seed: number): Voice {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A low-pass filter; a smaller share is duller. */
export function dull(voice: Voice, share: number): Voice {
  let held = 0;
  return (time) => {
    held += (voice(time) - held) * share;
    return held;
  };
}

/** The phase of a pitch that changes evenly. */
export const glide = (from: number, to: number, seconds: number, time: number): number =>
  Math.sin(turn * (from * time + ((to - from) * time * time) / (2 * seconds)));

export function pluck(pitch: number, seed: number): Voice {
  const random = noise(seed);
  const ring = Float32Array.from({ length: Math.round(soundRate / pitch) }, () => random(0));
  let at = 0;
  return () => {
    const next = (at + 1) % ring.length;
    const sample = ring[at] ?? 0;
    ring[at] = (sample + (ring[next] ?? 0)) * 0.498;
    at = next;
    return sample;
  };
}

/** Each voice begins at its own moment. */
export const inTurn =
  (begins: readonly number[], voice: (time: number, at: number) => number): Voice =>
  (time) =>
    begins.reduce((sum, begin, at) => (time < begin ? sum : sum + voice(time - begin, at)), 0);
