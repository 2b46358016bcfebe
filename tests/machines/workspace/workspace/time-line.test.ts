import { describe, expect, it } from 'vitest';
import { workspaceTimes } from '#machines/workspace/workspace/workspace.rules.ts';
import type { OpenedWorkspace } from '#machines/workspace/workspace/workspace.types.ts';
import { begin } from './begun-workspace.ts';
import { facts, programOf, savedAs, stored, typed, version } from './workspace.walks.ts';

describe('the time line', () => {
  it('brings a version back once everything is saved, and begins anew as a version', async () => {
    const on = begin();
    await on.ready();
    on.type();
    on.actor.send({ type: 'versions.open' });
    await on.settled();
    expect(on.sent).toHaveLength(1);
    on.actor.send({ type: 'version.look', sequence: 1 });
    await on.settled();
    on.actor.send({ type: 'version.restore' });
    await on.settled();
    expect(on.said().at(-1)).toEqual({ type: 'load', program: stored });
    expect(on.actor.getSnapshot().context.base).toBe(3);
    on.actor.send({ type: 'versions.open' });
    await on.settled();
    on.actor.send({ type: 'start.over' });
    await on.settled();
    expect(on.said().at(-1)).toEqual({ type: 'load', program: null });
  });
});

it.each(['before the newest is read', 'after it'])(
  'brings a version back whose hint comes before its answer: %s',
  async (order) => {
    let restored: (saved: ReturnType<typeof savedAs>) => void = () => undefined;
    let read: (newest: OpenedWorkspace) => void = () => undefined;
    const on = begin({
      newest: () =>
        new Promise((resolve) => {
          read = resolve;
        }),
      restore: () =>
        new Promise((resolve) => {
          restored = resolve;
        }),
    });
    await on.ready();
    for (const event of [{ type: 'versions.open' }, { type: 'version.look', sequence: 1 }] as const) {
      on.actor.send(event);
      await on.settled();
    }
    on.actor.send({ type: 'version.restore' });
    on.actor.send({ type: 'workspace.changed' });
    await on.settled();
    const steps = [
      () => restored(savedAs(3)),
      () => read({ facts: { ...facts, head: version(3) }, program: stored }),
    ];
    for (const step of order === 'after it' ? steps.toReversed() : steps) {
      step();
      await on.settled();
    }
    expect(on.said().at(-1)).toEqual({ type: 'load', program: stored });
    expect(on.actor.getSnapshot().context).toMatchObject({ program: stored, base: 3 });
    expect(on.emitted).toContainEqual({ type: 'brought.back', sequence: 3 });
    expect(on.at({ ready: { versions: 'closed' } })).toBe(true);
  },
);

describe('an editor that somebody emptied', () => {
  const emptied = async () => {
    const on = begin();
    await on.ready();
    on.type(programOf(''));
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.at({ ready: { save: 'emptied' } })).toBe(true);
    on.actor.send({ type: 'versions.open' });
    await on.settled();
    return on;
  };

  it('takes an earlier version back without a save of its own first', async () => {
    const on = await emptied();
    on.actor.send({ type: 'version.look', sequence: 1 });
    await on.settled();
    on.actor.send({ type: 'version.restore' });
    await on.settled();
    expect(on.said().at(-1)).toEqual({ type: 'load', program: stored });
    expect(on.at({ ready: { save: 'clean' } })).toBe(true);
    expect(on.emitted).toContainEqual({ type: 'keep', copy: null });
    expect([on.actor.getSnapshot().context.base, on.sent]).toEqual([3, []]);
    // It is an editor as any other from then on.
    on.type();
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.sent).toMatchObject([{ base: 3, program: typed }]);
  });

  it('starts over too, and one whose tool had nothing to keep takes a version back', async () => {
    const on = await emptied();
    on.actor.send({ type: 'start.over' });
    await on.settled();
    expect(on.at({ ready: { save: 'clean' } })).toBe(true);
    on.actor.send({ type: 'save.press' });
    on.actor.send({ type: 'frame.captured', id: 2, program: null });
    expect(on.at({ ready: { save: 'nothingYet' } })).toBe(true);
    for (const event of [{ type: 'versions.open' }, { type: 'version.look', sequence: 1 }] as const) {
      on.actor.send(event);
      await on.settled();
    }
    on.actor.send({ type: 'version.restore' });
    await on.settled();
    expect(on.at({ ready: { save: 'clean' } })).toBe(true);
    expect(on.said().at(-1)).toEqual({ type: 'load', program: stored });
  });

  it('is left alone where somebody types while the version is on its way', async () => {
    const on = await emptied();
    on.actor.send({ type: 'version.look', sequence: 1 });
    await on.settled();
    on.actor.send({ type: 'version.restore' });
    on.type();
    await on.settled();
    expect(on.actor.getSnapshot().context.program).toEqual(typed);
    expect(on.at({ ready: { save: 'dirty' } })).toBe(true);
  });
});
