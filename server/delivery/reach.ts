import type { SQL } from 'drizzle-orm';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { reachRefusals } from '#contract/delivery/delivery.refusals.ts';
import { type ReachList, usualReach } from '#contract/delivery/delivery.rules.ts';
import { type NoticeFor } from '#contract/notices/notice.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import {
  audienceOf,
  findOfSchool,
  noticeForOf,
  type PlacesSql,
  readersOf,
  wishedPlaces,
} from '#server/notices/index.ts';
import {
  countChanges,
  countDivisions,
  countReaders,
  countSeen,
  lastReaches,
  listReaders,
  onlyFirst,
  onlyWithoutMail,
  type PageQuery,
} from './queries/delivery.ts';

export interface WishedAudience {
  /** The notice that is edited; 0: a new one. */
  readonly noticeId: number;
  readonly grades: readonly number[];
  readonly divisions: readonly number[];
  readonly noticeFor: NoticeFor;
}

type ReachScene = Pick<SignedInContext<ReasonsOf<typeof reachRefusals>>, 'db' | 'actor' | 'refuse'>;

type AuthorScene = Pick<SignedInContext<'forbidden'>, 'db' | 'actor' | 'refuse'>;

interface Rules {
  readonly places: PlacesSql;
  readonly after: SQL;
  /** The readers of the stored notice; null: there is none. */
  readonly before: SQL | null;
}

/** The wished rule and the one it would replace, as the very SQL that decides who reads a notice. */
async function rulesOf(scene: ReachScene, wish: WishedAudience): Promise<Rules> {
  const { actor } = scene;
  const stored = wish.noticeId === 0 ? null : await ownNotice(scene, wish.noticeId);
  const places = wishedPlaces(await audienceOf(scene, wish));
  const author = { schoolId: actor.school.id, createdBy: actor.id };
  const after = readersOf(
    { ...author, id: wish.noticeId, noticeFor: noticeForOf(actor, wish, stored) },
    places,
  );
  const before = stored && readersOf({ ...author, id: stored.id, noticeFor: stored.noticeFor });
  return { places, after, before };
}

/** Throws for a notice that the actor did not write. */
export async function ownNotice({ db, actor, refuse }: AuthorScene, noticeId: number) {
  const notice = await findOfSchool(db, actor, noticeId);
  if (!notice) throw notFound();
  if (notice.createdBy !== actor.id) throw refuse('forbidden');
  return notice;
}

const noChange = { gained: 0, lost: 0, lost_seen: 0 };

export async function countReach(scene: ReachScene, wish: WishedAudience) {
  const { db, actor } = scene;
  const { places, after, before } = await rulesOf(scene, wish);
  const [counted, divisions, changes, seen, last] = await Promise.all([
    countReaders(db, after),
    countDivisions(db, actor.school.id, places.rows),
    before ? countChanges(db, wish.noticeId, before, after) : noChange,
    before ? countSeen(db, wish.noticeId, after) : 0,
    lastReaches(db, { schoolId: actor.school.id, id: actor.id }, wish.noticeId),
  ]);
  return { ...counted, divisions, ...changes, seen, usual: usualReach(last) };
}

export async function listReach(scene: ReachScene, wish: WishedAudience, list: ReachList, page: PageQuery) {
  const { db, actor } = scene;
  const { after, before } = await rulesOf(scene, wish);
  const readers = {
    all: () => after,
    no_mail: () => onlyWithoutMail(after),
    gained: () => before && onlyFirst(after, before),
    lost: () => before && onlyFirst(before, after),
  }[list]();
  return readers ? listReaders(db, actor.school.id, readers, page) : { rows: [], count: 0 };
}
