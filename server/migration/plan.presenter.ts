import { type ClassRule, type ClubRule, rollbackUntil } from '#contract/migration/migration.model.ts';
import { type MigrationPlan } from '#contract/migration/migration.wire.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { lineTotals, type StoredPlan } from './queries/lines.ts';
import { type Group, groupsOf, isLast, namesOfPlan } from './queries/plans.ts';
import { missingParts } from './rules.ts';

/** Shows a plan's rules beside today's classes and clubs. */
export async function presentPlan(
  db: Queryable,
  school: ReachedSchool,
  plan: StoredPlan,
  now: Date,
): Promise<MigrationPlan> {
  const groups = await groupsOf(db, school.id);
  const { createdBy, appliedBy } = await namesOfPlan(db, plan);
  const { classes, clubs, faculty } = plan.rules;
  const shown = (group: Group, toId: number | null) => ({
    id: group.id,
    name: group.name,
    parts: group.parts.map(({ id, name }) => ({ id, name })),
    students: group.parts.reduce((sum, { students }) => sum + students, 0),
    missing: toId === null ? [] : missingParts(groups, group, toId),
  });
  const of = (kind: Group['kind']) => groups.filter((group) => group.kind === kind);
  return {
    id: plan.id,
    fromYear: plan.fromYear,
    toYear: plan.toYear,
    state: plan.state,
    version: plan.version,
    batch_id: plan.batchId,
    leave_on: plan.leaveOn,
    scheduled_for: plan.scheduledFor?.getTime() ?? null,
    stopped: plan.stopped,
    created_by: createdBy,
    applied_at: plan.appliedAt?.getTime() ?? null,
    applied_by: appliedBy,
    rolled_back_at: plan.rolledBackAt?.getTime() ?? null,
    rollback_until: await lastDayToReturn(db, school, plan, now),
    faculty,
    classes: of('grade').map((group) => {
      const rule: ClassRule = classes.find(({ grade_id }) => grade_id === group.id) ?? {
        grade_id: group.id,
        action: 'promote',
        to_grade: null,
      };
      const { action, to_grade } = rule;
      return { ...shown(group, action === 'promote' ? to_grade : null), action, to_grade };
    }),
    clubs: of('club').map((group) => {
      const rule: ClubRule = clubs.find(({ club_id }) => club_id === group.id) ?? {
        club_id: group.id,
        action: 'keep',
        to_club: null,
      };
      const { action, to_club } = rule;
      return { ...shown(group, action === 'move' ? to_club : null), action, to_club };
    }),
    lines: await lineTotals(db, plan),
  };
}

/** The last day to roll it back; '': it cannot be. */
export async function lastDayToReturn(
  db: Queryable,
  school: ReachedSchool,
  plan: StoredPlan,
  now: Date,
): Promise<string> {
  if (plan.state !== 'applied' || plan.appliedAt === null) return '';
  const until = rollbackUntil(schoolDay(plan.appliedAt, school.timeZone));
  const isOpen = schoolDay(now, school.timeZone) <= until && school.academicYear === plan.toYear;
  return isOpen && (await isLast(db, plan)) ? until : '';
}
