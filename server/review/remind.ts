import { and, type SQL, sql } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { remindRefusals } from '#contract/review/review.refusals.ts';
import { remindedAtOnce } from '#contract/review/review.rules.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { hasWords } from '#server/db/search-text.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { isPending, type PendingFilters, pendingRows } from './queries/pending.ts';
import { workReminders } from './schema.ts';
import { tellStudents } from './tell-student.ts';

type Scene = SignedInContext<ReasonsOf<typeof remindRefusals>>;

interface Due extends Record<string, unknown> {
  readonly project_id: number;
  readonly student_id: number;
  readonly division: number;
  readonly title: string;
  readonly due_on: string;
}

interface Wanted {
  readonly search?: string;
  readonly filters?: PendingFilters;
  /** Only these students and projects. */
  readonly rows?: readonly { readonly project_id: number; readonly student_id: number }[];
}

/** Students whom a call wants reminded, and who did not hand in: beyond the caller's classes there are none. */
async function pendingAmong({ db, actor }: Scene, today: string, wanted: Wanted): Promise<Due[]> {
  const isWanted: SQL | undefined = wanted.rows
    ? sql`listed.project_id || '-' || listed.student_id in ${wanted.rows.map(
        (row) => `${row.project_id}-${row.student_id}`,
      )}`
    : undefined;
  const where = and(
    isPending(wanted.filters ?? {}, today),
    ...hasWords(sql`listed.search_text`, searchWords(wanted.search ?? '')),
    isWanted,
  );
  // Who has a project in two classes is reminded once.
  const { rows } = await db.execute<Due>(sql`
    select distinct on (student_id, project_id) project_id, student_id, division, title, due_on
    from ${pendingRows(actor)} where ${where ?? sql`true`}
    order by student_id, project_id, due_on limit ${remindedAtOnce}`);
  return rows;
}

/**
 * [C5-04] Reminds students of projects they have not handed in, each once a day a project, and tells how many were told
 * now and how many had been told today already.
 */
export async function remind(scene: Scene, wanted: Wanted) {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const schoolId = actor.school.id;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const due = await pendingAmong(scene, today, wanted);
  if (due.length === 0) return { success: 'true' as const, told: 0, skipped: wanted.rows?.length ?? 0 };
  // Two teachers who remind at the same moment: the table lets each student through once.
  const kept = await db
    .insert(workReminders)
    .values(
      due.map(({ student_id: personId, project_id: projectId }) => ({
        schoolId,
        personId,
        projectId,
        day: today,
        remindedBy: actor.id,
        remindedAt: app.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ personId: workReminders.personId, projectId: workReminders.projectId });
  const isKept = new Set(kept.map(({ personId, projectId }) => `${personId}-${projectId}`));
  const told = due.filter((row) => isKept.has(`${row.student_id}-${row.project_id}`));
  const projects = new Map(told.map((row) => [row.project_id, row.title]));
  for (const [projectId, message] of projects) {
    const ids = told.filter((row) => row.project_id === projectId).map((row) => row.student_id);
    await tellStudents(scene, ids, { cause: `work-due:${projectId}`, message, projectId });
  }
  await writeEvents(
    scene,
    told.map((row) => ({
      schoolId,
      measure: 'work.reminded' as const,
      subjectId: row.project_id,
      personId: actor.id,
      divisionId: row.division,
      academicYear: actor.school.academicYear,
    })),
  );
  const asked = wanted.rows
    ? new Set(wanted.rows.map((row) => `${row.project_id}-${row.student_id}`)).size
    : due.length;
  return { success: 'true' as const, told: told.length, skipped: asked - told.length };
}
