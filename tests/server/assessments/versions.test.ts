import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionKeys, questions, questionVersions } from '#server/assessments/schema/questions.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { addBank, addQuestion } from './question-rows.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
const db = () => test.server.app.db;

describe('versions of questions', () => {
  it('are never changed, and go with their question alone [CE-01]', async () => {
    const bankId = await addBank(db(), { schoolId: 1, authorId: test.world.asha.id, name: 'Networks' });
    const { id } = await addQuestion(db(), { schoolId: 1, bankId, authorId: test.world.asha.id });
    const isIts = eq(questionVersions.questionId, id);
    const change = db().update(questionVersions).set({ prompt: 'Other' }).where(isIts);
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only ever added') },
    });
    const key = db().update(questionKeys).set({ explanation: 'x' }).where(eq(questionKeys.questionId, id));
    await expect(key).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only ever added') },
    });
    await db().delete(questions).where(eq(questions.id, id));
    expect(await db().$count(questionVersions, isIts)).toBe(0);
    expect(await db().$count(questionKeys, eq(questionKeys.questionId, id))).toBe(0);
  });
});
