import { describe, expect, it } from 'vitest';
import { workspaceTimes } from '#machines/workspace/workspace/workspace.rules.ts';
import { workspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { begin, type Save } from './begun-workspace.ts';
import { facts, programOf, savedAs, stored, typed } from './workspace.walks.ts';

/** Scratch and large paintings only say that they changed: their program is known when it was asked for. */

const [two, three] = [programOf('two'), programOf('three')];
const refusal = (code: string) => ({ kind: 'refused', code, information: 'No.' });
const keptProgram = (on: ReturnType<typeof begin>) => {
  const kept = on.kept();
  return kept?.type === 'keep' ? kept.copy?.program : undefined;
};

/** A workspace whose first change is on its way, and comes to nothing as `save` says. */
async function changed(save: Save) {
  const on = begin({ save });
  await on.ready();
  on.touch(two);
  on.clock.increment(workspaceTimes.pause);
  await on.settled();
  return on;
}

describe('what only was touched', () => {
  it.each([
    ['offline', { kind: 'unreachable' }],
    ['locked', { kind: 'unauthorized' }],
  ] as const)(
    'is kept here while the workspace is %s, a pause after each change [CW-18, CG-06]',
    async (state, why) => {
      const on = await changed(async () => {
        throw why;
      });
      expect(on.at({ ready: { save: state } })).toBe(true);
      expect(keptProgram(on)).toEqual(two);
      on.touch(three);
      expect(workspaceView(on.actor.getSnapshot()).isUnkept).toBe(true);
      on.clock.increment(workspaceTimes.pause);
      await on.settled();
      expect(keptProgram(on)).toEqual(three);
      expect(workspaceView(on.actor.getSnapshot()).isUnkept).toBe(false);
    },
  );

  it('is fetched at once where the tab goes away', async () => {
    const on = await changed(async () => {
      throw { kind: 'unreachable' };
    });
    on.touch(three);
    on.actor.send({ type: 'save.soon' });
    await on.settled();
    expect(keptProgram(on)).toEqual(three);
  });

  it('is sent after the save that it came too late for', async () => {
    let isAway = true;
    const on = await changed(async () => {
      if (isAway) throw { kind: 'unreachable' };
      return savedAs(2);
    });
    on.touch(three);
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    isAway = false;
    on.actor.send({ type: 'connection.restored' });
    await on.settled();
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.sent.at(-1)?.program).toEqual(three);
    expect(on.at({ ready: { save: 'saved' } })).toBe(true);
  });

  it('is sent too where it changed while its page wrote it down', async () => {
    const on = begin();
    await on.ready();
    on.touch(two);
    on.clock.increment(workspaceTimes.pause);
    on.actor.send({ type: 'frame.touched' });
    await on.settled();
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.sent).toHaveLength(2);
  });

  it('leaves the copy as it is where the page has nothing to give', async () => {
    const on = await changed(async () => {
      throw { kind: 'unreachable' };
    });
    on.touch(programOf(''));
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(keptProgram(on)).toEqual(two);
  });

  it('is part of the choice where another device saved meanwhile [CW-21]', async () => {
    const on = begin({
      save: async (sending) => {
        if (sending.base === 1) throw refusal('program_conflict');
        return savedAs(4);
      },
    });
    await on.ready();
    on.touch(two);
    on.clock.increment(workspaceTimes.pause);
    on.touch(three);
    await on.settled();
    expect(on.at({ ready: { save: { conflict: 'asked' } } })).toBe(true);
    on.actor.send({ type: 'conflict.keep_theirs' });
    await on.settled();
    expect(on.sent.at(-1)).toMatchObject({ keep: 'both', program: three });
  });
});

describe('what can never be saved', () => {
  it.each(['approved', 'other_year', 'exam_over'])(
    'stays here, with why (%s), and until its writer lets it go',
    async (code) => {
      const on = await changed(async () => {
        throw refusal(code);
      });
      const view = workspaceView(on.actor.getSnapshot());
      expect([view.keeping, view.refusal?.information]).toEqual(['closed', 'No.']);
      on.type(three);
      expect(keptProgram(on)).toEqual(three);
      on.actor.send({ type: 'copy.drop' });
      expect(on.kept()).toEqual({ type: 'keep', copy: null });
      await on.settled();
      expect(on.actor.getSnapshot().context.program).toEqual(stored);
    },
  );

  it('is shown again when the workspace is opened, which is closed now', async () => {
    const copy = { program: typed, base: 1, sending: null };
    const on = begin({ copy, of: { ...facts, closed: 'approved' } });
    await on.ready();
    expect(workspaceView(on.actor.getSnapshot()).keeping).toBe('closed');
    expect(on.actor.getSnapshot().context.program).toEqual(typed);
  });
});
