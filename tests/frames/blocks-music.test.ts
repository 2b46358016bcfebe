import { describe, expect, it } from 'vitest';
import { musicSounds } from '../../frames/blocks/music/music.ts';
import { urduMusic } from '../../frames/blocks/urdu/urdu.ts';

/** What Scratch 4.0.10 asks for. */
const drums =
  '1-snare 2-bass-drum 3-side-stick 4-crash-cymbal 5-open-hi-hat 6-closed-hi-hat 7-tambourine 8-hand-clap 9-claves 10-wood-block 11-cowbell 12-triangle 13-bongo 14-conga 15-cabasa 16-guiro 17-vibraslap 18-cuica';
const instruments =
  '1-piano/24 1-piano/60 1-piano/108 2-electric-piano/60 3-organ/60 4-guitar/60 5-electric-guitar/60 6-bass/36 7-pizzicato/60 8-cello/48 9-trombone/48 10-clarinet/60 11-saxophone/84 12-flute/72 13-wooden-flute/72 14-bassoon/36 15-choir/60 16-vibraphone/72 17-music-box/60 18-steel-drum/60 19-marimba/60 20-synth-lead/60 21-synth-pad/60';

const rate = 22_050;
const samplesOf = (buffer: ArrayBuffer | undefined): Float32Array => {
  const view = new DataView(buffer ?? new ArrayBuffer(44));
  return Float32Array.from(
    { length: (view.byteLength - 44) / 2 },
    (_, at) => view.getInt16(44 + at * 2, true) / 32_768,
  );
};

/** How alike the sound is to itself a while later, from 0 to 1. */
function alike(samples: Float32Array, later: number): number {
  const [from, to] = [2_000, 6_000];
  let [same, all] = [0, 0];
  for (let at = from; at < to; at += 1) {
    same += (samples[at] ?? 0) * (samples[at + later] ?? 0);
    all += (samples[at] ?? 0) ** 2;
  }
  return same / all;
}

describe('the sounds of the blocks for music', () => {
  it('has every drum and instrument that Scratch asks for, each heard and without a click at its end [CW-05]', () => {
    const sounds = musicSounds();
    const names = [
      ...drums.split(' ').map((name) => `drums/${name}.mp3`),
      ...instruments.split(' ').map((name) => `instruments/${name}.mp3`),
    ];
    const wrong = names.filter((name) => {
      const samples = samplesOf(sounds[name]);
      const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      return !(loudest > 0.5 && loudest < 1 && Math.abs(samples.at(-1) ?? 1) < 0.02);
    });
    expect(wrong).toEqual([]);
    expect(sounds['drums/19-elsewhere.mp3']).toBeUndefined();
    // Whoever plays a sound takes its bytes away.
    const [first, second] = [sounds['drums/1-snare.mp3'], sounds['drums/1-snare.mp3']];
    expect(first).not.toBe(second);
    expect(samplesOf(first)).toEqual(samplesOf(second));
  });

  it('plays instruments at their pitch [CW-05]', () => {
    const sounds = musicSounds();
    for (const name of ['1-piano', '3-organ', '4-guitar', '10-clarinet', '20-synth-lead']) {
      const samples = samplesOf(sounds[`instruments/${name}/60.mp3`]);
      // The middle C: 261.63 Hz.
      const turn = Math.round(rate / 261.63);
      expect.soft(alike(samples, turn), name).toBeGreaterThan(0.8);
      expect.soft(alike(samples, turn), name).toBeGreaterThan(alike(samples, Math.round(turn * 1.5)));
    }
  });

  it('has its words in Urdu', () => {
    for (const [name, text] of Object.entries(urduMusic)) {
      expect.soft(text, name).toMatch(/\p{Script=Arabic}/u);
      // The places of its fields stay.
      expect.soft(/Beats/.test(name) ? text : '[BEATS]').toContain('[BEATS]');
    }
  });
});
