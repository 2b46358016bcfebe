import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { type PageQuery, refuseUnlessMayFollow } from '#server/delivery/index.ts';
import { findReadable, type OfficeRule, schoolsOf, storedOfficeRule } from '#server/notices/index.ts';
import {
  areTooMany,
  type CountedNotice,
  listReachedSchools,
  type Part,
  placeNames,
  readersByState,
  receiptsByState,
  schoolsByState,
  schoolsOfPart,
} from './queries/delivery.ts';
import { lockOfficeNotice } from './queries/lock-notice.ts';
import { isReminding, queueOfficeReminder } from './reminders.ts';

interface Sums {
  readonly schools: number;
  /** null: too many to count at once. */
  readonly targeted: number | null;
  readonly seen: number;
  readonly acknowledged: number;
}
interface AllSums extends Sums {
  /** The people a reminder would go to now; null: too many to count at once. */
  readonly toRemind: number | null;
  /** Still missing, and reminded on this day of their school. */
  readonly reminded: number;
}
interface Row extends Sums {
  readonly countryId: number;
  readonly stateId: number;
  readonly id: number;
  readonly name: string;
}

async function followedOfficeNotice(scene: SignedInContext<'forbidden'>, noticeId: number) {
  const { app, db, actor } = scene;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await findReadable(db, actor, noticeId, today);
  if (!found) throw notFound();
  const { notice } = found;
  refuseUnlessMayFollow(scene, notice);
  return { notice, today, isOut: notice.isActive && notice.visibleFrom <= today };
}

/** Counts by country where there are several, then by state, then by school. Names stay with their schools. */
export async function officeDeliveryOf(
  scene: SignedInContext<'forbidden'>,
  noticeId: number,
  part: Part,
  page: PageQuery,
) {
  const { db } = scene;
  const { notice, isOut } = await followedOfficeNotice(scene, noticeId);
  const rule = await storedOfficeRule(db, notice);
  const within = schoolsOfPart(rule, part);
  const states = await sumsByState(db, rule, within, { notice, now: scene.app.now() });
  const rowsAre = rowsOf(states, part);
  const listed =
    rowsAre === 'schools'
      ? await schoolRows(db, rule, within, { noticeId, page })
      : await placeRows(db, states, rowsAre);
  return {
    asksReceipt: notice.asksReceipt,
    isOut,
    isReminding: await isReminding(db, noticeId),
    counts: states.map((state) => state.sums).reduce(addAll, nothing),
    rowsAre,
    ...listed,
  };
}

const nothing: AllSums = { schools: 0, targeted: 0, seen: 0, acknowledged: 0, toRemind: 0, reminded: 0 };
const plus = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
const add = (a: Sums, b: Sums): Sums => ({
  schools: a.schools + b.schools,
  targeted: plus(a.targeted, b.targeted),
  seen: a.seen + b.seen,
  acknowledged: a.acknowledged + b.acknowledged,
});
const addAll = (a: AllSums, b: AllSums): AllSums => ({
  ...add(a, b),
  toRemind: plus(a.toRemind, b.toRemind),
  reminded: a.reminded + b.reminded,
});

interface StateSums {
  readonly countryId: number;
  readonly stateId: number;
  readonly sums: AllSums;
}

async function sumsByState(
  db: Queryable,
  rule: OfficeRule,
  within: SQL,
  of: { readonly notice: CountedNotice; readonly now: Date },
): Promise<StateSums[]> {
  const isTooMany = await areTooMany(db, rule, within);
  // One after the other: within a reminder they share a connection.
  const bySchools = await schoolsByState(db, within);
  const readers = isTooMany ? null : await readersByState(db, rule, within, of);
  const receipts = await receiptsByState(db, rule, within, of);
  const keyOf = (row: { country_id: number; state_id: number }) => `${row.country_id}:${row.state_id}`;
  const read = new Map(receipts.map((row) => [keyOf(row), row]));
  const reached = readers && new Map(readers.map((row) => [keyOf(row), row]));
  return bySchools.map((row) => {
    const { seen, acknowledged, reminded, closed } = read.get(keyOf(row)) ?? nobody;
    const there = reached && (reached.get(keyOf(row)) ?? { people: 0, out: 0 });
    return {
      countryId: row.country_id,
      stateId: row.state_id,
      sums: {
        schools: row.count,
        targeted: there && there.people,
        seen,
        acknowledged,
        reminded,
        toRemind: there && there.out - closed,
      },
    };
  });
}

const nobody = { seen: 0, acknowledged: 0, reminded: 0, closed: 0 };

/** The first kind of place of which there are several; an asked part is never shown as itself. */
function rowsOf(states: readonly StateSums[], part: Part): 'countries' | 'states' | 'schools' {
  if (part.countryId === null && new Set(states.map((state) => state.countryId)).size > 1) return 'countries';
  return part.stateId === null && states.length > 1 ? 'states' : 'schools';
}

async function placeRows(db: Queryable, states: readonly StateSums[], kind: 'countries' | 'states') {
  const idOf = (state: StateSums) => (kind === 'countries' ? state.countryId : state.stateId);
  const ids = [...new Set(states.map(idOf))];
  const names = await placeNames(db, kind, ids);
  const rows = ids.map((id): Row => {
    const own = states.filter((state) => idOf(state) === id);
    const sums = own.map((state) => state.sums).reduce(add, nothing);
    const countryId = own[0]?.countryId ?? 0;
    return { ...sums, countryId, stateId: kind === 'countries' ? 0 : id, id, name: names.get(id) ?? '' };
  });
  return { rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)), count: rows.length };
}

async function schoolRows(
  db: Queryable,
  rule: OfficeRule,
  within: SQL,
  { noticeId, page }: { readonly noticeId: number; readonly page: PageQuery },
) {
  const { rows, count } = await listReachedSchools(db, rule, within, { page, noticeId });
  return {
    count,
    rows: rows.map(
      (row): Row => ({
        countryId: row.country_id,
        stateId: row.state_id,
        id: row.id,
        name: row.name,
        schools: 1,
        targeted: row.people,
        seen: row.seen,
        acknowledged: row.acknowledged,
      }),
    ),
  };
}

/** Queues a round of reminders without people who had one today; none while a round is under way or nobody is left. */
export async function remindFromTheOffice(scene: SignedInContext<'forbidden' | 'not_out'>, noticeId: number) {
  const { app, db, afterCommit, refuse } = scene;
  // The lock keeps two presses from beginning two rounds, and a notice from going off between the look and the round.
  await lockOfficeNotice(db, noticeId);
  const { notice, today, isOut } = await followedOfficeNotice(scene, noticeId);
  if (!isOut) throw refuse('not_out');
  const rule = await storedOfficeRule(db, notice);
  const states = await sumsByState(db, rule, schoolsOf(rule), { notice, now: app.now() });
  const { toRemind, reminded: already } = states.map((state) => state.sums).reduce(addAll, nothing);
  if (await isReminding(db, noticeId)) return { isQueued: false, isReminding: true, reminded: 0, already };
  if (toRemind === 0) return { isQueued: false, isReminding: false, reminded: 0, already };
  await queueOfficeReminder(db, { noticeId, day: today, round: randomUUID(), after: 0 }, app.now());
  afterCommit(() => app.wakeJobs());
  return { isQueued: true, isReminding: true, reminded: toRemind, already };
}
