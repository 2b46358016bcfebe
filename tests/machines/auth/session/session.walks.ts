import type { SnapshotFrom } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import { loginProblem } from '#machines/auth/session/session.rules.ts';
import type { Credentials } from '#machines/auth/session/session.types.ts';
import { sessionView } from '#machines/auth/session/session.view.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, keepsNone, runningOf, walked } from '../../walked-machine.ts';
import { asha, live, nobody, ravi, typed } from './session.samples.ts';

/** The walks stand at the clock's start: a session of an hour, one that ends soon and one that is over are three. */
const soon = 30_000;

export const machine = sessionMachine.provide({
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

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'name.change', text: 'ICTADM_001' },
    { type: 'name.change', text: 'A1' },
    typed('MBXFAC_0012', 'secret'),
    typed('A1', 'secret'),
    typed('', ''),
    { type: 'link.submit', schoolId: 1, token: 'secret' },
    { type: 'account.submit', loginName: '', password: '', endOthers: false },
    { type: 'demo.submit', role: 4 },
    { type: 'devices.keep' },
    { type: 'logout.submit', pages: [], unsent: 0 },
    { type: 'logout.submit', pages: [], unsent: 1 },
    { type: 'logout.confirm', pages: [], keep: true },
    { type: 'logout.cancel' },
    { type: 'session.extend' },
    { type: 'session.ended', reason: 'forced' },
    { type: 'session.ended', reason: 'provider' },
    { type: 'lease.changed', lease: 'ours' },
    { type: 'lease.changed', lease: 'elsewhere' },
    { type: 'otherTab.extended', expiresAt: 3_600_000 },
    { type: 'password.asked' },
    { type: 'password.settled' },
    { type: 'session.refused' },
    { type: 'session.check' },
    { type: 'person.changed' },
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
    done('askPerson', live(asha)),
    done('askPerson', live(ravi)),
    done('askPerson', null),
    failed('askPerson', { kind: 'unreachable' }),
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
    context.person?.mustChangePassword,
  ],
};

type Tab = SnapshotFrom<typeof machine>;

const isAnywhere = (tab: Tab, ...states: readonly Parameters<Tab['matches']>[0][]) =>
  states.some((state) => tab.matches(state));

export const session = walked({
  machine,
  walks: { tab: walk },
  surprise: (chance) =>
    typed(chance.oneOf(['A1', 'MBXFAC_0012', 'x', '']), chance.oneOf(['secret', 'se cret', 's', '']), {
      otp: chance.oneOf(['', '', '123456', '12']),
      endOthers: chance.next() < 0.3,
    }),
  invariants: [
    {
      name: 'a person is known while one is signed in, being signed out or locked out, and at no other time',
      holds: (tab) =>
        isAnywhere(tab, 'resuming')
          ? true
          : isAnywhere(tab, 'signedIn', 'switching', 'signingOut', 'locked') ===
            (tab.context.person !== null),
    },
    {
      name: 'nobody works on when the time is up',
      holds: (tab) => !tab.matches('signedIn') || (tab.context.expiresAt ?? 0) > Date.now(),
    },
    {
      name: 'a locked page is nobody else’s',
      holds: (tab, before) =>
        !tab.matches('locked') || !before?.matches('locked') || tab.context.person === before.context.person,
    },
    {
      name: 'a page is locked over what somebody was doing, never over nothing',
      holds: (tab, before) =>
        !tab.matches('locked') ||
        before === null ||
        before.context.person !== null ||
        before.matches('resuming'),
    },
    {
      name: 'an incomplete login form asks nothing of the server',
      holds: (tab, before, event) =>
        !(begins('signIn', tab, before) || begins('signInAgain', tab, before)) ||
        event?.type === 'account.submit' ||
        (event?.type === 'login.submit' && loginProblem(event as unknown as Credentials) === null),
    },
    {
      name: 'one call about the session at a time',
      holds: (tab) =>
        runningOf(
          tab,
          'resumeSession',
          'signIn',
          'signInByLink',
          'signInDemo',
          'extendSession',
          'signOut',
          'endSession',
          'signInAgain',
          'resumeLocked',
        ) <= 1,
    },
    {
      name: 'no password, code or token is kept',
      holds: (tab) => keepsNone(tab, 'secret', 'se cret', '123456'),
    },
    {
      name: 'drafts leave this browser only by the wish of the person, never because a session ended by itself',
      holds: (tab, before) => {
        if (!begins('endSession', tab, before)) return true;
        const { forgetPersonId } = inputOf(tab, 'endSession') as { readonly forgetPersonId: number | null };
        return forgetPersonId === null;
      },
    },
    {
      name: 'who was signed in last stays known',
      holds: (tab, before) =>
        before === null || before.context.person === null || tab.context.lastPersonId !== null,
    },
    {
      name: 'what the screen shows fits the state: an app only for a person, a login page for none',
      holds: (tab) => {
        const { screen, person, isLocked, isSigningIn } = sessionView(tab);
        if (screen === 'app' || screen === 'leaving') return person !== null;
        return person === null && !isLocked && (!isSigningIn || screen === 'login');
      },
    },
  ],
});
