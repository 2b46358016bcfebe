import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import { Coverage, done, failed, shortestPaths } from '../../paths.ts';
import { typed } from './session.samples.ts';
import { machine, walk } from './session.walks.ts';

/** The paths move no clock: a session that has an hour, one that ends soon and one that is over are three sessions. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});
describe('every path of the session machine', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(50);
  });

  it('names a person in the context exactly while one is signed in [LO-06]', () => {
    const states = shortestPaths(machine, walk).map(({ state }) => state);
    const isIn = (state: (typeof states)[number]) =>
      state.matches('signedIn') ||
      state.matches('switching') ||
      state.matches('signingOut') ||
      state.matches('locked');
    const isOut = (state: (typeof states)[number]) =>
      state.matches('signedOut') || state.matches('signingIn') || state.matches('signingInByLink');
    expect(states.filter((state) => isIn(state) && state.context.person === null)).toEqual([]);
    expect(states.filter((state) => isOut(state) && state.context.person !== null)).toEqual([]);
  });

  it('keeps no password and no function in the context, whatever happens', () => {
    for (const { state } of shortestPaths(machine, walk)) {
      expect(JSON.stringify(state.context)).not.toContain('secret');
      expect(structuredClone(state.context)).toEqual(state.context);
    }
  });

  it.each([{ type: 'session.refused' }, { type: 'session.ended', reason: 'forced' }])(
    'locks the page from wherever one works on $type, and opens it for the same person [QU-64, ST-32]',
    (end) => {
      const logic: AnyStateMachine = machine;
      const places = shortestPaths(machine, walk).filter(({ state }) => state.matches('signedIn'));
      expect(places.length).toBeGreaterThan(5);
      for (const { state } of places) {
        const { person } = (state as SnapshotFrom<typeof machine>).context;
        const tab = createActor(logic, { snapshot: logic.getPersistedSnapshot(state) }).start();
        tab.send(end);
        expect(tab.getSnapshot().matches({ locked: 'ending' })).toBe(true);
        expect(tab.getSnapshot().context.person).toEqual(person);
        // Nothing of the person's leaves this browser with it.
        expect(tab.getSnapshot().context.forgetPersonId).toBeNull();
        tab.send(failed('endSession', { kind: 'unauthorized' }));
        tab.send(typed('A1', 'secret'));
        tab.send(done('signInAgain', { person, expiresAt: 3_600_000 }));
        expect(tab.getSnapshot().matches('signedIn')).toBe(true);
        expect(tab.getSnapshot().context).toMatchObject({ person, endReason: null, failure: null });
        tab.stop();
      }
    },
  );
});
