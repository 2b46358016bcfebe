import type { Scope } from '#contract/core/define-call.ts';
import { type GroupKind, groupKindOf } from '#contract/core/group-kinds.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import { asksForReaders, type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import type { audienceRefusals } from '#contract/notices/notices.refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusal, Refuse } from '#server/core/refusal.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { channels } from '#server/realtime/channels.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { listGroupNames, listOpenLines, type Place } from './queries/audiences.ts';

/** Chosen grades and divisions, or clubs and batches; 0 is All. */
export interface Choice {
  readonly grades: readonly number[];
  readonly divisions: readonly number[];
}

/** [ST-17, ST-18] Reads the pair that the school's model uses. */
export function choiceOf(
  { school }: Actor,
  wire: Readonly<Record<'grade' | 'division' | 'club' | 'batch', readonly number[]>>,
): Choice {
  return isClubModel(school.model)
    ? { grades: wire.club, divisions: wire.batch }
    : { grades: wire.grade, divisions: wire.division };
}

export type AudienceReason = ReasonsOf<typeof audienceRefusals>;
export type AudienceScene = Pick<SignedInContext<AudienceReason>, 'db' | 'actor' | 'refuse'>;

/** [VN-03…06, VN-10, VN-11, VN-15, VN-16] */
const refusals = {
  grade: {
    none: (refuse) =>
      refuse('unknown_grade', { params: { why: 'none' }, issues: { grade: 'grade_required' } }),
    closed: (refuse) =>
      refuse('unknown_grade', { params: { why: 'closed' }, issues: { grade: 'grade_required' } }),
    part: (refuse) => refuse('unknown_division', { issues: { division: 'division_required' } }),
  },
  club: {
    none: (refuse) => refuse('unknown_club', { params: { why: 'none' }, issues: { club: 'club_required' } }),
    closed: (refuse) =>
      refuse('unknown_club', { params: { why: 'closed' }, issues: { club: 'club_required' } }),
    part: (refuse) => refuse('unknown_batch', { params: { clubs: '' }, issues: { batch: 'batch_required' } }),
  },
} as const satisfies Record<
  GroupKind,
  Record<'none' | 'closed' | 'part', (refuse: Refuse<AudienceReason>) => Refusal>
>;

/**
 * A faculty member's "All" means the grades they teach in. Divisions need one grade [NF-21]; batches may be of several
 * clubs [NF-23]. Refuses foreign or untaught groups, and clubs without a chosen batch.
 */
export async function audienceOf(scene: AudienceScene, chosen: Choice): Promise<Place[]> {
  const { db, actor, refuse } = scene;
  const scope = scopeIn('preview-notice-reach', actor);
  const kind = groupKindOf(actor.school.model);
  const refusal = refusals[kind];
  if (chosen.grades.length === 0) throw refusal.none(refuse);
  const all = chosen.grades.includes(0);
  const whole =
    chosen.divisions.includes(0) || (kind === 'grade' && (all || new Set(chosen.grades).size > 1));
  if (all && whole && scope === 'school') return [{ gradeId: 0, divisionId: 0 }];
  const open = await placesOpenTo(db, actor, { scope, kind, wanted: chosen.divisions });
  const allowed = open.filter((place) => place.divisionId === 0).map((place) => place.gradeId);
  const gradeIds = all ? allowed : [...new Set(chosen.grades)];
  if (gradeIds.length === 0 || gradeIds.some((id) => !allowed.includes(id))) throw refusal.closed(refuse);
  if (whole) return gradeIds.map((gradeId) => ({ gradeId, divisionId: 0 }));
  const places = partsWithin(open, gradeIds, chosen.divisions);
  if (!places) throw refusal.part(refuse);
  await refuseEmptyClubs(scene, gradeIds, places, all);
  return places;
}

/** null when there are none, or one belongs to another group. */
function partsWithin(
  open: readonly Place[],
  gradeIds: readonly number[],
  divisionIds: readonly number[],
): Place[] | null {
  const wanted = new Set(divisionIds);
  const found = open.filter(
    ({ gradeId, divisionId }) => gradeIds.includes(gradeId) && divisionId !== 0 && wanted.has(divisionId),
  );
  return wanted.size > 0 && found.length === wanted.size ? found : null;
}

/** No club is silently left out. With All chosen, nobody could choose clubs that have no batch yet. */
async function refuseEmptyClubs(
  { db, actor: { school }, refuse }: AudienceScene,
  clubIds: readonly number[],
  places: readonly Place[],
  all: boolean,
): Promise<void> {
  const empty = clubIds.filter((id) => !places.some((place) => place.gradeId === id));
  if (empty.length === 0) return;
  const names = await listGroupNames(db, school.id, empty, all);
  if (names.length === 0) return;
  const issue = { code: 'unknown_batch', params: { clubs: names.join(', ') } } as const;
  throw refuse(issue.code, { params: issue.params, issues: { batch: issue } });
}

const placesOpenTo = (
  db: Queryable,
  { id: personId, school }: Actor,
  { scope, ...query }: { scope: Scope | null; kind: GroupKind; wanted: readonly number[] },
): Promise<Place[]> =>
  listOpenLines(db, scope === 'school' ? 'school' : 'person', { schoolId: school.id, personId, ...query });

/** Groups this person may share with: a school admin every grade or club, a faculty member those they teach in. */
export async function groupsOpenTo(
  { db, actor, scope }: SignedInContext,
  kind: GroupKind,
): Promise<number[]> {
  return (await placesOpenTo(db, actor, { scope, kind, wanted: [] })).map((place) => place.gradeId);
}

export function channelsFor(
  schoolId: number,
  notice: { noticeFor: NoticeFor; createdBy: number; places: readonly Place[] },
): NoticeChannel[] {
  const readers = readersByCode[notice.noticeFor];
  const found: NoticeChannel[] = [channels.person(schoolId, notice.createdBy), channels.admins(schoolId)];
  for (const role of ['faculty', 'students'] as const) {
    if (!readers[role]) continue;
    for (const { gradeId, divisionId } of notice.places) {
      if (gradeId === 0) found.push(channels.role(schoolId, role));
      else if (divisionId === 0) found.push(channels.grade(schoolId, role, gradeId));
      else found.push(channels.division(schoolId, role, divisionId));
    }
  }
  return [...new Set(found)];
}

/** 1 where the form does not ask [NF-20]. */
export function noticeForOf(
  { school, role }: Actor,
  wanted: { readonly noticeFor: NoticeFor },
  before?: { readonly noticeFor: NoticeFor } | null,
): NoticeFor {
  if (asksForReaders(school.model, role)) return wanted.noticeFor;
  return before?.noticeFor ?? 1;
}
