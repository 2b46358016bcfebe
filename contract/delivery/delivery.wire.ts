import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { createNoticeInput } from '#contract/notices/notice.wire.ts';
import { type Delivery, deliveryFilters, type Reach, type Reader, reachLists } from './delivery.rules.ts';

const text = v.optional(trimmedText(80), '');
const page = {
  text,
  startRow: v.optional(count, 0),
  limit: v.optional(v.pipe(count, v.maxValue(500)), 30),
};

const { grade, division, club, batch, noticeSendFor } = createNoticeInput.entries;

/** `show` asks for the numbers, or for the names behind one of them. */
export const noticeReachInput = v.object({
  /** The edited notice; 0: a new one. */
  notice_id: v.optional(count, 0),
  grade,
  division,
  club,
  batch,
  noticeFor: noticeSendFor,
  show: v.optional(v.picklist(['numbers', ...reachLists]), 'numbers'),
  ...page,
});

const readerWire = {
  id: v.number(),
  name: v.string(),
  role: v.picklist([1, 2, 3, 4, 5, 6]),
  place: v.string(),
  has_mail: bitWire,
};
const reachNumbers = v.object({
  people: v.number(),
  students: v.number(),
  faculty: v.number(),
  admins: v.number(),
  divisions: v.number(),
  no_mail: v.number(),
  usual: v.nullable(v.number()),
  gained: v.number(),
  lost: v.number(),
  lost_seen: v.number(),
  seen: v.number(),
});

export const noticeReachOutput = v.object({
  status: v.literal(1),
  /** null if names were asked for. */
  numbers: v.nullable(reachNumbers),
  data: v.array(v.object(readerWire)),
  count: v.number(),
});

const deliveryRow = v.object({
  ...readerWire,
  seen_at: v.string(),
  acknowledged_at: v.string(),
  mailed_at: v.string(),
  reminded_on: v.string(),
});

export const noticeSeenInput = v.object({
  notices: v.pipe(
    v.array(v.object({ id, seconds_ago: v.optional(count, 0) })),
    v.minLength(1),
    v.maxLength(100),
  ),
});
export const noticeSeenOutput = v.object({ status: v.literal(1), count: v.number() });

export const noticeIdInput = v.object({ notice_id: id });

export const acknowledgeOutput = v.object({ status: v.literal(1), acknowledged_at: v.string() });

export const noticeDeliveryInput = v.object({
  notice_id: id,
  filter: v.optional(v.picklist(deliveryFilters), 'missing'),
  ...page,
});
export const noticeDeliveryOutput = v.object({
  status: v.literal(1),
  asks_receipt: bitWire,
  is_out: bitWire,
  counts: v.object({
    targeted: v.number(),
    seen: v.number(),
    missing: v.number(),
    acknowledged: v.number(),
    no_mail: v.number(),
    mailed: v.number(),
    left: v.number(),
    reminded_today: v.number(),
  }),
  data: v.array(deliveryRow),
  count: v.number(),
});

export const remindOutput = v.object({
  status: v.literal(1),
  /** People notified now, and those among them notified by e-mail too. */
  reminded: v.number(),
  mailed: v.number(),
  /** Missing people who were reminded earlier today, and so were skipped. */
  already: v.number(),
});

type ReaderWire = v.InferOutput<typeof noticeReachOutput>['data'][number];

export function readerFromWire({ has_mail, ...row }: ReaderWire): Reader {
  return { ...row, hasMail: has_mail === 1 };
}

export function reachFromWire(wire: v.InferOutput<typeof reachNumbers>): Reach {
  const { no_mail, lost_seen, ...rest } = wire;
  return { ...rest, noMail: no_mail, lostSeen: lost_seen };
}

export function deliveryFromWire(wire: v.InferOutput<typeof noticeDeliveryOutput>): Delivery {
  const { no_mail, reminded_today, ...counts } = wire.counts;
  return {
    asksReceipt: wire.asks_receipt === 1,
    isOut: wire.is_out === 1,
    counts: { ...counts, noMail: no_mail, remindedToday: reminded_today },
    rows: wire.data.map(({ id, name, role, place, has_mail, ...row }) => ({
      ...readerFromWire({ id, name, role, place, has_mail }),
      seenAt: row.seen_at,
      acknowledgedAt: row.acknowledged_at,
      mailedAt: row.mailed_at,
      remindedOn: row.reminded_on,
    })),
    total: wire.count,
  };
}
