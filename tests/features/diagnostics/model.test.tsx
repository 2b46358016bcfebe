import { describe, expect, it } from 'vitest';
import { type AnyActorRef, assign, createActor, createMachine, fromPromise, setup } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import { chartModel } from '#src/features/diagnostics/inspector/chart/chart-model.ts';
import { englishWords } from '#src/features/diagnostics/inspector/chart/chart-words.ts';
import { startWatch } from '#src/features/diagnostics/inspector/live/watch.ts';
import { callName } from '#src/features/diagnostics/inspector/live/watch-calls.ts';
import { differences } from '#src/features/diagnostics/inspector/model/differences.ts';
import { acceptedEvents, guardFacts, stateText } from '#src/features/diagnostics/inspector/model/events.ts';
import { masked } from '#src/features/diagnostics/inspector/model/mask.ts';
import {
  parseRecording,
  readRecording,
  toRecording,
} from '#src/features/diagnostics/inspector/model/recordings.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { inputOf, loaded } from '#tests/machines/notices/notice-form/notice-form.samples.ts';
import { silentForm } from '#tests/machines/notices/notice-form/notice-form.walks.ts';
import { done } from '#tests/machines/paths.ts';

const ring = createMachine({ id: 'ring', initial: 'on', states: { on: {} } });

