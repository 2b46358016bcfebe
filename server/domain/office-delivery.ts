import { and, eq, like, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { WantedPage } from '../db/queries/delivery.ts';
import { findReadable } from '../db/queries/notices.ts';
import {
  areTooMany,
  listReachedSchools,
  type OfficeRule,
  placeNames,
  readersByState,
  receiptsByState,
  schoolsByState,
  schoolsOf,
} from '../db/queries/office-delivery.ts';
import { jobs } from '../db/schema/notice.ts';
import { schools } from '../db/schema/school.ts';
import type { SignedInScene } from '../pipeline.ts';
import { refuseUnlessMayFollow } from '../policies/notice.policy.ts';
import { notFound } from '../refusal.ts';
import { officeReminderKey } from './office-reminders.ts';
import { storedOfficeRule } from './office-rule.ts';
import { schoolDay } from './school-day.ts';

/** Of what the office wants to see more; null: of all of it. */
interface Part {
  readonly countryId: number | null;
  readonly stateId: number | null;
}

interface Sums {
  readonly schools: number;
  /** null: too many to count at once. */
  readonly targeted: number | null;
  readonly seen: number;
  readonly acknowledged: number;
}
interface Row extends Sums {
  readonly countryId: number;
  readonly stateId: number;
  readonly id: number;
  readonly name: string;
}

/** A notice of the office, for who may follow it. */
export async function followedOfficeNotice({ app, db, actor }: SignedInScene, noticeId: number) {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await findReadable(db, actor, noticeId, today);
  if (!found) throw notFound();
  const { notice } = found;
  refuseUnlessMayFollow(actor, notice);
  return { notice, today, isOut: notice.isActive && notice.visibleFrom <= today };
}

/**
 * Who has opened and confirmed a notice of the office, place by place, as numbers: by country as long as there are
 * several, then by state, then by school. Who they are stays with their schools.
 */
export async function officeDeliveryOf(scene: SignedInScene, noticeId: number, part: Part, page: WantedPage) {
  const { db } = scene;
  const { notice, today, isOut } = await followedOfficeNotice(scene, noticeId);
  const rule = await storedOfficeRule(db, notice);
  const within = sql.join(
    [
      schoolsOf(rule),
      ...(part.countryId === null ? [] : [sql`${schools.countryId} = ${part.countryId}`]),
      ...(part.stateId === null ? [] : [sql`${schools.stateId} = ${part.stateId}`]),
    ],
    sql` and `,
  );
  const states = await sumsByState(db, rule, within, noticeId);
  const rowsAre = rowsOf(states, part);
  const listed =
    rowsAre === 'schools'
      ? await schoolRows(db, rule, within, { noticeId, page })
      : await placeRows(db, states, rowsAre);
  return {
    asksReceipt: notice.asksReceipt,
    isOut,
    reminder: await reminderOf(db, noticeId, today),
    counts: states.map((state) => state.sums).reduce(add, nothing),
    rowsAre,
    ...listed,
  };
}

const nothing: Sums = { schools: 0, targeted: 0, seen: 0, acknowledged: 0 };
const add = (a: Sums, b: Sums): Sums => ({
  schools: a.schools + b.schools,
  targeted: a.targeted === null || b.targeted === null ? null : a.targeted + b.targeted,
  seen: a.seen + b.seen,
  acknowledged: a.acknowledged + b.acknowledged,
});

interface StateSums {
  readonly countryId: number;
  readonly stateId: number;
  readonly sums: Sums;
}

async function sumsByState(
  db: Queryable,
  rule: OfficeRule,
  within: ReturnType<typeof schoolsOf>,
  noticeId: number,
): Promise<StateSums[]> {
  const isTooMany = await areTooMany(db, rule, within);
  const [bySchools, readers, receipts] = await Promise.all([
    schoolsByState(db, within),
    isTooMany ? null : readersByState(db, rule, within),
    receiptsByState(db, rule, within, noticeId),
  ]);
  const keyOf = (row: { country_id: number; state_id: number }) => `${row.country_id}:${row.state_id}`;
  const read = new Map(receipts.map((row) => [keyOf(row), row]));
  const reached = readers && new Map(readers.map((row) => [keyOf(row), row.people]));
  return bySchools.map((row) => ({
    countryId: row.country_id,
    stateId: row.state_id,
    sums: {
      schools: row.count,
      targeted: reached && (reached.get(keyOf(row)) ?? 0),
      seen: read.get(keyOf(row))?.seen ?? 0,
      acknowledged: read.get(keyOf(row))?.acknowledged ?? 0,
    },
  }));
}

/** The first kind of place of which there are several; a part that was asked for is never shown as itself. */
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
  within: ReturnType<typeof schoolsOf>,
  { noticeId, page }: { readonly noticeId: number; readonly page: WantedPage },
) {
  const { rows, count } = await listReachedSchools(db, rule, within, page, noticeId);
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

/** How far this day's reminder is. */
async function reminderOf(db: Queryable, noticeId: number, day: string): Promise<'none' | 'going' | 'done'> {
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      left: sql<number>`count(*) filter (where done_at is null)::int`,
    })
    .from(jobs)
    .where(
      and(eq(jobs.kind, 'office-reminder'), like(jobs.dedupeKey, `${officeReminderKey(noticeId, day)}:%`)),
    );
  if (!found || found.all === 0) return 'none';
  return found.left > 0 ? 'going' : 'done';
}
