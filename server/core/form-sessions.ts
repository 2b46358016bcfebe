import { and, eq, sql } from 'drizzle-orm';
import { builder, given, statement } from '#server/db/prepared.ts';
import type { SignedInContext } from './call-context.ts';
import type { Refusing } from './refusal.ts';
import { formSessions } from './schema.ts';

const mine = and(
  eq(formSessions.schoolId, given('schoolId')),
  eq(formSessions.personId, given('personId')),
  eq(formSessions.token, given('token')),
);
const lockFormSession = statement<{ used_at: string | null; answer: object | null }>(
  'lock-form-session',
  builder
    .select({ usedAt: formSessions.usedAt, answer: formSessions.answer })
    .from(formSessions)
    .where(mine)
    .for('update'),
);
const answerFormSession = statement(
  'answer-form-session',
  builder
    .update(formSessions)
    .set({ usedAt: sql`${given('now')}`, answer: sql`${given('answer')}` })
    .where(mine),
);

/** Runs `act` once for a form session [QU-10]: a repeat gets the first answer, somebody else's token is refused. */
export async function withIdempotencyKey<Answer extends object>(
  { app, db, actor, refuse }: SignedInContext & Refusing<'form_session'>,
  token: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const key = { schoolId: actor.school.id, personId: actor.id, token };
  const [row] = await lockFormSession(db, key);
  if (!row) throw refuse('form_session');
  if (row.used_at) return row.answer as Answer;
  const answer = await act();
  await answerFormSession(db, { ...key, now: app.now(), answer: JSON.stringify(answer) });
  return answer;
}
