import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { workspaces, workspaceVersions } from '#server/workspace/schema.ts';
import { assessments } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { questionVersions } from '../schema/questions.ts';
import type { Attempt, AttemptKey } from './attempts.ts';

/**
 * Makes the newest version of each program the answer, and keeps the student's text. Of several tools the last saved
 * counts. A program begun anew is no answer. Clears the marks of an older program.
 */
export async function takePrograms(
  db: Queryable,
  { schoolId, id }: AttemptKey,
  { isLate }: { readonly isLate: boolean },
): Promise<void> {
  await db.execute(sql`
    insert into ${answers} (school_id, attempt_id, position, person_id, seq, value, saved_at, is_late)
    select distinct on (w.attempt_position) w.school_id, w.attempt_id, w.attempt_position, w.person_id, 0,
      jsonb_build_object('type', 'practical', 'text', '', 'fileIds', '[]'::jsonb,
        'workspaceId', case when v.sha256 is null then 0 else w.id end,
        'programSequence', case when v.sha256 is null then 0 else w.head end),
      v.at, ${isLate}
    from ${workspaces} w join ${workspaceVersions} v
      on v.school_id = w.school_id and v.workspace_id = w.id and v.sequence = w.head
    where w.school_id = ${schoolId} and w.attempt_id = ${id} and w.attempt_id > 0
    order by w.attempt_position, w.updated_at desc, w.id desc
    on conflict (school_id, attempt_id, position) do update
      set value = coalesce(answers.value, excluded.value) || jsonb_build_object(
          'workspaceId', excluded.value -> 'workspaceId', 'programSequence', excluded.value -> 'programSequence'),
        saved_at = greatest(answers.saved_at, excluded.saved_at), is_late = answers.is_late or excluded.is_late,
        marks = null, mark_source = null, mark_reason = '', marked_by = null, marked_at = null,
        version = answers.version + ${isLate ? 1 : 0}
      where answers.value is null
        or answers.value -> 'workspaceId' is distinct from excluded.value -> 'workspaceId'
        or answers.value -> 'programSequence' is distinct from excluded.value -> 'programSequence'`);
}

type Student = Pick<Actor, 'id' | 'school'>;

const practicalAt = (position: number) =>
  and(eq(attemptItems.position, position), sql`${questionVersions.type} = 'practical'`);

const selectTask = (db: Queryable) =>
  db
    .select({
      attempt: attempts,
      title: assessments.title,
      projectId: assessments.projectId,
      instructions: assessments.instructions,
      prompt: questionVersions.prompt,
      body: questionVersions.body,
    })
    .from(attempts)
    .innerJoin(
      assessments,
      and(eq(assessments.schoolId, attempts.schoolId), eq(assessments.id, attempts.assessmentId)),
    )
    .innerJoin(
      attemptItems,
      and(eq(attemptItems.schoolId, attempts.schoolId), eq(attemptItems.attemptId, attempts.id)),
    )
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, attemptItems.questionId),
        eq(questionVersions.number, attemptItems.questionNumber),
      ),
    );

/** undefined: the student's open attempt has no such task. */
export async function openTask(
  db: Queryable,
  { id, school }: Student,
  {
    assessmentId,
    position,
    now,
  }: { readonly assessmentId: number; readonly position: number; readonly now: Date },
) {
  const [row] = await selectTask(db).where(
    and(
      eq(attempts.schoolId, school.id),
      eq(attempts.personId, id),
      eq(attempts.assessmentId, assessmentId),
      eq(attempts.state, 'open'),
      gt(attempts.endsAt, now),
      practicalAt(position),
    ),
  );
  return row;
}

export async function taskOf(
  db: Queryable,
  {
    schoolId,
    attemptId,
    position,
  }: { readonly schoolId: number; readonly attemptId: number; readonly position: number },
) {
  const [row] = await selectTask(db).where(
    and(eq(attempts.schoolId, schoolId), eq(attempts.id, attemptId), practicalAt(position)),
  );
  return row;
}

/** undefined: no teacher sent the student's earlier attempt back. */
export async function sentBackBefore(db: Queryable, attempt: Attempt): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, attempt.schoolId),
        eq(attempts.assessmentId, attempt.assessmentId),
        eq(attempts.personId, attempt.personId),
        lt(attempts.number, attempt.number),
      ),
    )
    .orderBy(desc(attempts.number))
    .limit(1);
  return row?.state === 'sent_back' ? row : undefined;
}

/** null: no such program. */
export async function engineOf(db: Queryable, schoolId: number, id: number) {
  const [program] = await db
    .select({ engine: workspaces.engine })
    .from(workspaces)
    .where(and(eq(workspaces.schoolId, schoolId), eq(workspaces.id, id)));
  return program?.engine ?? null;
}

/** Returns those versions that the student saved in this attempt: a program made elsewhere is no answer. */
export const versionsMadeIn = (
  db: Queryable,
  { schoolId, id, personId }: Pick<Attempt, 'schoolId' | 'id' | 'personId'>,
  programs: readonly { readonly workspaceId: number; readonly programSequence: number }[],
) =>
  db
    .select({ workspaceId: workspaceVersions.workspaceId, sequence: workspaceVersions.sequence })
    .from(workspaceVersions)
    .innerJoin(
      workspaces,
      and(
        eq(workspaces.schoolId, workspaceVersions.schoolId),
        eq(workspaces.id, workspaceVersions.workspaceId),
      ),
    )
    .where(
      and(
        eq(workspaces.schoolId, schoolId),
        eq(workspaces.personId, personId),
        eq(workspaces.attemptId, id),
        inArray(
          workspaces.id,
          programs.map(({ workspaceId }) => workspaceId),
        ),
        inArray(
          workspaceVersions.sequence,
          programs.map(({ programSequence }) => programSequence),
        ),
      ),
    );
