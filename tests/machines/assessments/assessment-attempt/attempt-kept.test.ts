import { describe, expect, it } from 'vitest';
import { attemptTimes } from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import type { Sending } from '#machines/assessments/assessment-attempt/assessment-attempt.setup.ts';
import { attemptView } from '#machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { attemptOf, handedIn, input, openedAs, receipt, typed } from './assessment-attempt.walks.ts';
import { acknowledge, begin, clockOf, now, unreachable } from './attempt-run.ts';

const answerOf = (position: number, seq: number, text: string) => ({
  position,
  seq,
  answer: typed(text),
  is_flagged: 0 as const,
});
const answeredThere = (seq: number) => {
  const attempt = attemptOf({ seq });
  return { ...attempt, items: attempt.items.map((each) => ({ ...each, seq, answer: typed('there') })) };
};
const ended = { attempt: handedIn, clock: clockOf };
const tooLate = { kind: 'refused', code: 'exam_closed', information: '' };

describe('a tab that another tab writes beside, under the same lease', () => {
  it('stops where the server has a newer answer, and the student has both [CE-01]', async () => {
    const { actor, clock, emitted, write, link, when } = await begin({
      save: async (answers) => ({ ...(await acknowledge(answers)), saved: [{ position: 1, seq: 40 }] }),
      // The lease is the same, so the server takes this tab for the one that writes.
      read: { attempt: answeredThere(40), clock: clockOf },
      taken: answeredThere(100_001),
    });
    write('here');
    clock.increment(attemptTimes.soon);
    await link('held');
    await when(({ context }) => context.crossed.length > 0);
    expect(attemptView(actor.getSnapshot())).toMatchObject({ link: 'held', lease: 'elsewhere' });
    expect(actor.getSnapshot().context).toMatchObject({
      paper: { 1: { answer: typed('there') } },
      crossed: [answerOf(1, 1, 'here')],
    });
    expect(emitted.at(-1)).toMatchObject({ type: 'keep', kept: { answers: [answerOf(1, 1, 'here')] } });
    write('dropped');
    expect(actor.getSnapshot().context.paper[1]?.answer).toEqual(typed('there'));
    actor.send({ type: 'here.press' });
    await when((snapshot) => snapshot.matches({ answering: { lease: 'mine' } }));
    expect(actor.getSnapshot().context).toMatchObject({ lease: 'anew', crossed: [answerOf(1, 1, 'here')] });
  });

  it('calls nothing saved that was written while such a save was on its way [CE-01]', async () => {
    let answer: () => void = () => undefined;
    const isThere = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { actor, clock, write, link } = await begin({
      save: async (answers) => {
        await isThere;
        return { ...(await acknowledge(answers)), saved: [{ position: 1, seq: 2 }] };
      },
    });
    write('one');
    clock.increment(attemptTimes.soon);
    await link('saving');
    write('two');
    answer();
    await link('held');
    expect(actor.getSnapshot().context.seq).toBe(2);
    expect(actor.getSnapshot().context.unsent.length + actor.getSnapshot().context.crossed.length).toBe(1);
  });
});

it('a window that took over writes, though it was read under its former lease meanwhile [CE-01]', async () => {
  let answer: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { actor, when } = await begin({
    opened: openedAs({ attempt: attemptOf({ is_mine: 0 }) }),
    readAs: async (lease) => {
      if (lease !== 'anew') await isThere;
      return { attempt: attemptOf({ is_mine: lease === 'anew' ? 1 : 0 }), clock: clockOf };
    },
  });
  actor.send({ type: 'here.press' });
  // Every window hears of the takeover before the window that asked for it gets its answer.
  actor.send({ type: 'assessment.changed' });
  await when((snapshot) => snapshot.matches({ answering: { lease: 'mine' } }));
  answer();
  await when((snapshot) => snapshot.matches({ answering: { news: 'idle' } }));
  expect(attemptView(actor.getSnapshot()).lease).toBe('mine');
});

