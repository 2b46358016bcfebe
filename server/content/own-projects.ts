import type { GroupKind } from '#contract/core/group-kinds.ts';
import { allows } from '#contract/core/school-settings.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { settingsOf } from '#server/schools/index.ts';

/** [RP-15] A school decides for grades and for clubs whether its teachers write projects; the office always may. */
export async function refuseWriting(
  { db, actor, refuse }: SignedInContext & Refusing<'kind_off' | 'demo_school'>,
  kind: GroupKind,
): Promise<void> {
  if (actor.school.id === 0) return;
  refuseDemo({ actor, refuse });
  const settings = await settingsOf(db, actor.school.id);
  const key = kind === 'grade' ? 'allow_create_grade_project' : 'allow_create_club_project';
  if (!allows({ settings }, key)) throw refuse('kind_off', { issues: { kind: 'kind_off' } });
}
