import { vi } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock, type Snapshot } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import type {
  AccountEntry,
  AnnounceEvent,
  AskWhileLive,
  Credentials,
  DemoCommand,
  LiveSession,
  OtherTabEvent,
  SessionEvent,
  SignOutCommand,
  StudentLink,
} from '#machines/auth/session/session.types.ts';
import { sessionView } from '#machines/auth/session/session.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { asha, live } from './session.samples.ts';

/** One tab on the machine, every actor answered by the test, and both clocks in its hand. */
export function startTab(snapshot?: Snapshot<unknown>) {
  const clock = new SimulatedClock();
  const resume = deferredActor<LiveSession | null, AskWhileLive | undefined>();
  const signIn = deferredActor<LiveSession, Credentials | AccountEntry>();
  const signInByLink = deferredActor<LiveSession, StudentLink>();
  const signInDemo = deferredActor<LiveSession, DemoCommand>();
  const extend = deferredActor<{ expiresAt: number }, void>();
  const signOut = deferredActor<void, SignOutCommand>();
  const announced: AnnounceEvent[] = [];
  let hear: (event: OtherTabEvent) => void = () => {};
  let hearLease: (event: SessionEvent) => void = () => {};
  const machine = sessionMachine.provide({
    actors: {
      resumeSession: resume.logic,
      signIn: signIn.logic,
      signInByLink: signInByLink.logic,
      signInDemo: signInDemo.logic,
      extendSession: extend.logic,
      signOut: signOut.logic,
      loginLease: fromCallback<EventObject, void>(({ sendBack }) => {
        hearLease = sendBack;
      }),
      crossTab: fromCallback<AnnounceEvent, void>(({ sendBack, receive }) => {
        hear = sendBack;
        receive((event) => announced.push(event));
      }),
    },
  });
  const actor = createActor(machine, { clock, ...(snapshot ? { snapshot } : {}) }).start();
  return {
    actor,
    resume,
    signIn,
    signInByLink,
    signInDemo,
    extend,
    signOut,
    announced,
    otherTab: (event: OtherTabEvent) => hear(event),
    lease: (lease: 'ours' | 'elsewhere') => hearLease({ type: 'lease.changed', lease }),
    view: () => sessionView(actor.getSnapshot()),
    wait: (milliseconds: number) => {
      vi.setSystemTime(Date.now() + milliseconds);
      clock.increment(milliseconds);
    },
  };
}

export async function startSignedOut() {
  const tab = startTab();
  tab.resume.calls[0]?.resolve(null);
  await settle();
  return tab;
}

export async function startSignedIn(person = asha) {
  const tab = startTab();
  tab.resume.calls[0]?.resolve(live(person));
  await settle();
  return tab;
}
