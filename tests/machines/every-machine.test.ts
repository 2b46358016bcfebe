import { beforeAll, describe, expect, it } from 'vitest';
import { atStart } from './at-time.ts';
import { failuresWithoutWayBack, invokesWithoutErrorWay, namelessInvokes } from './error-ways.ts';
import { everyWalk, machineFolders } from './every-walk.ts';
import { Chance } from './random-walk.ts';
import { breachInWords, wander } from './wander.ts';

/** `npm run paths` takes 100,000. */
const steps = 5_000;

describe('every machine', () => {
  let walks: Awaited<ReturnType<typeof everyWalk>>;
  beforeAll(async () => {
    walks = await everyWalk();
  });

  it('has walks beside its tests, and stands in the list of all', () => {
    expect(walks.missing).toEqual([]);
    expect(walks.found.map(({ folder }) => folder)).toEqual(machineFolders());
  });

  it.each(machineFolders())(
    '%s says what follows when a call fails, and leads back to it or to an end',
    {
      timeout: 300_000,
    },
    (folder) => {
      const walked = walks.found.find((each) => each.folder === folder)?.walked;
      if (!walked) throw new Error(`${folder} has no walks.`);
      const { machine } = walked;
      expect(invokesWithoutErrorWay(machine)).toEqual([]);
      expect(namelessInvokes(machine)).toEqual([]);
      const stuck = atStart(() =>
        Object.values(walked.walks).flatMap((walk) => failuresWithoutWayBack(machine, walk)),
      );
      expect(stuck).toEqual([]);
    },
  );

  it.each(machineFolders())(
    '%s keeps its promises on 5,000 random steps',
    {
      timeout: 300_000,
    },
    (folder) => {
      const walked = walks.found.find((each) => each.folder === folder)?.walked;
      if (!walked) throw new Error(`${folder} has no walks.`);
      expect(walked.invariants.length).toBeGreaterThan(1);
      const { breach, places } = wander(walked, new Chance(2026), steps);
      expect(breach && breachInWords(breach)).toBeNull();
      expect(places).toBeGreaterThan(3);
    },
  );
});
