import type { audienceRefusals } from '#contract/assessments/schedule.refusals.ts';
import type { Schedule, ScheduledGroup } from '#contract/assessments/schedule.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { isTaughtBy } from '#server/schools/index.ts';
import { countStudents, partsReached } from './queries/audience.ts';

type AudienceScene = SignedInContext<ReasonsOf<typeof audienceRefusals>>;

const keyOf = ({ grade_id: grade, division_id: division }: ScheduledGroup): string => `${grade} ${division}`;

/** [CE-01] Teachers may give to divisions, batches, whole grades or clubs, and students that they teach. */
export async function audienceToStore(
  scene: AudienceScene,
  { groups, students, state }: Pick<Schedule, 'groups' | 'students' | 'state'>,
): Promise<{ readonly groups: ScheduledGroup[]; readonly students: number[] }> {
  const { db, actor } = scene;
  const wanted = [...new Map(groups.map((group) => [keyOf(group), group])).values()];
  const ids = [...new Set(students)];
  if (state === 'scheduled' && wanted.length + ids.length === 0)
    throw scene.refuse('no_audience', { issues: { groups: 'no_audience' } });
  const parts = await partsReached(db, actor, false, [...new Set(wanted.map(({ grade_id }) => grade_id))]);
  const isReached = ({ grade_id: grade, division_id: division }: ScheduledGroup) => {
    const ofGrade = parts.filter(({ gradeId }) => gradeId === grade);
    if (division !== 0) return ofGrade.some((part) => part.id === division && part.isReached);
    return ofGrade.length > 0 && ofGrade.every((part) => part.isReached);
  };
  if (!wanted.every(isReached)) throw scene.refuse('unknown_group', { issues: { groups: 'unknown_group' } });
  const found = ids.length === 0 ? 0 : await countStudents(db, actor.school.id, ids, isTaughtBy(db, actor));
  if (found < ids.length) throw scene.refuse('unknown_student', { issues: { students: 'unknown_student' } });
  return { groups: wanted, students: ids };
}
