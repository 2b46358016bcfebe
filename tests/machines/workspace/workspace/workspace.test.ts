import { describe, expect, it } from 'vitest';
import {
  isSameProgram,
  isWorthKeeping,
  workspaceTimes,
} from '#machines/workspace/workspace/workspace.rules.ts';
import type { OpenedWorkspace } from '#machines/workspace/workspace/workspace.types.ts';
import { begin, type Save } from './begun-workspace.ts';
import { bothSavedAs, facts, programOf, savedAs, stored, typed, unsent, version } from './workspace.walks.ts';

const refusal = (code: string) => ({ kind: 'refused', code, information: 'No.' });

describe('saving', () => {
  it('keeps a change here at once, and sends it when typing pauses [CW-01, CG-06]', async () => {
    const on = begin();
    await on.ready();
    on.type();
    expect(on.kept()).toEqual({ type: 'keep', copy: { program: typed, base: 1, sending: null } });
    expect(on.sent).toEqual([]);
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.sent.map(({ base, kind, program }) => [base, kind, program])).toEqual([[1, 'auto', typed]]);
    expect(on.at({ ready: { save: 'saved' } })).toBe(true);
    expect(on.kept()).toEqual({ type: 'keep', copy: null });
  });

  it('sends within eight seconds of who never pauses', async () => {
    const on = begin();
    await on.ready();
    for (let second = 0; second < workspaceTimes.latest / 1000; second += 1) {
      on.type(programOf(`print(${second})`));
      on.clock.increment(1000);
    }
    await on.settled();
    expect(on.sent).toHaveLength(1);
  });

  it('asks again with the same id where an answer was lost, and sends afterwards what was typed meanwhile', async () => {
    let isLost = true;
    const on = begin({
      save: async () => {
        if (isLost) throw { kind: 'unreachable' };
        return savedAs(2);
      },
    });
    await on.ready();
    on.type();
    on.actor.send({ type: 'save.press' });
    await on.settled();
    expect(on.at({ ready: { save: 'offline' } })).toBe(true);
    on.type(programOf('later'));
    isLost = false;
    on.actor.send({ type: 'connection.restored' });
    await on.settled();
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    const [first, second, third] = on.sent;
    expect(second).toEqual(first);
    expect(third?.saveId).not.toBe(first?.saveId);
    expect([third?.base, third?.program]).toEqual([2, programOf('later')]);
  });

  it('sends a save of before a reload first, as it was', async () => {
    const on = begin({ copy: { ...unsent, program: programOf('newest') } });
    await on.ready();
    expect(on.sent[0]).toEqual(unsent.sending);
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.sent[1]?.program).toEqual(programOf('newest'));
  });

  it('never lets an empty load replace a program by itself, and does so for who presses Save', async () => {
    const on = begin();
    await on.ready();
    on.type(programOf(''));
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect([on.sent.length, on.at({ ready: { save: 'emptied' } })]).toEqual([0, true]);
    on.actor.send({ type: 'save.press' });
    await on.settled();
    expect(on.sent.map(({ kind }) => kind)).toEqual(['save']);
  });

  it('says to run the program first where there is nothing to keep [CW-18]', async () => {
    const on = begin();
    await on.ready();
    on.actor.send({ type: 'save.press' });
    // The page answers that it has nothing.
    on.actor.send({ type: 'frame.captured', id: 1, program: null });
    expect(on.at({ ready: { save: 'nothingYet' } })).toBe(true);
  });

  it('saves the last known program where the page does not answer', async () => {
    const on = begin();
    await on.ready();
    on.type();
    on.actor.send({ type: 'save.press' });
    on.clock.increment(workspaceTimes.capture);
    await on.settled();
    expect(on.sent[0]?.program).toEqual(typed);
  });

  it('puts a damaged copy of this browser aside, and takes an older version back over the newest', async () => {
    // It was made from another version than the newest of the server.
    const on = begin({ copy: { program: typed, base: 0, sending: null } });
    await on.settled();
    on.actor.send({ type: 'frame.failed', why: 'program' });
    on.actor.send({ type: 'program.aside' });
    await on.ready();
    expect(on.actor.getSnapshot().context).toMatchObject({ program: null, base: 1 });
    expect(on.at({ ready: { save: 'clean' } })).toBe(true);
  });

  it('opens without a program that the tool cannot open, saves nothing over it and brings an older one back', async () => {
    const on = begin();
    await on.ready();
    on.actor.send({ type: 'frame.failed', why: 'memory' });
    expect(on.actor.getSnapshot().can({ type: 'program.aside' })).toBe(false);
    on.actor.send({ type: 'workspace.retry' });
    on.actor.send({ type: 'frame.failed', why: 'program' });
    expect(on.at('broken')).toBe(true);
    on.actor.send({ type: 'program.aside' });
    await on.ready();
    expect(on.at({ ready: { save: 'clean' } })).toBe(true);
    expect(on.actor.getSnapshot().context).toMatchObject({ program: null, base: 1 });
    expect(on.sent).toEqual([]);
    for (const event of [{ type: 'versions.open' }, { type: 'version.look', sequence: 1 }] as const) {
      on.actor.send(event);
      await on.settled();
    }
    on.actor.send({ type: 'version.restore' });
    await on.settled();
    expect(on.actor.getSnapshot().context).toMatchObject({ program: stored, base: 3 });
  });

  it('goes on after the session ended, for the same person alone', async () => {
    let isOver = true;
    const on = begin({
      save: async () => {
        if (isOver) throw { kind: 'unauthorized' };
        return savedAs(2);
      },
    });
    await on.ready();
    on.type();
    on.actor.send({ type: 'save.press' });
    await on.settled();
    expect(on.at({ ready: { save: 'locked' } })).toBe(true);
    isOver = false;
    on.actor.send({ type: 'session.restored', personId: 7 });
    await on.settled();
    expect(on.at({ ready: { save: 'saved' } })).toBe(true);
    on.actor.send({ type: 'session.restored', personId: 8 });
    expect(on.actor.getSnapshot().status).toBe('done');
  });

  it('keeps here what cannot be changed at the server any more', async () => {
    const on = begin({ save: () => Promise.reject(refusal('approved')) });
    await on.ready();
    on.type();
    on.actor.send({ type: 'save.press' });
    await on.settled();
    expect(on.at({ ready: { save: 'closed' } })).toBe(true);
    expect(on.kept()).toMatchObject({ copy: { program: typed } });
  });
});

