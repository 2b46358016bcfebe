import { describe, expect, it } from 'vitest';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { Coverage, done, elapsed, failed, shortestPaths, type Walk } from '../paths.ts';
import { silentCallback, silentPromise } from '../stand-ins.ts';
import { asha, live, ravi } from './session.samples.ts';

const machine = sessionMachine.provide({
  actors: {
    resumeSession: silentPromise(),
    signIn: silentPromise(),
    signOut: silentPromise(),
    crossTab: silentCallback(),
  },
});

const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'name.change', text: 'ICTADM_001' },
    { type: 'name.change', text: 'A1' },
    { type: 'login.submit', loginName: 'MBXFAC_0012', password: 'secret' },
    { type: 'login.submit', loginName: 'A1', password: 'secret' },
    { type: 'login.submit', loginName: '', password: '' },
    { type: 'logout.submit', pages: [] },
    { type: 'session.refused' },
    { type: 'session.check' },
    { type: 'connection.restored' },
    { type: 'otherTab.signedOut' },
    { type: 'otherTab.signedIn', personId: asha.id },
    { type: 'otherTab.signedIn', personId: ravi.id },
    done('resumeSession', live(asha)),
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
    done('signOut'),
    failed('signOut', { kind: 'unreachable' }),
    done('endSession'),
    failed('endSession', { kind: 'unauthorized' }),
    failed('crossTab', new Error('no channel')),
    elapsed('sessionEnd', 'session.signedIn'),
    elapsed('signOutPatience', 'session.signingOut'),
    elapsed('signOutPatience', 'session.expired'),
    elapsed('loginNotice', 'session.signedOut.failure.shown'),
    elapsed('loginNotice', 'session.signedOut.name.rewritten'),
  ],
  project: ({ context }) => [
    context.person?.id,
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
      state.matches('signedIn') || state.matches('signingOut') || state.matches('expired');
    const isOut = (state: (typeof states)[number]) =>
      state.matches('signedOut') || state.matches('signingIn');
    expect(states.filter((state) => isIn(state) && state.context.person === null)).toEqual([]);
    expect(states.filter((state) => isOut(state) && state.context.person !== null)).toEqual([]);
  });

  it('keeps no password and no function in the context, whatever happens', () => {
    for (const { state } of shortestPaths(machine, walk)) {
      expect(JSON.stringify(state.context)).not.toContain('secret');
      expect(structuredClone(state.context)).toEqual(state.context);
    }
  });
});
