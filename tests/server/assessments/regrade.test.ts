import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import { regradeMarks, regrades } from '#server/assessments/schema/marking.ts';
import { auditLog } from '#server/core/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { asha, attemptRow, begun, db, examFor9A, test, useExams } from './exam-harness.ts';
import { correctKey } from './exam-rows.ts';
import { takenBy } from './exam-takers.ts';

useExams();

type Exam = Awaited<ReturnType<typeof examFor9A>>;

const chooses =
  (which: (taker: number) => number | null) =>
  (
    { version: { body } }: Parameters<Parameters<typeof takenBy>[3]>[0],
    taker: number,
  ): QuestionAnswer | undefined => {
    const at = which(taker);
    if (at === null || body.type !== 'mcq') return undefined;
    return { type: 'mcq', chosen: [body.choices[at]!.id] };
  };

const asked = (exam: Exam, way: RegradeWay, at = 0) => ({
  assessment_id: exam.id,
  question_id: exam.asked[at]!.id,
  way,
});
const look = async (exam: Exam, way: RegradeWay, at = 0, client = asha) =>
  (await client.ok('preview-regrade', asked(exam, way, at))).data;
const apply = async (exam: Exam, way: RegradeWay, digest: string, at = 0) =>
  asha.call('apply-regrade', {
    ...asked(exam, way, at),
    reason: 'The key was wrong.',
    digest,
    formSession: await formSession(asha),
  });
const again = async (exam: Exam, way: RegradeWay, at = 0) => {
  const seen = await look(exam, way, at);
  return { seen, applied: await apply(exam, way, seen.digest, at) };
};
const marksOf = async (exam: Exam) =>
  (await db().select().from(attempts).where(eq(attempts.assessmentId, exam.id)).orderBy(attempts.id)).map(
    ({ marks, marksMost, state }) => [marks, marksMost, state],
  );

