import { afterEach, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { everyMachine } from '#machines/every-machine.ts';
import { replay } from '#machines/shared/replay.ts';
import type { Recorder } from '#src/features/diagnostics/recorder/recorder.ts';
import { teacher, today } from '../notices/notice-form/notice-form.samples.ts';
import { done } from '../paths.ts';
import { atWork, startTestRecorder } from './typing.ts';

const running: { recorder?: Recorder; actors: AnyActorRef[] } = { actors: [] };
afterEach(() => {
  running.recorder?.stop();
  for (const actor of running.actors.splice(0)) actor.stop();
});
const record = () => (running.recorder = startTestRecorder());
const begin = (...args: Parameters<typeof atWork>) => {
  const actor = atWork(...args);
  running.actors.push(actor);
  return actor;
};
const formInput = { mode: 'add', noticeId: 0, person: teacher, today, draft: null };
const loaded = done('loadForm', { grades: [], notice: null, formSession: 's' });

it('begins with a machine that was at work before, and knows whose child a machine is', () => {
  const form = begin('noticeForm', formInput);
  const { take } = record();
  form.send(loaded);
  form.send({ type: 'files.add', files: [{ key: 'k', name: 'a.pdf', size: 3 }] });
  const recording = take();
  expect(recording.actors.map(({ id, machine, parent, name }) => [id, machine, parent, name])).toEqual([
    ['a1', 'noticeForm', null, 'noticeForm'],
    ['a2', 'uploadQueue', 'a1', 'uploads'],
  ]);
  expect(recording.steps.slice(0, 2).map(({ actor, kind, state }) => [actor, kind, state])).toEqual([
    ['a1', 'start', 'preparing'],
    ['a1', 'event', expect.objectContaining({ open: expect.anything() })],
  ]);
  expect(recording.steps.map(({ at }) => at)).toEqual(
    recording.steps.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  expect(recording.steps.map(({ event }) => event.type)).toContain('uploads.changed');
  expect(replay(recording, everyMachine).divergence).toBeNull();
});

it('keeps the last of what is typed letter by letter', () => {
  const { take } = record();
  const form = begin('noticeForm', formInput);
  form.send(loaded);
  for (const text of ['T', 'Tr', 'Tri', 'Trip']) form.send({ type: 'edit.title', text });
  form.send({ type: 'edit.description', text: 'On Monday' });
  const titles = take().steps.filter(({ event }) => event.type === 'edit.title');
  // The first letter moved the form on; what followed did not.
  expect(titles.map(({ event }) => String(event['text']).length)).toEqual([1, 4]);
});

it('forgets the oldest, begins afresh there, and still goes the same way', () => {
  const { take } = record();
  const form = begin('noticeForm', formInput);
  form.send(loaded);
  for (let round = 0; round < 3000; round += 1) form.send({ type: 'edit.asks_receipt', on: round % 2 === 0 });
  form.send({ type: 'form.close' });
  const recording = take();
  expect(recording.steps.length).toBeGreaterThan(500);
  expect(recording.steps.length).toBeLessThan(2300);
  expect(JSON.stringify(recording).length).toBeLessThan(600_000);
  expect(recording.steps[0]?.event.type).not.toBe('xstate.init');
  expect(replay(recording, everyMachine).divergence).toBeNull();
});

it('notes a machine that is stopped', () => {
  const { take } = record();
  const form = begin('noticeForm', formInput);
  form.send(loaded);
  form.stop();
  expect(
    take()
      .steps.filter(({ actor }) => actor === 'a1')
      .at(-1),
  ).toMatchObject({
    kind: 'stop',
    status: 'stopped',
  });
});

it('costs the app next to nothing while it is off, and little while it is on', () => {
  const once = () => {
    const form = begin('noticeForm', formInput);
    form.send(loaded);
    const began = performance.now();
    for (let round = 0; round < 2000; round += 1)
      form.send({ type: 'edit.title', text: `A notice of forty letters in its title ${round}` });
    return ((performance.now() - began) / 2000) * 1000;
  };
  once();
  const off = once();
  record();
  const on = once();
  // Microseconds an event; the bound is generous, the figure is for the report.
  process.stdout.write(`recorder: ${off.toFixed(0)} µs an event off, ${on.toFixed(0)} µs on\n`);
  expect(on).toBeLessThan(5000);
});
