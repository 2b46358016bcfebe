import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { newPartId } from '#contract/assessments/question-types.rules.ts';
import { randomOf, shuffled } from '#contract/assessments/shuffle.rules.ts';
import { answers, attempts } from '#server/assessments/schema/attempts.ts';
import { times } from '../../long.ts';
import { attemptRow, begun, type Change, db, dev, examFor9A, useExams } from './exam-harness.ts';

useExams();

const rounds = times(12, 200);

const choice = (text: string, isRight: boolean, isPinned = false) => ({
  id: newPartId(),
  text,
  pictureId: '',
  pictureWords: '',
  isRight,
  isPinned,
});
const questions = () => [
  { choices: [choice('a', true), choice('b', false), choice('c', false), choice('None', false, true)] },
  {
    type: 'multi' as const,
    choices: [choice('a', true), choice('b', true), choice('c', false), choice('d', false)],
  },
  {
    type: 'match' as const,
    pairs: ['x', 'y', 'z'].map((left) => ({
      id: newPartId(),
      left,
      rightId: newPartId(),
      right: left.toUpperCase(),
    })),
  },
];

/** What a student who sees texts alone answers: the same texts, in whatever order they are shown. */
function answerByText(body: { type: string }, pick: (text: string) => boolean): QuestionAnswer | null {
  const shown = body as Parameters<typeof toAnswer>[0];
  return toAnswer(shown, pick);
}

type Shown = Awaited<ReturnType<typeof begun>>['items'][number]['body'];
function toAnswer(body: Shown, pick: (text: string) => boolean): QuestionAnswer | null {
  if (body.type === 'mcq' || body.type === 'multi')
    return {
      type: body.type,
      chosen: body.choices.filter(({ text }) => pick(text)).map(({ id }) => id),
    };
  if (body.type !== 'match') return null;
  const pairs = body.left.flatMap(({ id, text }) => {
    const right = body.right.find((side) => side.text === (pick(text) ? text.toUpperCase() : 'Z'));
    return right ? [[id, right.id] as const] : [];
  });
  return { type: 'match', pairs: Object.fromEntries(pairs) };
}

describe('properties', () => {
  it(`${rounds} attempts with other orders of the same answers have the same marks [CE-01]`, async () => {
    const exam = await examFor9A({
      questions: questions(),
      changes: { shufflesQuestions: true, shufflesChoices: true, attemptsMost: 1_000 },
    });
    const orders = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const attempt = await begun(exam.id);
      orders.add(JSON.stringify(attempt.items.map(({ body }) => body)));
      const changes = attempt.items.map(({ position, body }, index): Change => {
        const wanted = body.type === 'match' ? ['x', 'z'] : body.type === 'multi' ? ['a', 'c'] : ['a'];
        return { position, seq: index + 1, answer: answerByText(body, (text) => wanted.includes(text)) };
      });
      // The pinned choice is the last of its question, whatever the order.
      const mcq = attempt.items.find(({ body }) => body.type === 'mcq')!.body;
      expect(mcq.type === 'mcq' && mcq.choices.at(-1)?.text).toBe('None');
      expect(await attempt.submit(...changes)).toMatchObject({ ok: true });
      const { marks } = await attemptRow(attempt.attempt_id);
      // One right; one right and one wrong of two each: none; two of three pairs.
      expect(marks).toBe(100 + 0 + 67);
    }
    expect(orders.size).toBeGreaterThan(rounds / 3);
  });

  it('the sides of a match are shuffled even where choices keep their order: as written they are the key [CE-01]', async () => {
    const exam = await examFor9A({ questions: questions(), changes: { attemptsMost: 1_000 } });
    const orders = { match: new Set<string>(), multi: new Set<string>() };
    for (let round = 0; round < 12; round += 1) {
      const attempt = await begun(exam.id);
      for (const { body } of attempt.items) {
        if (body.type === 'match') orders.match.add(body.right.map(({ text }) => text).join(' '));
        if (body.type === 'multi') orders.multi.add(body.choices.map(({ text }) => text).join(' '));
      }
      await attempt.submit();
    }
    expect([...orders.multi]).toEqual(['a b c d']);
    expect(orders.match.size).toBeGreaterThan(1);
  });

  it('doubled and reordered saves leave of each answer the newest, and the sum is the sum [CE-01]', async () => {
    const exam = await examFor9A({ questions: questions(), changes: { attemptsMost: 1_000 } });
    for (let round = 0; round < rounds; round += 1) {
      const random = randomOf(round);
      const attempt = await begun(exam.id);
      const changes = Array.from({ length: 24 }, (_, index): Change => {
        const item = attempt.items[Math.floor(random() * attempt.items.length)]!;
        const isEmpty = random() < 0.2;
        const answer = isEmpty ? null : answerByText(item.body, () => random() < 0.5);
        const isOne = answer?.type === 'mcq';
        return {
          position: item.position,
          seq: index + 1,
          answer: isOne ? { type: 'mcq', chosen: answer.chosen.slice(0, 1) } : answer,
        };
      });
      const sent = shuffled([...changes, ...changes.slice(0, 8)], random);
      const acknowledged = new Map<number, number>();
      await Promise.all(
        sent.map(async (change) => {
          const answer = await attempt.save(change);
          if (!answer.ok) throw new Error(answer.error.code);
          const [stored] = answer.data.data.saved;
          // What is acknowledged is never older than what was sent.
          expect(stored!.seq).toBeGreaterThanOrEqual(change.seq);
          acknowledged.set(stored!.position, Math.max(stored!.seq, acknowledged.get(stored!.position) ?? 0));
        }),
      );
      const rows = await db().select().from(answers).where(eq(answers.attemptId, attempt.attempt_id));
      for (const row of rows) {
        const newest = changes.filter(({ position }) => position === row.position).at(-1)!;
        expect([row.seq, row.value]).toEqual([newest.seq, newest.answer]);
        expect(row.seq).toBe(acknowledged.get(row.position));
      }
      await attempt.submit();
      const marked = await db().select().from(answers).where(eq(answers.attemptId, attempt.attempt_id));
      const sum = marked.reduce((total, { marks }) => total + (marks ?? 0), 0);
      expect((await attemptRow(attempt.attempt_id)).marks).toBe(sum);
    }
  });

  it('the clock and the zone of the browser change nothing [CE-01]', async () => {
    const exam = await examFor9A({ changes: { attemptsMost: 10 } });
    const ends: number[] = [];
    for (const date of [
      'Tue, 17 Nov 2026 06:00:00 GMT',
      'Thu, 19 Nov 2026 06:00:00 GMT',
      'Thu, 01 Jan 1970 00:00:00 GMT',
    ]) {
      const lease = '11111111-2222-4333-8444-555555555555';
      const body = { assessment_id: exam.id, lease, device: 'UTC+14', now: 0, ends_at: 9e15, started_at: 1 };
      const { status, text } = await dev.raw('start-attempt', body, {
        date,
        'x-time-zone': 'Pacific/Kiritimati',
      });
      expect(status).toBe(200);
      const { data } = JSON.parse(text) as { data: { attempt_id: number; ends_at: number } };
      ends.push(data.ends_at);
      await db()
        .update(attempts)
        .set({ state: 'handed_in', handedInAt: new Date(), handInReason: 'student' })
        .where(eq(attempts.id, data.attempt_id));
    }
    expect(new Set(ends).size).toBe(1);
  });
});
