import { soundRate } from '../library/library-types.ts';
import { noise, pluck, type Voice } from '../library/synth.ts';

/** An instrument's overtones at the start and later, with attack and decay. Times in seconds. */
interface Timbre {
  /** Loudness of the tone and of each overtone, in rising order. */
  readonly bright: readonly number[];
  readonly dull: readonly number[];
  /** Until full loudness. */
  readonly rise: number;
  /** Until a third of the loudness; left out: the tone is held. */
  readonly ring?: number;
  /** Until the sound is dull. */
  readonly fades: number;
  /** Tremolo, as a share of the loudness. */
  readonly tremble?: number;
  /** Noise of breath, as a share. */
  readonly air?: number;
  readonly lasts: number;
}

/** Inharmonic overtones of bars and bells: factor, loudness, and time to a third. */
type Bars = readonly (readonly [times: number, loud: number, ring: number])[];

type Instrument =
  | { readonly kind: 'timbre'; readonly timbre: Timbre }
  | { readonly kind: 'string'; readonly lasts: number }
  | { readonly kind: 'bars'; readonly bars: Bars; readonly lasts: number };

const timbre = (given: Timbre): Instrument => ({ kind: 'timbre', timbre: given });
const bars = (lasts: number, ...given: Bars): Instrument => ({ kind: 'bars', bars: given, lasts });
const string = (lasts: number): Instrument => ({ kind: 'string', lasts });

const reed = [1, 0.1, 0.6, 0.08, 0.4, 0.05, 0.2, 0.03, 0.1];
const brass = [0.7, 1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08];
const bowed = [1, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.08, 0.05];
const pipe = [1, 0.22, 0.1, 0.04];
const saws = Array.from({ length: 14 }, (_, at) => 1 / (at + 1));

/** In the order of Scratch's numbers, from 1. */
export const instruments: readonly Instrument[] = [
  // Piano, electric piano, organ.
  timbre({
    bright: [1, 0.55, 0.4, 0.25, 0.15, 0.1, 0.06],
    dull: [1, 0.25, 0.06],
    rise: 0.004,
    ring: 0.9,
    fades: 0.4,
    lasts: 2.2,
  }),
  timbre({
    bright: [1, 0.15, 0.05, 0.3],
    dull: [1, 0.1],
    rise: 0.004,
    ring: 0.9,
    fades: 0.3,
    tremble: 0.12,
    lasts: 2.2,
  }),
  timbre({
    bright: [1, 0.8, 0.5, 0.6, 0, 0.3, 0, 0.25],
    dull: [1, 0.8, 0.5, 0.6, 0, 0.3, 0, 0.25],
    rise: 0.03,
    fades: 1,
    lasts: 2.2,
  }),
  // Guitar, electric guitar, bass, plucked strings.
  string(2),
  timbre({
    bright: [1, 0.9, 0.7, 0.5, 0.5, 0.3, 0.25],
    dull: [1, 0.7, 0.4, 0.2],
    rise: 0.004,
    ring: 1.4,
    fades: 0.6,
    lasts: 2.2,
  }),
  timbre({
    bright: [1, 0.6, 0.3, 0.15, 0.1],
    dull: [1, 0.25],
    rise: 0.006,
    ring: 0.8,
    fades: 0.2,
    lasts: 1.8,
  }),
  string(0.7),
  // Cello, trombone, clarinet, saxophone.
  timbre({ bright: bowed, dull: bowed, rise: 0.12, fades: 1, tremble: 0.1, lasts: 2.4 }),
  timbre({ bright: brass, dull: brass.slice(0, 5), rise: 0.07, fades: 0.8, lasts: 2.2 }),
  timbre({ bright: reed, dull: reed, rise: 0.05, fades: 1, lasts: 2.2 }),
  timbre({
    bright: [1, 0.7, 0.6, 0.5, 0.3, 0.25, 0.15],
    dull: [1, 0.6, 0.45, 0.3, 0.15],
    rise: 0.06,
    fades: 0.6,
    tremble: 0.08,
    air: 0.02,
    lasts: 2.2,
  }),
  // Flute, wooden flute, bassoon, choir.
  timbre({ bright: pipe, dull: pipe, rise: 0.08, fades: 1, tremble: 0.1, air: 0.04, lasts: 2.2 }),
  timbre({ bright: [1, 0.05, 0.12], dull: [1, 0.03, 0.06], rise: 0.05, fades: 0.5, air: 0.08, lasts: 2.2 }),
  timbre({
    bright: [0.5, 1, 0.8, 0.4, 0.3, 0.15, 0.1],
    dull: [0.6, 1, 0.6, 0.3, 0.15],
    rise: 0.06,
    fades: 0.8,
    lasts: 2.2,
  }),
  timbre({
    bright: [1, 0.5, 0.35, 0.1, 0.06],
    dull: [1, 0.45, 0.3, 0.08],
    rise: 0.2,
    fades: 1,
    tremble: 0.15,
    air: 0.03,
    lasts: 2.4,
  }),
  // Vibraphone, music box, steel drum, marimba.
  bars(2.2, [1, 1, 0.9], [4, 0.25, 0.3], [9.9, 0.06, 0.08]),
  bars(1.6, [1, 1, 0.6], [3, 0.4, 0.4], [5.9, 0.2, 0.15]),
  bars(1.8, [1, 1, 0.6], [2.01, 0.7, 0.5], [3.02, 0.35, 0.3], [4.1, 0.15, 0.15]),
  bars(1.1, [1, 1, 0.28], [3.93, 0.35, 0.1], [9.2, 0.1, 0.03]),
  // Lead and pad of a synthesizer.
  timbre({ bright: saws, dull: saws, rise: 0.01, fades: 1, lasts: 2.2 }),
  timbre({
    bright: saws.slice(0, 5),
    dull: saws.slice(0, 3),
    rise: 0.4,
    fades: 1.2,
    tremble: 0.2,
    lasts: 2.6,
  }),
];

