import { daysBetween } from '#contract/core/days.ts';
import { timetableLimits } from '#contract/timetable/timetable.rules.ts';
import type { ImportTarget } from '#contract/timetable/timetable.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { unknownChoice } from '../entry-values.ts';
import { periodsOf } from '../queries/choices.ts';

type Reasons =
  | 'unknown_choice'
  | 'last_before_first'
  | { readonly code: 'too_many_days'; readonly params: { readonly days: number } };

export async function refuseTarget(
  { db, actor, refuse }: Pick<SignedInContext, 'db' | 'actor'> & Refusing<Reasons>,
  { bellId, validFrom, validTo }: ImportTarget,
): Promise<void> {
  if ((await periodsOf(db, actor.school.id, [bellId])).length === 0)
    throw unknownChoice({ refuse }, 'bellId');
  if (validTo < validFrom) throw refuse('last_before_first', { issues: { validTo: 'last_before_first' } });
  const params = { days: timetableLimits.validDays };
  if (daysBetween(validFrom, validTo) >= params.days)
    throw refuse('too_many_days', { params, issues: { validTo: { code: 'too_many_days', params } } });
}
