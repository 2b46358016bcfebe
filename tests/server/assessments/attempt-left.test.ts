import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerLog, answers } from '#server/assessments/schema/attempts.ts';
import {
  asha,
  attemptRow,
  begun,
  db,
  dev,
  examFor9A,
  secondsLater,
  useExams,
  writer,
} from './exam-harness.ts';

useExams();

const typed = (text: string) => ({ type: 'subjective' as const, text });
const change = (seq: number, text: string) => ({ position: 1, seq, answer: typed(text) });
const exam = () => examFor9A({ questions: [{ type: 'subjective', prompt: 'Why?' }] });
const stored = async (attemptId: number) => {
  const [answer] = await db().select().from(answers).where(eq(answers.attemptId, attemptId));
  return answer;
};
const log = async (attemptId: number) => {
  const rows = await db().select().from(answerLog).where(eq(answerLog.attemptId, attemptId));
  return rows.map(({ value, isLate, counts }) => [value, isLate, counts]);
};
const takenOver = async (attempt_id: number) => {
  const other = writer(dev, attempt_id, randomUUID(), null);
  await dev.ok('take-over-attempt', { attempt_id, lease: other.lease });
  return other;
};

describe('what is unsent at the end of an attempt', () => {
  it('counts when the teacher closed the assessment and the page read that before it sent [CE-01]', async () => {
    const { id } = await exam();
    const attempt = await begun(id);
    await attempt.save(change(1, 'First.'));
    await asha.ok('withdraw-assessment', { assessment_id: id, version: 1, reason: 'Power cut' });
    expect(await attempt.read()).toMatchObject({ state: 'handed_in', receipt: { reason: 'closed' } });
    secondsLater(100);
    expect(await attempt.submit(change(2, 'First. Second.'))).toMatchObject({
      data: { data: { reason: 'closed', answered: 1 } },
    });
    expect(await stored(attempt.attempt_id)).toMatchObject({ value: typed('First. Second.'), isLate: true });
  });

  it('is kept and not counted for a window that another one took over from [CE-01]', async () => {
    const { id } = await exam();
    const first = await begun(id);
    const second = await takenOver(first.attempt_id);
    await second.save(change(100_002, 'There.'));
    secondsLater(3_610);
    const refused = { status: 409, error: { code: 'exam_handed_in' } };
    expect(await first.submit(change(3, 'Here.'))).toMatchObject(refused);
    expect(await attemptRow(first.attempt_id)).toMatchObject({ state: 'handed_in', handInReason: 'time' });
    // The window that writes still has its two minutes.
    expect(await second.submit(change(100_003, 'There, late.'))).toMatchObject({ ok: true });
    expect(await stored(first.attempt_id)).toMatchObject({ value: typed('There, late.') });
    expect(await log(first.attempt_id)).toEqual([
      [typed('There.'), false, true],
      [typed('Here.'), true, false],
      [typed('There, late.'), true, true],
    ]);
  });

  it('is kept where the other window handed in, although its numbers are lower [CE-01]', async () => {
    const { id } = await exam();
    const first = await begun(id);
    const second = await takenOver(first.attempt_id);
    await second.submit(change(100_002, 'There.'));
    const refused = { status: 409, error: { code: 'exam_handed_in' } };
    expect(await first.submit(change(3, 'Here.'))).toMatchObject(refused);
    expect(await log(first.attempt_id)).toContainEqual([typed('Here.'), false, false]);
    // The window that handed in gets its receipt again.
    expect(await second.submit(change(100_002, 'There.'))).toMatchObject({ ok: true });
  });
});

describe('two tabs with one lease', () => {
  it('do not both have a number: the second answer is refused, and the same one is not [CE-01]', async () => {
    const { id } = await exam();
    const attempt = await begun(id);
    await attempt.save(change(5, 'One tab.'));
    expect(await attempt.save(change(5, 'Other tab'))).toMatchObject({
      status: 409,
      error: { code: 'exam_elsewhere' },
    });
    expect(await attempt.save(change(5, 'One tab.'))).toMatchObject({ ok: true });
    expect(await stored(attempt.attempt_id)).toMatchObject({ value: typed('One tab.'), seq: 5 });
  });
});
