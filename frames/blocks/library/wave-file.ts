import { soundRate } from './library-types.ts';

/** A WAV of one channel, 16 bits per sample. */
export function waveFile(samples: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const letters = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((letter, index) => view.setUint8(at + index, letter));
  letters(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, soundRate, true);
  view.setUint32(28, soundRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) =>
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return new Uint8Array(view.buffer);
}
