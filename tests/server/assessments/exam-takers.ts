import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { drawQuestions } from '#server/assessments/draw-questions.ts';
import { handIn } from '#server/assessments/mark-attempt.ts';
import { attemptQuestionsWithKeys } from '#server/assessments/queries/attempts.ts';
import { assessments } from '#server/assessments/schema/assessments.ts';
import { answers, attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';

type Asked = Awaited<ReturnType<typeof attemptQuestionsWithKeys>>[number];

/** So many new students take an assessment and hand it in; `answer` says what each puts to each question. */
export async function takenBy(
  db: Queryable,
  { schoolId, id }: { readonly schoolId: number; readonly id: number },
  count: number,
  answer: (asked: Asked, taker: number) => QuestionAnswer | null | undefined,
  now = new Date('2026-11-18T06:30:00Z'),
): Promise<number[]> {
  const [assessment] = await db.select().from(assessments).where(eq(assessments.id, id));
  const mark = randomUUID().slice(0, 8);
  const takers = await db
    .insert(people)
    .values(
      Array.from({ length: count }, (_, index) => ({
        schoolId,
        role: 3 as const,
        loginName: `T${mark}${index}`,
        firstName: `Taker ${String(index).padStart(4, '0')}`,
        lastName: 'Test',
        passwordHash: '',
      })),
    )
    .returning({ id: people.id });
  const ids: number[] = [];
  for (const [index, { id: personId }] of takers.entries()) {
    const items = await drawQuestions(db, assessment!, index);
    const [attempt] = await db
      .insert(attempts)
      .values({
        schoolId,
        assessmentId: id,
        personId,
        number: 1,
        gradeId: 0,
        divisionId: 0,
        startedAt: now,
        endsAt: now,
        seed: index,
        lease: randomUUID(),
        leasedAt: now,
        marksMost: items.reduce((sum, { marksMost }) => sum + marksMost, 0),
      })
      .returning();
    const own = { schoolId, attemptId: attempt!.id, personId };
    await db.insert(attemptItems).values(items.map((item) => ({ ...own, ...item })));
    const given = (await attemptQuestionsWithKeys(db, attempt!)).flatMap((asked) => {
      const value = answer(asked, index);
      return value === undefined
        ? []
        : [{ ...own, position: asked.item.position, seq: 1, value, savedAt: now }];
    });
    if (given.length > 0) await db.insert(answers).values(given);
    await handIn(db, attempt!, { now, reason: 'student', at: now });
    ids.push(attempt!.id);
  }
  await db.execute(
    sql`update ${assessments} set first_start_at = ${now.toISOString()}::timestamptz where id = ${id}`,
  );
  return ids;
}