const turn = 2 * Math.PI;
/** Samples of one period. */
const points = 2_048;
/** Above half the sample rate a tone would alias. */
const highest = soundRate * 0.45;

/** One period with the audible overtones. */
function waveOf(overtones: readonly number[], pitch: number): Float32Array {
  const wave = new Float32Array(points + 1);
  for (const [at, loud] of overtones.entries()) {
    const times = at + 1;
    if (loud === 0 || pitch * times > highest) continue;
    for (let point = 0; point <= points; point += 1)
      wave[point] = (wave[point] ?? 0) + loud * Math.sin((turn * times * point) / points);
  }
  return wave;
}

/** Reading a stored wave is about ten times faster than adding overtones for each sample. */
function voiceOfTimbre(
  { bright, dull, rise, ring, fades, tremble = 0, air = 0 }: Timbre,
  pitch: number,
): Voice {
  const [first, later] = [waveOf(bright, pitch), waveOf(dull, pitch)];
  const breath = noise(17);
  return (time) => {
    const at = ((pitch * time) % 1) * points;
    const from = Math.floor(at);
    const share = at - from;
    const read = (wave: Float32Array) => (wave[from] ?? 0) * (1 - share) + (wave[from + 1] ?? 0) * share;
    const isBright = Math.exp(-time / fades);
    const loud =
      Math.min(1, time / rise) *
      (ring === undefined ? 1 : Math.exp(-time / ring)) *
      (1 - tremble * (0.5 + 0.5 * Math.sin(turn * 5.5 * time)));
    return loud * (read(first) * isBright + read(later) * (1 - isBright) + air * breath(time));
  };
}

const voiceOfBars =
  (given: Bars, pitch: number): Voice =>
  (time) =>
    given.reduce(
      (sum, [times, loud, ring]) =>
        pitch * times > highest
          ? sum
          : sum + loud * Math.sin(turn * pitch * times * time) * Math.exp(-time / ring),
      0,
    );

/** An instrument's sound at a pitch in hertz, and its length in seconds. */
export function toneOf(
  instrument: Instrument,
  pitch: number,
): { readonly lasts: number; readonly voice: Voice } {
  if (instrument.kind === 'timbre')
    return { lasts: instrument.timbre.lasts, voice: voiceOfTimbre(instrument.timbre, pitch) };
  if (instrument.kind === 'string') return { lasts: instrument.lasts, voice: pluck(pitch, 23) };
  return { lasts: instrument.lasts, voice: voiceOfBars(instrument.bars, pitch) };
}
