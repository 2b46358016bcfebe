import { dull, fall, glide, inTurn, noise, sine, square, type Voice } from '../library/synth.ts';

interface Drum {
  /** Seconds. */
  readonly lasts: number;
  readonly voice: () => Voice;
}

const sand =
  (seed: number, seconds: number, share = 1): (() => Voice) =>
  () => {
    const grains = dull(noise(seed), share);
    return (time) => grains(time) * fall(time, seconds);
  };

const hiss =
  (seed: number, seconds: number): (() => Voice) =>
  () => {
    const grains = noise(seed);
    const low = dull(noise(seed), 0.5);
    return (time) => (grains(time) - low(time)) * fall(time, seconds);
  };

/** A tone that falls slightly while it fades. */
const skin =
  (from: number, to: number, seconds: number): (() => Voice) =>
  () =>
  (time) =>
    glide(from, to, seconds, Math.min(time, seconds)) * fall(time, seconds * 0.7);

const struck =
  (...tones: readonly (readonly [pitch: number, loud: number, seconds: number])[]): (() => Voice) =>
  () =>
  (time) =>
    tones.reduce((sum, [pitch, loud, seconds]) => sum + loud * sine(pitch, time) * fall(time, seconds), 0);

const both =
  (one: () => Voice, other: () => Voice, share: number): (() => Voice) =>
  () => {
    const [first, second] = [one(), other()];
    return (time) => first(time) + share * second(time);
  };

const grains =
  (seed: number, count: number, apart: number, each: number): (() => Voice) =>
  () => {
    const grain = noise(seed);
    return inTurn(
      Array.from({ length: count }, (_, at) => at * apart),
      (time) => (time > each * 6 ? 0 : grain(time) * fall(time, each)),
    );
  };

/** In the order of Scratch's numbers, from 1. */
export const drums: readonly Drum[] = [
  // Snare, bass, side stick, crash cymbal, open and closed hi-hat.
  { lasts: 0.35, voice: both(sand(3, 0.09), struck([190, 1, 0.06]), 0.5) },
  { lasts: 0.6, voice: skin(140, 45, 0.3) },
  { lasts: 0.15, voice: both(struck([820, 1, 0.02], [1_700, 0.5, 0.015]), sand(4, 0.01), 0.4) },
  { lasts: 2, voice: both(hiss(5, 0.6), sand(6, 0.5), 0.3) },
  { lasts: 0.8, voice: hiss(7, 0.25) },
  { lasts: 0.2, voice: hiss(8, 0.04) },
  // Tambourine, hand clap, claves, wood block, cowbell, triangle.
  { lasts: 0.5, voice: both(hiss(9, 0.12), struck([4_300, 0.5, 0.1], [5_900, 0.4, 0.1]), 0.4) },
  {
    lasts: 0.35,
    voice: () => {
      const clap = dull(noise(11), 0.6);
      return inTurn([0, 0.012, 0.026], (time) => clap(time) * fall(time, 0.035));
    },
  },
  { lasts: 0.2, voice: struck([2_500, 1, 0.03], [5_050, 0.2, 0.015]) },
  { lasts: 0.25, voice: struck([900, 1, 0.04], [1_380, 0.6, 0.03]) },
  { lasts: 0.5, voice: () => (time) => (square(560, time) + square(845, time)) * fall(time, 0.12) },
  { lasts: 1.8, voice: struck([3_800, 1, 0.6], [5_200, 0.5, 0.5], [8_100, 0.3, 0.3]) },
  // Bongo, conga, cabasa, guiro, vibraslap, cuica.
  { lasts: 0.4, voice: skin(420, 360, 0.15) },
  { lasts: 0.6, voice: skin(240, 190, 0.25) },
  { lasts: 0.3, voice: both(grains(13, 4, 0.02, 0.02), hiss(14, 0.06), 0.6) },
  { lasts: 0.6, voice: grains(15, 22, 0.02, 0.006) },
  { lasts: 1, voice: both(grains(16, 36, 0.024, 0.006), struck([2_700, 1, 0.15]), 0.2) },
  { lasts: 0.5, voice: () => (time) => glide(380, 760, 0.25, Math.min(time, 0.25)) * fall(time, 0.3) },
];
