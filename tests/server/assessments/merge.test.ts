import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerLog, answers, attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import { people } from '#server/directory/schema.ts';
import { begun, db, dev, examFor9A, newStudent, secondsLater, test, useExams } from './exam-harness.ts';

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const typed = (text: string) => ({ type: 'subjective' as const, text });

/** Dev once more, by a second entry, who can sign in too. */
const secondEntry = () => newStudent('Dev');

const versionOf = async (id: number) => {
  const [row] = await db().select().from(people).where(eq(people.id, id));
  return { id, version: row!.version };
};

async function merge(merged: number) {
  const admin = await test.enter(test.world.admin);
  const kept = await versionOf(test.world.dev.id);
  return admin.call('merge-students', { kept, merged: await versionOf(merged) });
}

/** Of dev's attempts at it: the number, the state, and each answer. */
async function ofDev(assessmentId: number) {
  const rows = await db()
    .select()
    .from(attempts)
    .where(and(eq(attempts.assessmentId, assessmentId), eq(attempts.personId, test.world.dev.id)))
    .orderBy(asc(attempts.number));
  const found: unknown[] = [];
  for (const { id, number, state } of rows) {
    const of = await db().select().from(answers).where(eq(answers.attemptId, id));
    found.push([number, state, of.map(({ value }) => value)]);
  }
  return found;
}

describe('two entries that are one student', () => {
  it('who both work on an assessment: the one saved last goes on, the other is handed in, no answer is lost [CE-01, QU-70]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const second = await secondEntry();
    const theirs = await test.enter(second);
    const first = await begun(exam.id);
    const other = await begun(exam.id, theirs);
    await other.save({ position: 1, seq: 1, answer: typed('By the second entry.') });
    secondsLater(5);
    await first.save({ position: 1, seq: 1, answer: typed('By the first entry.') });
    expect(await merge(second.id)).toMatchObject({ ok: true });
    expect(await ofDev(exam.id)).toEqual([
      [1, 'handed_in', [typed('By the second entry.')]],
      [2, 'open', [typed('By the first entry.')]],
    ]);
    const owners = [attemptItems, answers, answerLog].map((table) =>
      db().$count(table, and(eq(table.attemptId, other.attempt_id), eq(table.personId, test.world.dev.id))),
    );
    expect(await Promise.all(owners)).toEqual([1, 1, 1]);
    expect(await first.save({ position: 1, seq: 2, answer: typed('And on.') })).toMatchObject({ ok: true });
    expect(await first.submit()).toMatchObject({ ok: true });
  });

  it('who both handed in keep both attempts, in the order of their starts [CE-02, QU-70]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const second = await secondEntry();
    const theirs = await test.enter(second);
    const other = await begun(exam.id, theirs);
    await other.submit({ position: 1, seq: 1, answer: typed('Earlier.') });
    secondsLater(5);
    const first = await begun(exam.id);
    await first.submit({ position: 1, seq: 1, answer: typed('Later.') });
    expect(await merge(second.id)).toMatchObject({ ok: true });
    expect(await ofDev(exam.id)).toEqual([
      [1, 'handed_in', [typed('Earlier.')]],
      [2, 'handed_in', [typed('Later.')]],
    ]);
    const [card] = (await dev.ok('get-student-assessments', {})).data.filter(
      ({ assessment_id }) => assessment_id === exam.id,
    );
    expect(card).toMatchObject({ attempt_id: first.attempt_id, attempts_left: 0, door: 'done' });
  });

  it('of whom the one that goes works alone: the student goes on by the other entry [CE-01, QU-70]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const second = await secondEntry();
    const other = await begun(exam.id, await test.enter(second));
    await other.save({ position: 1, seq: 1, answer: typed('Begun.') });
    expect(await merge(second.id)).toMatchObject({ ok: true });
    expect(await ofDev(exam.id)).toEqual([[1, 'open', [typed('Begun.')]]]);
    const { attempt_id, lease } = other;
    expect(await dev.ok('get-attempt', { attempt_id, lease })).toMatchObject({
      data: { state: 'open', items: [{ answer: typed('Begun.') }] },
    });
  });
});
