import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { count } from '#contract/core/wire-numbers.ts';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import { noticeDeliveryInput, noticeIdInput, noticeReachInput } from '#contract/delivery/delivery.wire.ts';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import { createNoticeByAdminInput } from './office-notice.wire.ts';

export const officeReachLists = ['schools', 'gained', 'lost'] as const;
export type OfficeReachList = (typeof officeReachLists)[number];

const { text, startRow, limit } = noticeReachInput.entries;
const page = { text, startRow, limit };
const { country_id, state_id, schoolIds, gradeIds, noticeFor } = createNoticeByAdminInput.entries;

/**
 * `show` asks for the numbers, or for the schools behind one of them. For an edit, `gained` and `lost` list the
 * schools in which people are added or removed, with their number.
 */
export const officeReachInput = v.object({
  /** The edited notice; 0: a new one. */
  notice_id: noticeReachInput.entries.notice_id,
  country_id,
  state_id,
  schoolIds,
  gradeIds,
  noticeFor,
  show: v.optional(v.picklist(['numbers', ...officeReachLists]), 'numbers'),
  ...page,
});

const reachNumbers = v.object({
  countries: v.number(),
  states: v.number(),
  schools: v.number(),
  /** At most the bound. With `is_more` there are more people, and they are not described. */
  people: v.number(),
  is_more: bitWire,
  students: v.number(),
  faculty: v.number(),
  admins: v.number(),
  no_mail: v.number(),
  usual: v.nullable(v.number()),
  /** For an edited notice; null: more people than are counted. */
  gained: v.nullable(v.number()),
  lost: v.nullable(v.number()),
  lost_seen: v.number(),
  seen: v.number(),
  schools_gained: v.number(),
  schools_lost: v.number(),
  schools_gaining: v.number(),
  schools_losing: v.number(),
});

export const officeReachOutput = v.object({
  status: v.literal(1),
  /** null if schools were asked for. */
  numbers: v.nullable(reachNumbers),
  data: v.array(v.object({ id: v.number(), name: v.string(), place: v.string(), people: v.number() })),
  count: v.number(),
});

export interface ReachedSchool {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly people: number;
}

export function officeReachFromWire(wire: v.InferOutput<typeof reachNumbers>): Reach {
  const { people, students, faculty, admins, no_mail, usual, countries, states, schools } = wire;
  const office = {
    countries,
    states,
    schools,
    isMore: wire.is_more === 1,
    schoolsGained: wire.schools_gained,
    schoolsLost: wire.schools_lost,
    schoolsGaining: wire.schools_gaining,
    schoolsLosing: wire.schools_losing,
    isMoreGained: wire.gained === null,
    isMoreLost: wire.lost === null,
  };
  const changes = {
    gained: wire.gained ?? officePeopleCounted,
    lost: wire.lost ?? officePeopleCounted,
    lostSeen: wire.lost_seen,
    seen: wire.seen,
  };
  return { people, students, faculty, admins, divisions: 0, noMail: no_mail, usual, ...changes, office };
}

const place = v.nullable(count);

/** The whole, a country, or one of its states; 0 means schools without a known place. */
export const officeDeliveryInput = v.object({
  notice_id: noticeIdInput.entries.notice_id,
  country_id: v.optional(place, null),
  state_id: v.optional(place, null),
  text: noticeDeliveryInput.entries.text,
  startRow: noticeDeliveryInput.entries.startRow,
  limit: noticeDeliveryInput.entries.limit,
});

const sums = {
  schools: v.number(),
  /** null: too many to count at once; a smaller place is counted. */
  targeted: v.nullable(v.number()),
  seen: v.number(),
  acknowledged: v.number(),
};

export const officeDeliveryOutput = v.object({
  status: v.literal(1),
  asks_receipt: bitWire,
  is_out: bitWire,
  /** 1: a reminder is running through the schools. */
  is_reminding: bitWire,
  counts: v.object({
    ...sums,
    /** People a reminder is for now; null: too many to count at once. */
    to_remind: v.nullable(v.number()),
    /** Missing people who were reminded today, by their school's day. */
    reminded: v.number(),
  }),
  rows_are: v.picklist(['countries', 'states', 'schools']),
  data: v.array(
    v.object({ ...sums, country_id: v.number(), state_id: v.number(), id: v.number(), name: v.string() }),
  ),
  count: v.number(),
});

export const remindOfficeOutput = v.object({
  status: v.literal(1),
  /** 0 if nobody is left to remind, or if a reminder is already running. */
  queued: bitWire,
  is_reminding: bitWire,
  /** People notified now; null: too many to count at once. */
  reminded: v.nullable(v.number()),
  /** Missing people who were reminded earlier today, and so are skipped. */
  already: v.number(),
});

export interface OfficeReminder {
  readonly outcome: 'queued' | 'going' | 'nobody';
  readonly reminded: number | null;
  readonly already: number;
}

export function officeReminderFromWire(wire: v.InferOutput<typeof remindOfficeOutput>): OfficeReminder {
  const outcome = wire.queued === 1 ? 'queued' : wire.is_reminding === 1 ? 'going' : 'nobody';
  return { outcome, reminded: wire.reminded, already: wire.already };
}

interface Sums {
  readonly schools: number;
  readonly targeted: number | null;
  readonly seen: number;
  readonly acknowledged: number;
}
export interface OfficeDeliveryRow extends Sums {
  readonly countryId: number;
  readonly stateId: number;
  readonly id: number;
  readonly name: string;
}
export interface OfficeDelivery {
  readonly asksReceipt: boolean;
  readonly isOut: boolean;
  readonly isReminding: boolean;
  readonly counts: Sums & { readonly toRemind: number | null; readonly reminded: number };
  readonly rowsAre: 'countries' | 'states' | 'schools';
  readonly rows: readonly OfficeDeliveryRow[];
  readonly total: number;
}

export function officeDeliveryFromWire(wire: v.InferOutput<typeof officeDeliveryOutput>): OfficeDelivery {
  const { to_remind, ...counts } = wire.counts;
  return {
    asksReceipt: wire.asks_receipt === 1,
    isOut: wire.is_out === 1,
    isReminding: wire.is_reminding === 1,
    counts: { ...counts, toRemind: to_remind },
    rowsAre: wire.rows_are,
    rows: wire.data.map(({ country_id, state_id, ...row }) => ({
      ...row,
      countryId: country_id,
      stateId: state_id,
    })),
    total: wire.count,
  };
}
