import { describe, expect, it } from 'vitest';
import {
  attemptTimes,
  changed,
  markAt,
  paperOf,
  untilNextMark,
} from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import { attemptView } from '#machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { attemptOf, openedAs, receipt, typed } from './assessment-attempt.walks.ts';
import { acknowledge, begin, clockOf, minute, now, unreachable } from './attempt-run.ts';

describe('an attempt', () => {
  it('starts what is pressed while the gate is asked again [CE-03]', async () => {
    const { actor } = await begin({ opened: openedAs() });
    actor.send({ type: 'assessment.changed' });
    expect(actor.getSnapshot().value).toBe('checking');
    actor.send({ type: 'start.press', otp: 'ABC234' });
    expect(actor.getSnapshot().value).toBe('starting');
  });

  it('keeps a change in the browser at once, and calls it saved when the server has it [CE-01, QU-37]', async () => {
    const { actor, clock, sent, emitted, write, link } = await begin();
    write('a');
    write('ab');
    expect(emitted).toMatchObject([{ type: 'keep' }, { type: 'keep', kept: { answers: [{ seq: 2 }] } }]);
    expect(sent).toEqual([]);
    clock.increment(attemptTimes.soon);
    await link('saved');
    // A burst is one save, of the newest.
    expect(sent).toEqual([[{ position: 1, seq: 2, answer: typed('ab'), is_flagged: 0 }]]);
    expect(emitted.at(-1)).toMatchObject({ type: 'keep', kept: null });
    expect(actor.getSnapshot().context.unsent).toEqual([]);
  });

  it('keeps what is written while a save is on its way for the next one [CE-01]', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { clock, sent, write, link, when } = await begin({
      save: async (answers) => {
        await held;
        return acknowledge(answers);
      },
    });
    write('a');
    clock.increment(attemptTimes.soon);
    await link('saving');
    write('later');
    answer();
    await when((snapshot) => snapshot.matches({ answering: { link: 'waiting' } }));
    clock.increment(attemptTimes.soon);
    await link('saved');
    expect(sent.flat().map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('goes on without a connection and sends again; what the browser kept is not taken for saved [CE-01]', async () => {
    const kept = {
      attemptId: 9,
      lease: 'this-window',
      answers: [{ position: 2, seq: 4, answer: typed('kept'), is_flagged: 0 as const }],
    };
    let isDown = true;
    const { actor, clock, sent, write, link } = await begin({
      opened: openedAs({ attempt: attemptOf({ seq: 3 }), kept }),
      save: (answers) => (isDown ? unreachable() : acknowledge(answers)),
    });
    expect(actor.getSnapshot().context.unsent).toEqual([2]);
    clock.increment(attemptTimes.soon);
    await link('retrying');
    write('offline');
    isDown = false;
    actor.send({ type: 'connection.restored' });
    await link('saved');
    expect(sent.at(-1)?.map(({ position, seq }) => [position, seq])).toEqual([
      [2, 4],
      [1, 5],
    ]);
  });

  it('says at once that the browser is offline, with nothing or something unsaved, and sends later [CE-01]', async () => {
    const { actor, clock, sent, write, link } = await begin();
    const shown = () => attemptView(actor.getSnapshot()).link;
    actor.send({ type: 'connection.lost' });
    expect(shown()).toBe('offline');
    write('in a tunnel');
    clock.increment(attemptTimes.soon);
    expect([shown(), sent.length]).toEqual(['offline', 0]);
    // The browser may be wrong about it.
    clock.increment(attemptTimes.seldom);
    await link('saved');
    expect(sent.flat().map(({ seq }) => seq)).toEqual([1]);
    actor.send({ type: 'connection.lost' });
    clock.increment(attemptTimes.seldom);
    expect([shown(), sent.length]).toEqual(['offline', 1]);
    actor.send({ type: 'connection.restored' });
    expect(shown()).toBe('saved');
    write('and out');
    actor.send({ type: 'connection.lost' });
    expect(shown()).toBe('offline');
    actor.send({ type: 'connection.restored' });
    await link('saved');
    expect(sent.flat().map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('says with the first save that nobody answers that there is no connection, and until one arrived [CE-01]', async () => {
    let failure: object | null = { kind: 'unreachable' };
    const { actor, clock, write, link } = await begin({
      save: (answers) => (failure ? Promise.reject(failure) : acknowledge(answers)),
    });
    const shown = () => attemptView(actor.getSnapshot()).link;
    write('a');
    clock.increment(attemptTimes.soon);
    expect(shown()).toBe('saving');
    await link('retrying');
    expect(shown()).toBe('offline');
    failure = { kind: 'refused', code: 'failed', information: '' };
    clock.increment(attemptTimes.again);
    expect(shown()).toBe('offline');
    await link('retrying');
    // The server answers, and does not save.
    expect(shown()).toBe('retrying');
    failure = null;
    clock.increment(attemptTimes.again);
    await link('saved');
    expect(shown()).toBe('saved');
  });

  it('of a window that another one took over from only reads, and writes anew above its numbers [CE-01]', async () => {
    const { actor, clock, sent, write, link, when } = await begin({
      save: (answers) =>
        sent.length === 1
          ? Promise.reject({ kind: 'refused', code: 'exam_elsewhere', information: '' })
          : acknowledge(answers),
    });
    write('mine');
    clock.increment(attemptTimes.soon);
    await link('held');
    write('ignored');
    expect(actor.getSnapshot().context.paper[1]?.answer).toEqual(typed('mine'));
    actor.send({ type: 'here.press' });
    await when((snapshot) => snapshot.matches({ answering: { lease: 'mine' } }));
    clock.increment(attemptTimes.soon);
    await link('saved');
    expect(sent.at(-1)).toMatchObject([{ position: 1, seq: 9, answer: typed('mine') }]);
  });

  it('keeps what was never sent beside what another device saved, until the student chose [CE-01]', async () => {
    const there = attemptOf({ seq: 100_001 });
    const items = there.items.map((each) => ({ ...each, seq: 100_001, answer: typed('there') }));
    const kept = {
      attemptId: 9,
      lease: 'this-window',
      answers: [1, 2].map((position) => ({
        position,
        seq: 4,
        answer: typed('here'),
        is_flagged: 0 as const,
      })),
    };
    const { actor, clock, sent, emitted, write, link } = await begin({
      opened: openedAs({ attempt: { ...there, items }, kept }),
    });
    const contextOf = () => actor.getSnapshot().context;
    expect(contextOf()).toMatchObject({ unsent: [], crossed: kept.answers });
    // Writing on does not lose it: this browser keeps both.
    write('more', 2);
    expect(emitted.at(-1)).toMatchObject({
      kept: { answers: [...kept.answers, { position: 2, seq: 100_002 }] },
    });
    actor.send({ type: 'crossed.use', position: 1 });
    actor.send({ type: 'crossed.drop', position: 2 });
    expect(contextOf().crossed).toEqual([]);
    clock.increment(attemptTimes.soon);
    await link('saved');
    expect(sent.at(-1)).toMatchObject([
      { position: 2, seq: 100_002, answer: typed('more') },
      { position: 1, seq: 100_003, answer: typed('here') },
    ]);
    expect(emitted.at(-1)).toMatchObject({ type: 'keep', kept: null });
  });

  it('hands in what is there when time is over, again and again until it arrives [CE-01]', async () => {
    let tries = 0;
    const { actor, clock, write, when } = await begin({
      read: { attempt: attemptOf({ ends_at: now - 1 }), clock: clockOf },
      submit: async () => {
        tries += 1;
        return tries === 1 ? unreachable() : receipt;
      },
    });
    write('last words');
    actor.send({ type: 'assessment.changed' });
    await when((snapshot) => snapshot.matches('unsent'));
    expect(actor.getSnapshot().context.unsent).toEqual([1]);
    clock.increment(attemptTimes.again);
    await when((snapshot) => snapshot.matches('handedIn'));
    expect(tries).toBe(2);
  });

  it('tells of more time as it comes, and moves its end [CE-01]', async () => {
    const { actor, emitted, when } = await begin({
      read: { attempt: attemptOf({ ends_at: now + 75 * minute }), clock: clockOf },
    });
    actor.send({ type: 'assessment.changed' });
    await when(({ context }) => context.endsAt === now + 75 * minute);
    expect(emitted).toEqual([{ type: 'time.more', minutes: 15 }]);
  });
});

describe('the rules of an attempt', () => {
  it('name ten, five and one minutes, and wait for the next of them', () => {
    expect([11, 10, 6, 5, 1, 0.5].map((each) => markAt(each * minute))).toEqual([null, 10, 10, 5, 1, 1]);
    expect([60, 10, 7, 5, 1, 0].map((each) => untilNextMark(each * minute) / minute)).toEqual([
      50, 5, 2, 4, 1, 0,
    ]);
  });

  it('leave the stored answer where it is newer, and give each change a higher number', () => {
    const stored = attemptOf({ seq: 6 });
    const items = stored.items.map((item) => ({ ...item, seq: 6, answer: typed('stored') }));
    const kept = {
      attemptId: 9,
      lease: 'this-window',
      answers: [{ position: 1, seq: 5, answer: typed('old'), is_flagged: 0 as const }],
    };
    const paper = paperOf({ ...stored, items }, kept);
    expect(paper).toMatchObject({ unsent: [], seq: 6, crossed: kept.answers });
    expect(changed(paper, 2, { isFlagged: true })).toMatchObject({ unsent: [2], seq: 7 });
    expect(changed(paper, 99, { isFlagged: true })).toEqual({ paper: paper.paper, unsent: [], seq: 6 });
    // The same answer, or none, is nothing to decide about.
    for (const answer of [typed('stored'), typed(''), null])
      expect(
        paperOf({ ...stored, items }, { ...kept, answers: [{ ...kept.answers[0]!, answer }] }),
      ).toMatchObject({ crossed: [], unsent: [] });
  });
});
