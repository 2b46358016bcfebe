import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import { sessionSetup } from '#machines/auth/session/session.setup.ts';
import { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import { noticeFormSetup } from '#machines/notices/notice-form/notice-form.setup.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { uploadQueueSetup } from '#machines/upload-queue/upload-queue.setup.ts';
import { times } from '../long.ts';
import { session } from './auth/session/session.walks.ts';
import { coverageOf } from './check-machine.ts';
import { invokesWithoutErrorWay } from './error-ways.ts';
import { noticeForm } from './notices/notice-form/notice-form.walks.ts';
import { Chance } from './random-walk.ts';
import { uploadQueue } from './upload-queue/upload-queue.walks.ts';
import type { WalkedMachine } from './walked-machine.ts';
import { breachInWords, wander } from './wander.ts';

/** A part of a chart, to be spoilt. */
type Part = { [name: string]: unknown };
const part = (from: Part, ...path: readonly string[]): Part =>
  path.reduce((at, name) => at[name] as Part, from);

/** A copy of what a chart is made of: the real one stays as it is. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)]));
}

interface Sound {
  readonly walked: WalkedMachine;
  readonly config: unknown;
  readonly make: (config: never) => unknown;
}

const sounds = {
  session: {
    walked: session,
    config: sessionMachine.config,
    make: (config: never) => sessionSetup.createMachine(config),
  },
  noticeForm: {
    walked: noticeForm,
    config: noticeFormMachine.config,
    make: (config: never) => noticeFormSetup.createMachine(config),
  },
  uploadQueue: {
    walked: uploadQueue,
    config: uploadQueueMachine.config,
    make: (config: never) => uploadQueueSetup.createMachine(config),
  },
} satisfies Record<string, Sound>;

/** The same walks over a chart in which something was changed. */
function spoilt({ walked, config, make }: Sound, spoil: (chart: Part) => void): WalkedMachine {
  const chart = copyOf(config) as Part;
  spoil(chart);
  const { actors, actions } = walked.machine.implementations;
  const machine = make(chart as never) as AnyStateMachine;
  return { ...walked, machine: machine.provide({ actors, actions }) };
}

/** With another guard under the same name. */
function misjudging({ walked }: Sound, guards: Record<string, () => boolean>): WalkedMachine {
  return { ...walked, machine: walked.machine.provide({ guards }) };
}

/** Everything that random walks and the paths through the chart have to say. */
function complaintsOf(walked: WalkedMachine): readonly string[] {
  const { breach } = wander(walked, new Chance(7), 6_000);
  if (breach) return [breachInWords(breach)];
  const { states, transitions } = coverageOf(walked).gaps();
  return [...states, ...transitions, ...invokesWithoutErrorWay(walked.machine)].map(
    (what) => `unreached: ${what}`,
  );
}

const spoilings: readonly (readonly [string, () => WalkedMachine, RegExp])[] = [
  [
    'session: an incomplete login form counts as complete',
    () => misjudging(sounds.session, { isLoginIncomplete: () => false }),
    /incomplete login form asks nothing/,
  ],
  [
    'session: a sign-in that worked leads back to the login page',
    () =>
      spoilt(sounds.session, (chart) => {
        part(chart, 'states', 'signingIn', 'invoke', 'onDone').target = 'signedOut';
      }),
    /a person is known while one is signed in/,
  ],
  [
    'session: nothing is said of a link that does not work',
    () =>
      spoilt(sounds.session, (chart) => {
        delete part(chart, 'states', 'signingInByLink', 'invoke').onError;
      }),
    /it never breaks down/,
  ],
  [
    'noticeForm: a form with a problem counts as good',
    () => misjudging(sounds.noticeForm, { hasProblem: () => false }),
    /nothing is sent that the form itself finds wanting/,
  ],
  [
    'noticeForm: a lost answer leads back to the fields as if nothing had been sent',
    () =>
      spoilt(sounds.noticeForm, (chart) => {
        const ways = part(chart, 'states', 'open', 'states', 'work', 'states', 'judging').always as Part[];
        Object.assign(ways[1] ?? {}, { target: 'editing', actions: 'noteRefusal' });
      }),
    /the very same is sent again|unreached: noticeForm.open.work.unsent|only an answer settles/,
  ],
  [
    'noticeForm: divisions that do not load are not spoken of',
    () =>
      spoilt(sounds.noticeForm, (chart) => {
        delete part(chart, 'states', 'open', 'states', 'divisions', 'states', 'loading', 'invoke').onError;
      }),
    /it never breaks down/,
  ],
  [
    'uploadQueue: a file is tried again by itself for ever',
    () => misjudging(sounds.uploadQueue, { triesAgainByItself: () => true }),
    /unreached: uploadQueue on upload.failed/,
  ],
  [
    'uploadQueue: a session that is back lets files go without a connection',
    () =>
      spoilt(sounds.uploadQueue, (chart) => {
        part(chart, 'states', 'paused', 'states', 'cutOff', 'on')['session.restored'] =
          '#uploadQueue.working';
      }),
    /what is missing still keeps every file back/,
  ],
  [
    'uploadQueue: a crashed upload is not spoken of',
    () =>
      spoilt(sounds.uploadQueue, (chart) => {
        delete part(chart, 'on')['xstate.error.actor.*'];
      }),
    /it never breaks down/,
  ],
];

/** Everybody's run breaks each machine once. */
const broken = spoilings.filter((_, index) => index % times(3, 1) === 0);

describe('walks through a machine that is broken on purpose', () => {
  it.each(broken)('catch it: %s', (_what, machine, complaint) => {
    expect(complaintsOf(machine()).join('\n')).toMatch(complaint);
  });
});
