import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type Recording, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { everyMachine } from '#machines/every-machine.ts';
import { replay } from '#machines/shared/replay.ts';
import { recordTyping, type Texts, typings } from './diagnostics/typing.ts';

const folder = new URL('./recordings/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): Recording =>
  v.parse(recordingSchema, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

type Branch = Record<string, unknown>;
/** A copy of a chart's parts that may be changed; its functions stay the same ones. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || 'root' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
}

/** The machines, one of them with something in its chart changed: the branch at this path gets other entries. */
function withBranch(id: string, path: readonly string[], change: Branch) {
  const machine = everyMachine[id];
  if (!machine) throw new Error(`There is no chart ${id}.`);
  const config = copyOf(machine.config) as Branch;
  const branch = path.reduce<Branch>((at, key) => at[key] as Branch, config);
  Object.assign(branch, change);
  return { ...everyMachine, [id]: createMachine(config as never, machine.implementations as never) };
}

const withGuard = (id: string, guards: Readonly<Record<string, () => boolean>>) => ({
  ...everyMachine,
  [id]: (everyMachine[id] as AnyStateMachine).provide({ guards }),
});

const words: Texts = ['Asha', 'Welcome@1', 'Welcome@1'];
const recorded = (machine: string): Recording => {
  const typing = typings.find((each) => each.machine === machine);
  if (!typing) throw new Error(`${machine} is no form.`);
  return recordTyping(typing, words);
};
const signIn = () => recorded('session');

it('goes the same way with the machines of today, step by step', () => {
  const recording = recorded('noticeForm');
  const { steps, divergence } = replay(recording, everyMachine);
  expect(divergence).toBeNull();
  expect(steps).toHaveLength(recording.steps.length);
  expect(steps.every(({ isSame }) => isSame)).toBe(true);
});

it.each(files)('goes the way of %s, recorded in a browser', (name) => {
  expect(replay(read(name), everyMachine).divergence).toBeNull();
});

it('names another guard', () => {
  const machines = withGuard('noticeForm', { isBlocked: () => true });
  expect(replay(recorded('noticeForm'), machines).divergence).toMatch(
    /^step \d+: noticeForm got form\.submit; recorded open\.work\.\w+, now open\.work\.editing\.ready \(took form\.submit to .*checking.*if isBlocked.*\)$/,
  );
});

it('names another target', () => {
  const machines = withBranch('session', ['states', 'signingIn', 'invoke'], { onDone: 'signedOut' });
  expect(replay(signIn(), machines).divergence).toMatch(
    /^step \d+: session got xstate\.done\.actor\.signIn; recorded signedIn.*, now signedOut/,
  );
});

it('names a way back from a failure that is gone', () => {
  const path = ['states', 'open', 'states', 'work', 'states', 'judging'];
  const machines = withBranch('noticeForm', path, { always: { target: 'editing' } });
  expect(replay(recorded('noticeForm'), machines).divergence).toMatch(
    /^step \d+: noticeForm got xstate\.error\.actor\.saveNotice; recorded open\.work\.unsent, now open\.work\.editing\.ready/,
  );
});

it('says what it cannot begin', () => {
  expect(replay(signIn(), {}).divergence).toBe('step 1: session is not a machine of this version');
  const broken = signIn();
  const actors = broken.actors.map((actor) => ({
    ...actor,
    snapshot: { ...(actor.snapshot as object), value: 'nowhere' },
  }));
  expect(replay({ ...broken, actors }, everyMachine).divergence).toMatch(
    /^step 1: session cannot begin where it began: /,
  );
});

it('asks the clock of then, and puts the one of now back', () => {
  const recording = signIn();
  const later = { ...recording, startedAt: '2031-01-01T00:00:00.000Z' };
  expect(replay(recording, everyMachine).divergence).toBeNull();
  // Five years on the session is over as soon as it began.
  expect(replay(later, everyMachine).divergence).toMatch(/session got xstate\.done\.actor\.signIn/);
  expect(Math.abs(Date.now() - Date.parse(recording.startedAt))).toBeLessThan(60_000);
});
