import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { availableRefusals } from '#contract/screen-share/screen-share.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { studentsWhoWatch } from './queries/places.ts';

interface AskedGroup {
  readonly grade: number;
  readonly division: number;
  readonly club: number;
  readonly batch: number;
}

interface ShareGroup {
  readonly gradeId: number;
  readonly divisionId: number;
  /** How many could watch. */
  readonly students: number;
}

type CallContext = SignedInContext<ReasonsOf<typeof availableRefusals>>;

/** Throws 404 if the actor does not teach the place, and refuses one without active students. */
export async function shareTargetOf(scene: CallContext, asked: AskedGroup): Promise<ShareGroup> {
  const { db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const kind = asked.club > 0 ? 'club' : 'grade';
  const [gradeId, divisionId] = kind === 'club' ? [asked.club, asked.batch] : [asked.grade, asked.division];
  if (gradeId === 0 || divisionId === 0) throw badRequest();
  const students = await studentsWhoWatch(
    db,
    { schoolId: actor.school.id, personId: actor.id },
    { kind, gradeId, divisionId },
  );
  if (students === undefined) throw notFound();
  if (students === 0) throw refuse('no_students', { params: { wanted: kind } });
  return { gradeId, divisionId, students };
}
