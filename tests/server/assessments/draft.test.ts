import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { assessments } from '#server/assessments/schema/assessments.ts';
import { asha, db, examFor9A, test, useExams } from './exam-harness.ts';

useExams();

const remove = (id: number, version: number, isRemoved = true, client = asha) =>
  client.call('remove-assessment', { rows: [{ id, version }], isRemoved });
const listed = async (id: number) => {
  const of = { school_id: 1, user_id: test.world.asha.id };
  return (await asha.ok('get-schedule-assessment', of)).data.some((card) => card.assessment_id === id);
};

it('a draft is deleted and comes back with all that is in it [CE-01]', async () => {
  const draft = await examFor9A({ changes: { state: 'draft' } });
  expect(await listed(draft.id)).toBe(true);
  expect(await remove(draft.id, 1)).toMatchObject({ data: { done: [{ id: draft.id, version: 2 }] } });
  expect(await listed(draft.id)).toBe(false);
  expect(await asha.call('edit-schedule-assessment', { assessment_id: draft.id })).toMatchObject({
    status: 404,
  });
  expect(await remove(draft.id, 2, false)).toMatchObject({ data: { done: [{ id: draft.id }] } });
  expect(await listed(draft.id)).toBe(true);
  const { values } = (await asha.ok('edit-schedule-assessment', { assessment_id: draft.id })).data;
  expect(values.items).toHaveLength(1);
});

it('what is scheduled is taken back first, a stale row is refused, and of a colleague there is none [CE-01]', async () => {
  const exam = await examFor9A();
  expect(await remove(exam.id, 1)).toMatchObject({ status: 409, error: { code: 'not_draft' } });
  const draft = await examFor9A({ changes: { state: 'draft' } });
  expect(await remove(draft.id, 7)).toMatchObject({ error: { code: 'stale' } });
  const bina = await test.enter(test.world.bina);
  expect(await remove(draft.id, 1, true, bina)).toMatchObject({ status: 404 });
  const [row] = await db().select().from(assessments).where(eq(assessments.id, draft.id));
  expect(row?.removedAt).toBeNull();
});
