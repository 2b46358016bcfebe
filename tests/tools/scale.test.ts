import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costOf, costs, loadOf, morning } from '#tests/load/scale-costs.ts';
import { scalePage, told, toldBytes } from '../../tools/scale-page.ts';

describe('the paper of scale', () => {
  it('is the page that the measured costs make', () => {
    expect(readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8'), 'npm run docs:scale').toBe(
      scalePage(),
    );
  });

  it('adds up the steps of a student, each as often as it is done', () => {
    const { save } = costs;
    const more = costOf({ ...morning, save: morning.save + 2 });
    expect(more.inserted - costOf(morning).inserted).toBeCloseTo(2 * save.inserted);
    expect(more.calls - costOf(morning).calls).toBeCloseTo(2 * save.calls);
  });

  it('divides the work of a morning by its seconds', () => {
    const { server, calls } = costOf(morning);
    const load = loadOf(6_000, 10);
    expect(load.serverCores).toBeCloseTo((server * 10) / 1000);
    expect(load.callsPerSecond).toBeCloseTo(calls * 10);
    expect(load.sockets).toBe(12_000);
  });

  it('writes figures with the digits that count', () => {
    expect([0, 1.26, 17.4, 1_666, 2_990_000, 49e9].map(told)).toEqual([
      '0',
      '1.3',
      '17',
      '1,700',
      '3 million',
      '49 billion',
    ]);
    expect([0, 0.5, 110, 1_400, 9.7e6].map(toldBytes)).toEqual([
      '0 kB',
      '0.5 kB',
      '110 kB',
      '1.4 MB',
      '9.7 GB',
    ]);
  });
});
