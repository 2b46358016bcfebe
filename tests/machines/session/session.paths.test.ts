import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { Coverage, done, elapsed, failed, shortestPaths, type Walk } from '../paths.ts';
import { silentCallback, silentPromise } from '../stand-ins.ts';
import { asha, live, nobody, ravi, typed } from './session.samples.ts';

/** The paths move no clock: a session that has an hour, one that ends soon and one that is over are three sessions. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});
const soon = 30_000;

const machine = sessionMachine.provide({
  actors: {
    resumeSession: silentPromise(),
    signIn: silentPromise(),
    signInByLink: silentPromise(),
    signInDemo: silentPromise(),
    extendSession: silentPromise(),
    loginLease: silentCallback(),
    signOut: silentPromise(),
    crossTab: silentCallback(),
  },
});

const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'name.change', text: 'ICTADM_001' },
    { type: 'name.change', text: 'A1' },
    typed('MBXFAC_0012', 'secret'),
    typed('A1', 'secret'),
    typed('', ''),
    { type: 'link.submit', schoolId: 1, token: 'secret' },
    { type: 'demo.submit', role: 4 },
    { type: 'devices.keep' },
    { type: 'logout.submit', pages: [], unsent: 0 },
    { type: 'logout.submit', pages: [], unsent: 1 },
    { type: 'logout.confirm', pages: [], keep: true },
    { type: 'logout.cancel' },
    { type: 'session.extend' },
    { type: 'session.ended', reason: 'forced' },
    { type: 'lease.changed', lease: 'ours' },
    { type: 'lease.changed', lease: 'elsewhere' },
    { type: 'otherTab.extended', expiresAt: 3_600_000 },
    { type: 'session.refused' },
    { type: 'session.check' },
    { type: 'connection.restored' },
    { type: 'otherTab.signedOut' },
    { type: 'otherTab.signedIn', personId: asha.id },
    { type: 'otherTab.signedIn', personId: ravi.id },
    done('resumeSession', live(asha)),
    done('resumeSession', live(nobody)),
    done('resumeSession', live(asha, soon)),
    done('resumeSession', live(asha, 0)),
    done('resumeSession', live(ravi, Number.MAX_SAFE_INTEGER)),
    done('resumeSession', null),
    failed('resumeSession', { kind: 'unreachable' }),
    done('signIn', live(asha)),
    failed('signIn', {
      kind: 'refused',
      code: 'invalid_credentials',
      information: 'Invalid username or password.',
    }),
    failed('signIn', { kind: 'unreachable' }),
    failed('signIn', { kind: 'refused', code: 'multi_device', information: 'Elsewhere.' }),
    done('signInByLink', live(asha)),
    failed('signInByLink', { kind: 'unreachable' }),
    done('signInDemo', live(ravi)),
    failed('signInDemo', { kind: 'unreachable' }),
    done('signInAgain', live(asha)),
    done('signInAgain', live(ravi)),
    failed('signInAgain', { kind: 'refused', code: 'multi_device', information: 'Elsewhere.' }),
    failed('signInAgain', { kind: 'unreachable' }),
    done('resumeLocked', live(asha)),
    done('resumeLocked', null),
    failed('resumeLocked', { kind: 'unreachable' }),
    done('extendSession', { expiresAt: 3_600_000 }),
    failed('extendSession', { kind: 'unreachable' }),
    failed('loginLease', new Error('no channel')),
    done('signOut'),
    failed('signOut', { kind: 'unreachable' }),
    done('endSession'),
    failed('endSession', { kind: 'unauthorized' }),
    failed('crossTab', new Error('no channel')),
    elapsed('noAccess', 'session.signedIn.access.none'),
    elapsed('sessionWarning', 'session.signedIn.clock.running'),
    elapsed('sessionEnd', 'session.signedIn.clock.ending'),
    elapsed('sessionEnd', 'session.signedIn.clock.extending'),
    elapsed('signOutPatience', 'session.signingOut'),
    elapsed('signOutPatience', 'session.locked.ending'),
    elapsed('loginNotice', 'session.signedOut.failure.shown'),
    elapsed('loginNotice', 'session.signedOut.name.rewritten'),
  ],
  project: ({ context }) => [
    context.person?.id,
    context.expiresAt,
    context.failure?.code,
    context.endReason,
    context.loginNameChangedTo,
    context.hearsOtherTabs,
  ],
};

describe('every path of the session machine', () => {
  it('reaches every state, takes every transition and is never stuck', { timeout: 120_000 }, () => {
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