describe('two devices', () => {
  async function conflict(save?: Save) {
    let isFirst = true;
    const on = begin({
      save: async (sending) => {
        if (!isFirst) return save ? save(sending) : savedAs(3);
        isFirst = false;
        throw refusal('program_conflict');
      },
    });
    await on.ready();
    on.type();
    on.actor.send({ type: 'save.press' });
    await on.settled();
    expect(on.at({ ready: { save: { conflict: 'asked' } } })).toBe(true);
    expect(on.kept()).toMatchObject({ copy: { program: typed } });
    return on;
  }

  it('are asked about, and mine goes over theirs', async () => {
    const on = await conflict();
    on.actor.send({ type: 'conflict.compare' });
    on.actor.send({ type: 'conflict.keep_mine' });
    await on.settled();
    expect(on.sent[1]).toMatchObject({ base: 2, keep: 'mine', program: typed });
    expect(on.at({ ready: { save: 'saved' } })).toBe(true);
  });

  it('or mine becomes a version, and theirs comes into the editor', async () => {
    const on = await conflict(async () => bothSavedAs(3));
    on.actor.send({ type: 'conflict.keep_theirs' });
    await on.settled();
    expect(on.sent[1]).toMatchObject({ base: 2, keep: 'both', program: typed });
    expect(on.said().at(-1)).toEqual({ type: 'load', program: programOf('elsewhere') });
    expect(on.actor.getSnapshot().context.base).toBe(4);
    expect(on.at({ ready: { save: 'clean' } })).toBe(true);
    expect(on.kept()).toEqual({ type: 'keep', copy: null });
  });

  it('have what was typed after the choice as a version too, before theirs comes', async () => {
    let answers = 0;
    const on = await conflict(async () => {
      answers += 1;
      if (answers === 1) throw { kind: 'unreachable' };
      return bothSavedAs(answers === 2 ? 3 : 5);
    });
    on.actor.send({ type: 'conflict.keep_theirs' });
    await on.settled();
    expect(on.at({ ready: { save: 'offline' } })).toBe(true);
    const later = programOf('later');
    on.type(later);
    expect(on.kept()).toMatchObject({ copy: { program: later, sending: { keep: 'both', program: typed } } });
    on.actor.send({ type: 'connection.restored' });
    await on.settled();
    expect(on.said().some(({ type }) => type === 'load')).toBe(false);
    expect(on.kept()).toMatchObject({ copy: { program: later } });
    on.clock.increment(workspaceTimes.pause);
    await on.settled();
    expect(on.sent.at(-1)).toMatchObject({ base: 4, keep: 'both', program: later });
    expect(on.said().at(-1)).toEqual({ type: 'load', program: programOf('elsewhere') });
    expect(on.actor.getSnapshot().context).toMatchObject({ base: 6, keep: 'mine' });
  });

  it('show theirs after a reload too, once mine is a version', async () => {
    const sending = { saveId: 'lost', base: 2, kind: 'save', keep: 'both', program: typed } as const;
    const on = begin({
      copy: { program: typed, base: 1, sending },
      save: async () => bothSavedAs(3),
      newest: { facts: { ...facts, head: version(4) }, program: programOf('elsewhere') },
    });
    await on.ready();
    expect(on.sent).toEqual([sending]);
    expect(on.said().at(-1)).toEqual({ type: 'load', program: programOf('elsewhere') });
    expect(on.actor.getSnapshot().context).toMatchObject({ base: 4, keep: 'mine' });
  });

  it('have a third: its program comes, not the one that was chosen', async () => {
    // The answer was lost, and another device saved before it was asked for again.
    const on = await conflict(async () => ({ ...savedAs(5), saved: version(3) }));
    on.actor.send({ type: 'conflict.keep_theirs' });
    await on.settled();
    expect(on.said().at(-1)).toEqual({ type: 'load', program: programOf('elsewhere') });
    expect(on.actor.getSnapshot().context.facts?.head?.sequence).toBe(2);
  });

  it('are not asked about where nothing was changed here: the newest comes', async () => {
    const on = begin();
    await on.ready();
    on.actor.send({ type: 'workspace.changed' });
    await on.settled();
    expect(on.said()).toEqual([{ type: 'load', program: programOf('elsewhere') }]);
    expect(on.actor.getSnapshot().context.base).toBe(2);
  });

  it('come at their newest where another change is told while the one before it is read', async () => {
    const answers: ((read: OpenedWorkspace) => void)[] = [];
    const on = begin({ newest: () => new Promise((resolve) => answers.push(resolve)) });
    await on.ready();
    on.actor.send({ type: 'workspace.changed' });
    on.actor.send({ type: 'workspace.changed' });
    const read = (sequence: number, text: string) => ({
      facts: { ...facts, head: version(sequence) },
      program: programOf(text),
    });
    answers[0]?.(read(2, 'old'));
    answers[1]?.(read(3, 'new'));
    await on.settled();
    expect(on.said()).toEqual([{ type: 'load', program: programOf('new') }]);
    expect(on.actor.getSnapshot().context.base).toBe(3);
  });

  it('are asked about where something was kept here that is older than the newest', async () => {
    const on = begin({ copy: { program: typed, base: 0, sending: null } });
    await on.ready();
    expect(on.at({ ready: { save: { conflict: 'asked' } } })).toBe(true);
    expect(on.actor.getSnapshot().context.program).toEqual(typed);
  });
});

