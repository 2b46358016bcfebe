import type { MigrationRules } from '#contract/migration/migration.model.ts';
import type { MigrationPlan } from '#contract/migration/migration.wire.ts';

/** The rules of a plan, to send back with one change. */
export const rulesOf = ({ classes, clubs, faculty }: MigrationPlan): MigrationRules => ({
  classes: classes.map(({ id, action, to_grade }) => ({ grade_id: id, action, to_grade })),
  clubs: clubs.map(({ id, action, to_club }) => ({ club_id: id, action, to_club })),
  faculty,
});