describe('an attempt that ends while something is unsent', () => {
  it('is handed in with what the teacher’s closing found unsent, and then the browser forgets [CE-01]', async () => {
    const sent: Sending[] = [];
    let isDown = true;
    const { actor, clock, emitted, write, when } = await begin({
      read: ended,
      submit: async (sending) => {
        sent.push(sending);
        return isDown ? unreachable() : { ...receipt, reason: 'closed' };
      },
    });
    write('just before');
    actor.send({ type: 'assessment.changed' });
    await when((snapshot) => snapshot.matches('unsent'));
    expect(attemptView(actor.getSnapshot()).context.attempt?.items).toHaveLength(2);
    expect(emitted.at(-1)).toMatchObject({ type: 'keep', kept: { answers: [{ seq: 1 }] } });
    isDown = false;
    clock.increment(attemptTimes.again);
    await when((snapshot) => snapshot.matches('handedIn'));
    expect(sent.at(-1)).toEqual({
      attemptId: 9,
      lease: input.lease,
      answers: [answerOf(1, 1, 'just before')],
    });
    expect(emitted.findLast(({ type }) => type === 'keep')).toMatchObject({ kept: null });
  });

  it('says what came too late, and hands in at once where nothing is unsent [CE-01]', async () => {
    const late = await begin({ read: ended, submit: () => Promise.reject(tooLate) });
    late.write('too late');
    late.actor.send({ type: 'assessment.changed' });
    await late.when((snapshot) => snapshot.matches('closed'));
    const done = await begin({ read: ended, submit: unreachable });
    done.actor.send({ type: 'assessment.changed' });
    await done.when((snapshot) => snapshot.matches('handedIn'));
    for (const { emitted } of [late, done])
      expect(emitted.at(-1)).toMatchObject({ type: 'keep', kept: null });
  });

  it('sends what was written while a save that came too late was on its way [CE-01]', async () => {
    const sent: Sending[] = [];
    let refuse: () => void = () => undefined;
    const isThere = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const { clock, write, link, when } = await begin({
      save: () => isThere.then(() => Promise.reject(tooLate)),
      submit: async (sending) => {
        sent.push(sending);
        return Promise.reject(tooLate);
      },
    });
    write('one');
    clock.increment(attemptTimes.soon);
    await link('saving');
    write('two');
    refuse();
    await when((snapshot) => snapshot.matches('closed'));
    expect(sent).toMatchObject([{ answers: [answerOf(1, 2, 'two')] }]);
  });
});

describe('a browser that comes back after the end', () => {
  const kept = { attemptId: 9, lease: 'before-the-crash', answers: [answerOf(2, 4, 'kept')] };

  it('sends what it kept under the lease that wrote it, until the server answers [CE-01]', async () => {
    const sent: Sending[] = [];
    const { actor, clock, emitted, when } = await begin({
      opened: openedAs({ attempt: handedIn, kept }),
      submit: async (sending) => {
        sent.push(sending);
        return sent.length === 1 ? unreachable() : receipt;
      },
    });
    await when((snapshot) => snapshot.matches('unsent'));
    expect([actor.getSnapshot().context.isOver, emitted]).toEqual([true, []]);
    clock.increment(attemptTimes.again);
    await when((snapshot) => snapshot.matches('handedIn'));
    expect(sent.at(-1)).toEqual({ attemptId: 9, lease: 'before-the-crash', answers: kept.answers });
    expect(emitted).toContainEqual({ type: 'keep', attemptId: 9, kept: null });
  });

  it('says so where the server only keeps it, and sends of two answers to one question the newer one [CE-01]', async () => {
    const sent: Sending[] = [];
    const two = { ...kept, answers: [answerOf(1, 3, 'older'), answerOf(1, 100_002, 'newer')] };
    const { emitted, when } = await begin({
      opened: openedAs({ attempt: handedIn, kept: two }),
      submit: async (sending) => {
        sent.push(sending);
        return Promise.reject(tooLate);
      },
    });
    await when((snapshot) => snapshot.matches('closed'));
    expect(sent).toMatchObject([{ answers: [answerOf(1, 100_002, 'newer')] }]);
    expect(emitted).toEqual([{ type: 'keep', attemptId: 9, kept: null }]);
  });

  it('keeps the lease of the window that wrote while another one reads [CE-01]', async () => {
    const { actor } = await begin({
      opened: openedAs({ attempt: attemptOf({ is_mine: 0, ends_at: now + 60_000 }), kept }),
    });
    expect(actor.getSnapshot().context).toMatchObject({ writer: 'before-the-crash', lease: input.lease });
  });
});