describe('running', () => {
  it('takes the page along that does not stop within two seconds, and not the code [CW-01]', async () => {
    const on = begin();
    await on.ready();
    on.type();
    on.actor.send({ type: 'run.press' });
    on.actor.send({ type: 'frame.starting' });
    on.actor.send({ type: 'frame.running' });
    on.actor.send({ type: 'stop.press' });
    on.clock.increment(workspaceTimes.stop);
    expect(on.emitted.at(-1)).toEqual({ type: 'reload' });
    expect(on.at('opening')).toBe(true);
    on.actor.send({ type: 'frame.ready' });
    await on.settled();
    expect(on.actor.getSnapshot().context.program).toEqual(typed);
  });

  it('keeps a version of what is run', async () => {
    const on = begin();
    await on.ready();
    on.type();
    on.actor.send({ type: 'frame.starting' });
    await on.settled();
    expect(on.sent.map(({ kind }) => kind)).toEqual(['run']);
  });
});

describe('an assessment', () => {
  it('sends the code once the editor is there, tells whoever opened it, and ends by OK [CW-07, CW-08, CO-11, QC-27]', async () => {
    const on = begin({ mode: 'assessment' });
    await on.ready();
    expect(on.said()).toEqual([{ type: 'load', program: stored }]);
    on.type();
    on.actor.send({ type: 'save.press' });
    await on.settled();
    expect(on.emitted).toContainEqual({ type: 'saved', isAsked: true, head: version(2) });
    on.actor.send({ type: 'opener.told' });
    on.clock.increment(3_600_000);
    expect(on.actor.getSnapshot().status).toBe('active');
    on.actor.send({ type: 'ok.press' });
    expect(on.actor.getSnapshot().status).toBe('done');
  });

  it('stays open where nobody is left to tell', async () => {
    const on = begin({ mode: 'assessment' });
    await on.ready();
    on.actor.send({ type: 'opener.gone' });
    expect(on.at({ ready: { assessment: 'alone' } })).toBe(true);
  });
});

it('leaves what was typed while a version was brought back', async () => {
  const on = begin();
  await on.ready();
  on.actor.send({ type: 'versions.open' });
  await on.settled();
  on.actor.send({ type: 'version.look', sequence: 1 });
  await on.settled();
  on.actor.send({ type: 'version.restore' });
  on.type();
  await on.settled();
  expect(on.actor.getSnapshot().context.program).toEqual(typed);
});

it('asks nothing of the server without a project [RT-08]', async () => {
  const on = begin({ mode: 'global' });
  on.actor.send({ type: 'frame.ready' });
  on.type();
  on.actor.send({ type: 'save.press' });
  await on.settled();
  expect([on.sent, on.at({ ready: { save: 'off' } })]).toEqual([[], true]);
});

it('keeps what differs from what the server has', () => {
  expect(isWorthKeeping({ program: stored, base: 1, sending: null }, stored)).toBe(false);
  expect(isWorthKeeping({ program: typed, base: 1, sending: null }, stored)).toBe(true);
  expect(isWorthKeeping(unsent, typed)).toBe(true);
  const bytes = (...of: number[]) => ({ kind: 'bytes' as const, bytes: new Uint8Array(of) });
  expect(isSameProgram(bytes(1, 2), bytes(1, 2))).toBe(true);
  expect(isSameProgram(bytes(1, 2), bytes(1, 3))).toBe(false);
});
