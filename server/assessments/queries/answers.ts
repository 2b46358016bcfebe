import { sql } from 'drizzle-orm';
import type { SavedAnswer } from '#contract/assessments/attempt.wire.ts';
import type { QuestionBody } from '#contract/assessments/question.model.ts';
import type { Queryable } from '#server/db/database.ts';
import { given, statement } from '#server/db/prepared.ts';
import { answerLog, answers, attemptItems, attempts } from '../schema/attempts.ts';
import { questionVersions } from '../schema/questions.ts';
import type { Attempt } from './attempts.ts';

/** A thousand students save every few seconds, so each of these statements is prepared once per connection. */

const findBodies = statement<{ position: number; body: QuestionBody }>(
  'exam-save-bodies',
  sql`select i.position, v.body from ${attemptItems} i join ${questionVersions} v
      on v.question_id = i.question_id and v.number = i.question_number
    where i.school_id = ${given('schoolId')} and i.attempt_id = ${given('attemptId')}
      and i.position = any(${given('positions')}::int[])`,
);

const rows = sql`jsonb_to_recordset(${given('rows')}::jsonb) as r(position int, seq int, answer jsonb, is_flagged int)`;

const insertLog = statement(
  'exam-save-log',
  sql`insert into ${answerLog} (school_id, attempt_id, position, person_id, seq, value, received_at, lease, is_late, counts)
    select ${given('schoolId')}::int, ${given('attemptId')}::int, r.position, ${given('personId')}::int, r.seq,
      nullif(r.answer, 'null'::jsonb), ${given('now')}::timestamptz, ${given('lease')}::uuid, ${given('isLate')}::boolean,
      ${given('counts')}::boolean
    from ${rows} on conflict do nothing`,
);

const upsertAnswers = statement(
  'exam-save-answers',
  sql`insert into ${answers} (school_id, attempt_id, position, person_id, seq, value, saved_at, is_late, is_flagged)
    select ${given('schoolId')}::int, ${given('attemptId')}::int, r.position, ${given('personId')}::int, r.seq,
      nullif(r.answer, 'null'::jsonb), ${given('now')}::timestamptz, ${given('isLate')}::boolean, r.is_flagged = 1
    from ${rows}
    on conflict (school_id, attempt_id, position) do update
      set seq = excluded.seq, value = excluded.value, saved_at = excluded.saved_at, is_late = excluded.is_late,
        is_flagged = excluded.is_flagged
      where answers.seq < excluded.seq`,
);

/** A change after the end clears the marks, and the new version tells the marker. */
const unmarkChanged = statement(
  'exam-save-unmark',
  sql`update ${answers} set marks = null, mark_source = null, mark_reason = '', marked_by = null, marked_at = null,
      version = answers.version + 1
    from ${rows}
    where answers.school_id = ${given('schoolId')} and answers.attempt_id = ${given('attemptId')}
      and answers.position = r.position and answers.seq < r.seq
      and answers.value is distinct from nullif(r.answer, 'null'::jsonb)`,
);

/** `is_taken`: the server has another answer with the same number. */
const findSeqs = statement<{ position: number; seq: number; is_taken: boolean }>(
  'exam-save-stored',
  sql`select a.position, a.seq,
      a.seq = r.seq and a.value is distinct from nullif(r.answer, 'null'::jsonb) as is_taken
    from ${answers} a join ${rows} on r.position = a.position
    where a.school_id = ${given('schoolId')} and a.attempt_id = ${given('attemptId')}
    order by a.position`,
);

const touchAttempt = statement<{ seq: number }>(
  'exam-save-attempt',
  sql`update ${attempts} set seq = greatest(seq, ${given('seq')}::int), saved_at = ${given('now')}::timestamptz,
      late_saves = least(32767, late_saves + ${given('late')}::int)
    where school_id = ${given('schoolId')} and id = ${given('attemptId')} returning seq`,
);

type Key = Pick<Attempt, 'schoolId' | 'id' | 'personId'>;

const positionsOf = (saves: readonly SavedAnswer[]): number[] => [
  ...new Set(saves.map(({ position }) => position)),
];

/** Returns bodies by position; positions that the attempt lacks are missing. */
export async function bodiesAt(db: Queryable, { schoolId, id }: Key, saves: readonly SavedAnswer[]) {
  const found = await findBodies(db, { schoolId, attemptId: id, positions: positionsOf(saves) });
  return new Map(found.map(({ position, body }) => [position, body]));
}

interface Arrived {
  readonly saves: readonly SavedAnswer[];
  readonly lease: string;
  readonly now: Date;
  readonly isLate: boolean;
}

const valuesOf = (key: Key, { saves, now, isLate }: Arrived) => ({
  schoolId: key.schoolId,
  attemptId: key.id,
  personId: key.personId,
  now: now.toISOString(),
  isLate,
  rows: JSON.stringify(saves),
});

export async function logSaves(db: Queryable, key: Key, arrived: Arrived & { readonly counts: boolean }) {
  await insertLog(db, { ...valuesOf(key, arrived), lease: arrived.lease, counts: arrived.counts });
}

export const countKept = (db: Queryable, { schoolId, id }: Key): Promise<number> =>
  db.$count(
    answerLog,
    sql`${answerLog.schoolId} = ${schoolId} and ${answerLog.attemptId} = ${id} and not ${answerLog.counts}`,
  );

/** Stores saves that are newer than the stored ones. `isTaken`: a stored answer has the number of one that arrived. */
export async function storeSaves(db: Queryable, key: Key, arrived: Arrived) {
  // When a request has one answer twice, the newer one counts.
  const newest = new Map<number, SavedAnswer>();
  for (const save of arrived.saves)
    if ((newest.get(save.position)?.seq ?? 0) < save.seq) newest.set(save.position, save);
  const saves = [...newest.values()];
  const values = valuesOf(key, { ...arrived, saves });
  if (arrived.isLate) await unmarkChanged(db, values);
  await upsertAnswers(db, values);
  const stored = await findSeqs(db, values);
  const saved = stored.map(({ position, seq }) => ({ position, seq }));
  const [attempt] = await touchAttempt(db, {
    schoolId: key.schoolId,
    attemptId: key.id,
    seq: Math.max(...saves.map(({ seq }) => seq)),
    now: arrived.now.toISOString(),
    late: arrived.isLate ? 1 : 0,
  });
  return { saved, seq: attempt?.seq ?? 0, isTaken: stored.some(({ is_taken }) => is_taken) };
}
