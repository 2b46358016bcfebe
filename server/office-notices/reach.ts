import { type ReasonsOf } from '#contract/core/refusals.ts';
import { usualReach } from '#contract/delivery/delivery.rules.ts';
import { type NoticeFor } from '#contract/notices/notice.rules.ts';
import { type OfficeReachList } from '#contract/office-notices/office-delivery.wire.ts';
import type { officeReachRefusals } from '#contract/office-notices/office-notices.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { lastReaches, ownNotice, type PageQuery } from '#server/delivery/index.ts';
import { countOfficeReaders, type OfficeRule, schoolsOf, storedOfficeRule } from '#server/notices/index.ts';
import { type OfficeCommand, officeAudienceOf } from './audience.ts';
import { countComers, countOpened, countSchoolChanges, schoolsWithComers } from './queries/changes.ts';
import { listReachedSchools, schoolsByState } from './queries/delivery.ts';

type ReachScene = Pick<SignedInContext<ReasonsOf<typeof officeReachRefusals>>, 'db' | 'actor' | 'refuse'>;

export interface WishedOffice extends OfficeCommand {
  /** The notice that is edited; 0: a new one. */
  readonly noticeId: number;
  readonly noticeFor: NoticeFor;
}

async function rulesOf(scene: ReachScene, wish: WishedOffice) {
  const { lines, places } = await officeAudienceOf(scene, wish);
  const after: OfficeRule = {
    lines,
    noticeFor: wish.noticeFor,
    gradeIds: places.map((place) => place.gradeId),
  };
  const before =
    wish.noticeId === 0 ? null : await storedOfficeRule(scene.db, await ownNotice(scene, wish.noticeId));
  return { after, before };
}

export async function countOfficeReach(scene: ReachScene, wish: WishedOffice) {
  const { db, actor } = scene;
  const { after, before } = await rulesOf(scene, wish);
  const [byState, readers, changes, last] = await Promise.all([
    schoolsByState(db, schoolsOf(after)),
    countOfficeReaders(db, after),
    before ? countEdit(db, wish.noticeId, before, after) : noEdit,
    lastReaches(db, { schoolId: 0, id: actor.id }, wish.noticeId),
  ]);
  const { isMore, noMail, ...counted } = readers;
  const known = byState.filter((row) => row.country_id !== 0);
  return {
    countries: new Set(known.map((row) => row.country_id)).size,
    states: known.filter((row) => row.state_id !== 0).length,
    schools: byState.reduce((sum, row) => sum + row.count, 0),
    ...counted,
    is_more: isMore ? (1 as const) : (0 as const),
    no_mail: noMail,
    usual: usualReach(last),
    ...changes,
  };
}

const noEdit = {
  gained: 0,
  lost: 0,
  lost_seen: 0,
  seen: 0,
  schools_gained: 0,
  schools_lost: 0,
  schools_gaining: 0,
  schools_losing: 0,
};

async function countEdit(db: Queryable, noticeId: number, before: OfficeRule, after: OfficeRule) {
  const [places, gained, lost, opened] = await Promise.all([
    countSchoolChanges(db, before, after),
    countComers(db, after, before),
    countComers(db, before, after),
    countOpened(db, noticeId, before, after),
  ]);
  return {
    gained,
    lost,
    ...opened,
    schools_gained: places.gained,
    schools_lost: places.lost,
    schools_gaining: places.gaining,
    schools_losing: places.losing,
  };
}

export async function listOfficeReach(
  scene: ReachScene,
  wish: WishedOffice,
  list: OfficeReachList,
  page: PageQuery,
) {
  const { db } = scene;
  const { after, before } = await rulesOf(scene, wish);
  if (list === 'schools') return listReachedSchools(db, after, schoolsOf(after), { page });
  if (!before) return { rows: [], count: 0 };
  const [come, go] = list === 'gained' ? [after, before] : [before, after];
  return listReachedSchools(db, come, schoolsWithComers(come, go), { page, except: go });
}
