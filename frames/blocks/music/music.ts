import { render } from '../library/synth.ts';
import { waveFile } from '../library/wave-file.ts';
import { drums } from './drums.ts';
import { instruments, toneOf } from './instruments.ts';

/**
 * Sounds of the music blocks. Scratch's package has them in a form that no browser plays, so they are computed when a
 * user adds these blocks, and need no download.
 */

/** Scratch's names: `drums/1-snare.mp3`, `instruments/1-piano/60.mp3`. The last number is a note, 60 middle C. */
const drumName = /^drums\/(\d+)-[\w-]+\.mp3$/;
const noteName = /^instruments\/(\d+)-[\w-]+\/(\d+)\.mp3$/;

const pitchOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** A WAV; null: the name has another form. */
function soundOf(name: string): Uint8Array | null {
  const [, drumNumber] = drumName.exec(name) ?? [];
  const drum = drums[Number(drumNumber) - 1];
  if (drum) return waveFile(render(drum.lasts, drum.voice()));
  const [, number, note] = noteName.exec(name) ?? [];
  const instrument = instruments[Number(number) - 1];
  if (!instrument) return null;
  const { lasts, voice } = toneOf(instrument, pitchOf(Number(note)));
  return waveFile(render(lasts, voice));
}

/** Buffers by name, as Scratch expects. It checks for one and then takes it, which empties the buffer. */
export function musicSounds(): Readonly<Record<string, ArrayBuffer | undefined>> {
  const made = new Map<string, Uint8Array | null>();
  return new Proxy<Record<string, ArrayBuffer | undefined>>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined;
        const known = made.get(name);
        const sound = known === undefined ? soundOf(name) : known;
        made.set(name, sound);
        return sound ? new Uint8Array(sound).buffer : undefined;
      },
    },
  );
}