describe('marking a question again', () => {
  it('by a corrected key: the dry run is what happens, and twice is once [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{}, {}] });
    // Right by the old key, right by the new one, no answer.
    await takenBy(
      db(),
      exam,
      3,
      chooses((taker) => [0, 1, null][taker]!),
    );
    expect(await asha.call('preview-regrade', asked(exam, 'new_key'))).toMatchObject({
      error: { code: 'no_new_key' },
    });
    const changedSince = async () =>
      (await asha.ok('assessment-statistics', { assessment_id: exam.id })).data.questions.map(
        (question) => question.is_changed_since,
      );
    expect(await changedSince()).toEqual([0, 0]);
    await correctKey(db(), exam);
    expect(await changedSince()).toEqual([1, 0]);
    const { seen, applied } = await again(exam, 'new_key');
    expect(await changedSince()).toEqual([0, 0]);
    expect(seen).toMatchObject({
      key_number: 2,
      changed: 2,
      handed_in: 3,
      open: 0,
      changes: [
        { student_name: 'Taker 0000 Test', before: 1, after: 0, most_before: 1, most_after: 1 },
        { before: 0, after: 1 },
      ],
    });
    expect(applied).toMatchObject({ data: { data: { changed: 2 } } });
    expect(await marksOf(exam)).toEqual([
      [100, 200, 'marked'],
      [100, 200, 'marked'],
      [0, 200, 'marked'],
    ]);
    const kept = await db()
      .select()
      .from(regradeMarks)
      .innerJoin(regrades, eq(regrades.id, regradeMarks.regradeId));
    expect(kept.map(({ regrade_marks: row }) => [row.marksBefore, row.marksAfter])).toEqual([
      [100, 0],
      [0, 100],
    ]);
    expect(kept[0]!.regrades).toMatchObject({ reason: 'The key was wrong.', way: 'new_key', keyNumber: 2 });

    const twice = await again(exam, 'new_key');
    expect(twice).toMatchObject({ seen: { changed: 0 }, applied: { error: { code: 'nothing_changes' } } });
    expect(await marksOf(exam)).toHaveLength(3);
  });

  it('in full for all, then not at all, then by the key again: nothing is left of the former [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{}, {}] });
    await takenBy(
      db(),
      exam,
      2,
      chooses((taker) => [1, null][taker]!),
    );
    await correctKey(db(), exam);
    expect((await again(exam, 'full_credit')).seen).toMatchObject({ changed: 2 });
    expect(await marksOf(exam)).toEqual([
      [100, 200, 'marked'],
      [100, 200, 'marked'],
    ]);
    expect((await again(exam, 'drop')).seen.changes[0]).toMatchObject({
      before: 1,
      after: 0,
      most_before: 1,
      most_after: 0,
    });
    expect(await marksOf(exam)).toEqual([
      [0, 100, 'marked'],
      [0, 100, 'marked'],
    ]);
    await again(exam, 'new_key');
    expect(await marksOf(exam)).toEqual([
      [100, 200, 'marked'],
      [0, 200, 'marked'],
    ]);
  });

  it('says before who passes only then, who does not any more, and whose result is not there yet [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{}, {}, { type: 'subjective', prompt: 'Why?', marks: 2 }] });
    // Of two marks beside the essay: right by the old key, right by the new one, and an essay that waits.
    await takenBy(db(), exam, 3, ({ item, version: { body } }, taker): QuestionAnswer | undefined => {
      if (body.type === 'subjective')
        return taker === 2 ? { type: 'subjective', text: 'Because.' } : undefined;
      if (body.type !== 'mcq') return undefined;
      const isCorrected = item.questionId === exam.asked[0]!.id;
      return { type: 'mcq', chosen: [body.choices[isCorrected ? (taker % 2 ? 1 : 0) : 0]!.id] };
    });
    await correctKey(db(), exam);
    const { seen, applied } = await again(exam, 'new_key');
    expect(seen).toMatchObject({ changed: 3, to_pass: 1, to_fail: 1 });
    expect(seen.changes).toMatchObject([
      { total_before: 2, total_after: 1, total_most_before: 4, passed_before: 1, passed_after: 0 },
      { total_before: 1, total_after: 2, total_most_after: 4, passed_before: 0, passed_after: 1 },
      { total_before: null, total_after: null, passed_before: null, passed_after: null },
    ]);
    expect(applied.ok).toBe(true);
    // The dry run is what happens.
    expect(await marksOf(exam)).toEqual([
      [100, 400, 'marked'],
      [200, 400, 'marked'],
      [null, 400, 'handed_in'],
    ]);
    const logged = await db().select().from(auditLog).where(eq(auditLog.action, 'assessment.regraded'));
    expect(logged.at(-1)!.details).toMatchObject({ way: 'new_key', reason: 'The key was wrong.' });
    const { data } = await asha.ok('assessment-statistics', { assessment_id: exam.id });
    expect(data.questions[0]).toMatchObject({
      has_new_version: 1,
      regraded: { way: 'new_key', reason: 'The key was wrong.', teacher: 'Asha Test' },
    });
  });

  it('reaches who still works when they hand in, and those who start later [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{}, {}], changes: { attemptsMost: 3 } });
    const working = await begun(exam.id);
    const { seen } = await again(exam, 'drop');
    expect(seen).toMatchObject({ changed: 0, handed_in: 0, open: 1 });
    await working.submit();
    expect(await attemptRow(working.attempt_id)).toMatchObject({ marks: 0, marksMost: 100, state: 'marked' });
    await again(exam, 'full_credit');
    expect(await attemptRow(working.attempt_id)).toMatchObject({ marks: 100, marksMost: 200 });
    const later = await begun(exam.id);
    await later.submit();
    expect(await attemptRow(later.attempt_id)).toMatchObject({ marks: 100, marksMost: 200, state: 'marked' });
    const items = await db().select().from(attemptItems).where(eq(attemptItems.attemptId, later.attempt_id));
    expect(items.map(({ marksMost }) => marksMost)).toEqual([100, 100]);
  });

  it('keeps what is released so, and what a person has still to mark open [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{}, { type: 'subjective', prompt: 'Why?', marks: 5 }] });
    await takenBy(db(), exam, 2, ({ version: { body } }, taker): QuestionAnswer | undefined =>
      body.type === 'subjective' && taker === 0 ? { type: 'subjective', text: 'Because.' } : undefined,
    );
    await asha.ok('release-assessment', { assessment_id: exam.id });
    await again(exam, 'full_credit');
    expect(await marksOf(exam)).toEqual([
      [null, 600, 'handed_in'],
      [100, 600, 'released'],
    ]);
    expect(await asha.call('preview-regrade', asked(exam, 'new_key', 1))).toMatchObject({
      error: { code: 'by_person' },
    });
    expect((await again(exam, 'full_credit', 1)).seen).toMatchObject({ changed: 2 });
    expect(await marksOf(exam)).toEqual([
      [600, 600, 'marked'],
      [600, 600, 'released'],
    ]);
  });

  it('is refused when it would change something else by now, and two at once are one [CE-03]', async () => {
    const exam = await examFor9A();
    await takenBy(
      db(),
      exam,
      2,
      chooses(() => 1),
    );
    const { digest } = await look(exam, 'full_credit');
    await takenBy(
      db(),
      exam,
      1,
      chooses(() => 1),
    );
    expect(await apply(exam, 'full_credit', digest)).toMatchObject({ error: { code: 'stale' } });
    const seen = await look(exam, 'full_credit');
    const both = await Promise.all([1, 2].map(() => apply(exam, 'full_credit', seen.digest)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await marksOf(exam)).toEqual(Array.from({ length: 3 }, () => [100, 100, 'marked']));
  });

  it('is the author’s alone, of questions of the assessment, with a reason [CE-03]', async () => {
    const exam = await examFor9A();
    const other = await examFor9A();
    const bina = await test.enter(test.world.bina);
    expect((await bina.call('preview-regrade', asked(exam, 'drop'))).status).toBe(404);
    expect(
      (await asha.call('preview-regrade', { ...asked(exam, 'drop'), question_id: other.asked[0]!.id }))
        .status,
    ).toBe(404);
    const { digest } = await look(exam, 'drop');
    const bare = { ...asked(exam, 'drop'), digest, formSession: await formSession(asha), reason: ' ' };
    expect(await asha.call('apply-regrade', bare)).toMatchObject({
      error: { issues: { reason: { code: 'field_required' } } },
    });
  });
});
