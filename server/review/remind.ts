import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { remindRefusals } from '#contract/review/review.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { insertReminders, type PendingWanted, pendingAmong } from './queries/reminders.ts';
import { tellStudents } from './tell-student.ts';

type Scene = SignedInContext<ReasonsOf<typeof remindRefusals>>;

/** [C5-04] Reminds once a day per project. Returns how many were told now, and how many had been told today. */
export async function remind(scene: Scene, wanted: PendingWanted) {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const schoolId = actor.school.id;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const due = await pendingAmong(db, actor, today, wanted);
  if (due.length === 0) return { success: 'true' as const, told: 0, skipped: wanted.rows?.length ?? 0 };
  // The table lets one of two reminders at the same moment through.
  const kept = await insertReminders(
    db,
    due.map(({ student_id: personId, project_id: projectId }) => ({
      schoolId,
      personId,
      projectId,
      day: today,
      remindedBy: actor.id,
      remindedAt: app.now(),
    })),
  );
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