const door = setup({
  types: {
    context: {} as { tries: number; password: string },
    events: {} as { type: 'knock'; password: string } | { type: 'shut' },
  },
  guards: {
    isTired: ({ context }) => context.tries > 1,
    isRight: ({ event }) => event.type === 'knock' && event.password === 'sesame',
  },
  actors: {
    ring,
    wait: fromPromise(async () => 'x'),
  },
}).createMachine({
  id: 'door',
  context: { tries: 0, password: 'sesame' },
  initial: 'shut',
  states: {
    shut: {
      invoke: { id: 'bell', src: 'ring' },
      on: {
        knock: [
          { guard: 'isTired', target: 'locked' },
          { guard: 'isRight', target: 'open' },
          { actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        ],
      },
    },
    open: { on: { shut: 'shut' } },
    locked: { type: 'final' },
  },
});

function watched() {
  const actor = createActor(door);
  const watch = startWatch();
  const leave = announceActor(actor);
  actor.start();
  return { actor, watch, end: () => (leave(), watch.stop(), actor.stop()) };
}

describe('watching machines', () => {
  it('notes events, states, contexts, transitions and children, with passwords masked', () => {
    const { actor, watch, end } = watched();
    actor.send({ type: 'knock', password: 'rhubarb' });
    actor.send({ type: 'knock', password: 'sesame' });
    const { actors, steps } = watch.read();
    expect(actors.map(({ machine, name, parent }) => [machine, name, parent])).toEqual([
      ['door', 'door', null],
      ['ring', 'bell', 'a1'],
    ]);
    const own = steps.filter((step) => step.actor === 'a1');
    expect(own.map(({ event, before, state }) => [event.type, before, state])).toEqual([
      ['xstate.init', 'shut', 'shut'],
      ['knock', 'shut', 'shut'],
      ['knock', 'shut', 'open'],
    ]);
    expect(own[1]?.contextBefore).toMatchObject({ tries: 0 });
    expect(own[1]?.context).toMatchObject({ tries: 1 });
    expect(own[2]?.transitions).toEqual(['door.shut|knock|1']);
    expect(JSON.stringify(steps.map(({ event }) => event))).not.toMatch(/sesame|rhubarb/);
    expect(steps.some(({ actor: id, kind }) => id === 'a2' && kind === 'stop')).toBe(true);
    end();
  });

  it('notes nothing while it pauses and nothing once it has stopped', () => {
    const { actor, watch, end } = watched();
    const before = watch.read().steps.length;
    watch.pause(true);
    actor.send({ type: 'knock', password: '' });
    expect(watch.read().steps).toHaveLength(before);
    watch.pause(false);
    watch.stop();
    actor.send({ type: 'knock', password: '' });
    expect(watch.read().steps).toHaveLength(before);
    end();
  });

  it('keeps what it noted small: a thousand events cost little', () => {
    const { actor, watch, end } = watched();
    for (let index = 0; index < 4_000; index += 1) actor.send({ type: 'shut' });
    expect(watch.read().steps.length).toBeLessThanOrEqual(1_500);
    end();
  });

  it('names calls by their last part, never by what was asked', () => {
    expect(callName('http://127.0.0.1:1/api/v1/get-notice?id=7&q=x')).toBe('get-notice');
  });
});

describe('what a step tells', () => {
  const model = chartModel(door, englishWords);

  it('says which guards held, which did not, and which were not asked', () => {
    const step = { before: 'shut', event: { type: 'knock' } } as const;
    expect(guardFacts(model, { ...step, transitions: ['door.shut|knock|1'] })).toEqual([
      { guard: 'tired', state: 'door.shut', held: false },
      { guard: 'right', state: 'door.shut', held: true },
    ]);
    expect(
      guardFacts(model, { ...step, transitions: ['door.shut|knock|0'] }).map(({ held }) => held),
    ).toEqual([true, null]);
  });

  it('lists the events a state takes, without those machines send themselves', () => {
    expect(acceptedEvents(model, 'shut')).toEqual(['knock']);
    const session = chartModel(sessionMachine, englishWords);
    expect(
      acceptedEvents(session, { signedIn: { clock: 'ending', access: 'some', leaving: 'staying' } }),
    ).toEqual(expect.arrayContaining(['session.extend', 'logout.submit', 'demo.submit']));
  });

  it('tells differences by their path', () => {
    expect(differences({ a: 1, b: { c: [1, 2] }, d: 0 }, { a: 1, b: { c: [1, 3, 4] }, e: 0 })).toEqual([
      { path: ['b', 'c', '1'], kind: 'changed', before: 2, after: 3 },
      { path: ['b', 'c', '2'], kind: 'added', before: undefined, after: 4 },
      { path: ['d'], kind: 'gone', before: 0, after: undefined },
      { path: ['e'], kind: 'added', before: undefined, after: 0 },
    ]);
    expect(differences({ a: [1] }, { a: { 0: 1 } })).toHaveLength(1);
  });

  it('masks what nobody may read and keeps what failures say', () => {
    const shown = masked({
      password: 'Welcome@1',
      newPassword: 'x',
      token: 't',
      otp: 123_456,
      code: '482913',
      failure: { code: 'multi_device' },
      password_empty: '',
      file: new File(['abc'], 'a.txt', { type: 'text/plain' }),
      run: () => 1,
    });
    expect(shown).toEqual({
      password: '••••••',
      newPassword: '••••••',
      token: '••••••',
      otp: '••••••',
      code: '••••••',
      failure: { code: 'multi_device' },
      password_empty: '',
      file: { name: 'a.txt', size: 3, type: 'text/plain' },
      run: '(function)',
    });
  });

  it('says a state value in words', () => {
    expect(stateText({ signedIn: { clock: 'running', access: 'some' } })).toBe(
      'signedIn › clock › running, access › some',
    );
  });
});

describe('recordings', () => {
  const machines = { door, ring };
  const recorded = () => {
    const { actor, watch, end } = watched();
    actor.send({ type: 'knock', password: 'x' });
    actor.send({ type: 'knock', password: 'x' });
    actor.send({ type: 'knock', password: 'x' });
    end();
    return toRecording(watch.read(), '1', '/here');
  };

  it('are written so that they can be read again, and the machines of now come out alike', () => {
    const recording = parseRecording(JSON.stringify(recorded()));
    if (typeof recording === 'string') throw new Error(recording);
    const { shown, divergence } = readRecording(recording, machines);
    expect(divergence).toBeNull();
    expect(
      shown.steps.filter(({ actor }) => actor === 'a1').map(({ state, context }) => [state, context]),
    ).toEqual([
      ['shut', expect.objectContaining({ tries: 0 })],
      ['shut', expect.objectContaining({ tries: 1 })],
      ['shut', expect.objectContaining({ tries: 2 })],
      ['locked', expect.objectContaining({ tries: 2 })],
    ]);
    expect(shown.steps.find(({ state }) => state === 'locked')?.transitions).toEqual(['door.shut|knock|0']);
    expect(JSON.stringify(recording)).not.toContain('sesame');
  });

  it('name the first step at which a changed machine goes elsewhere', () => {
    const recording = recorded();
    const changed = door.provide({ guards: { isTired: () => false } });
    const { divergence } = readRecording(recording, { ...machines, door: changed });
    expect(divergence).toMatchObject({ machine: 'door', event: 'knock', recorded: 'locked', now: 'shut' });
    expect(recording.steps[(divergence?.index ?? 0) - 1]?.state).toBe('locked');
  });

  it('that are none are refused with the reason', () => {
    expect(parseRecording('{')).toBe('no-json');
    expect(parseRecording('{"version":2}')).toBe('no-recording');
  });
});

it('watches the notice form, whose queue of files takes its first steps before it stands anywhere', () => {
  const { start, stop } = startedForm();
  const watch = startWatch();
  const actor = start();
  actor.send(done('loadForm', loaded()));
  const { actors, steps } = watch.read();
  watch.stop();
  stop();
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(actors.map(({ name }) => name)).toEqual(['noticeForm', 'uploads']);
  const began = steps.find(({ kind, actor: id }) => kind === 'start' && id === actors[1]?.id);
  expect(began?.transitions).toEqual(['uploadQueue||0']);
});

/** The form on actors that stay silent, not begun yet. */
function startedForm() {
  // Only to itself does a machine send answers.
  const actor: AnyActorRef = createActor(silentForm, { input: inputOf() });
  const leave = announceActor(actor);
  return {
    start: () => {
      actor.start();
      return actor;
    },
    stop: () => {
      actor.stop();
      leave();
    },
  };
}
