import type { Role } from '#contract/core/define-call.ts';

/** Rules of reach and delivery that the screens and the server both apply. */

/** Taking a notice back, in seconds after its creation by the server's clock. */
export const undoLimits = {
  /** How long it is offered. */
  offered: 20,
  /** How long it is taken: a slow connection must not make a lie of what was offered. */
  taken: 30,
  /** When its mail leaves: never of a notice that was taken back. */
  mail: 31,
} as const;

export const reachHabit = {
  /** So many of an author's notices make the habit, the newest. */
  notices: 10,
  /** Fewer are none. */
  fewest: 3,
  times: 4,
  people: 20,
} as const;

/** The middle of what an author's last notices reached; null while there are too few to speak of a habit. */
export function usualReach(reaches: readonly number[]): number | null {
  if (reaches.length < reachHabit.fewest) return null;
  const sorted = reaches.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : Math.round((low + high) / 2);
}

/** Reaches so many more or fewer people than this author's notices do that it may be a slip. */
export function unusualReach(people: number, usual: number | null): 'more' | 'fewer' | null {
  if (usual === null || Math.abs(people - usual) <= reachHabit.people) return null;
  if (people > usual * reachHabit.times) return 'more';
  return people * reachHabit.times < usual ? 'fewer' : null;
}

/** Which of the people a notice would reach; `gained` and `lost` are told when a notice is edited. */
export const reachLists = ['all', 'no_mail', 'gained', 'lost'] as const;
export type ReachList = (typeof reachLists)[number];

/** `left`: read it and are no readers any more; they are shown apart and counted nowhere else. */
export const deliveryFilters = ['missing', 'seen', 'acknowledged', 'no_mail', 'left'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** Somebody a notice reaches. */
export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  /** Such as "Grade 10 C"; of a teacher, every class. */
  readonly place: string;
  readonly hasMail: boolean;
}

export interface Reach {
  readonly people: number;
  readonly students: number;
  readonly faculty: number;
  readonly admins: number;
  readonly divisions: number;
  readonly noMail: number;
  /** What the author's notices reach as a rule; null: too few to know. */
  readonly usual: number | null;
  readonly gained: number;
  readonly lost: number;
  /** Of those who are lost, who opened it. */
  readonly lostSeen: number;
  /** Of an edited notice: of all whom it reaches, who opened it. */
  readonly seen: number;
  /** Where the central office shares. */
  readonly office?: OfficeReach;
}

/** Of a notice of the central office: its people are told as `Reach` tells them, its places here. */
export interface OfficeReach {
  readonly countries: number;
  readonly states: number;
  readonly schools: number;
  /** More people than are counted: `people` is the bound, and what they are is not told. */
  readonly isMore: boolean;
  /** More than are counted: `gained` or `lost` is the bound. */
  readonly isMoreGained: boolean;
  readonly isMoreLost: boolean;
  /** Schools that come as a whole, and that go. */
  readonly schoolsGained: number;
  readonly schoolsLost: number;
  /** These, and those that stay in which others may read it now than before. */
  readonly schoolsGaining: number;
  readonly schoolsLosing: number;
}

/** A notice's ledger: seen + missing = targeted. */
export interface DeliveryCounts {
  readonly targeted: number;
  readonly seen: number;
  readonly missing: number;
  readonly acknowledged: number;
  readonly noMail: number;
  readonly mailed: number;
  readonly left: number;
  /** Of those a reminder is for, who had theirs today. */
  readonly remindedToday: number;
}

export interface DeliveryRow extends Reader {
  /** ISO instants; '' for not yet. */
  readonly seenAt: string;
  readonly acknowledgedAt: string;
  readonly mailedAt: string;
  /** The school's day of the last reminder; '' for none. */
  readonly remindedOn: string;
}

export interface Delivery {
  readonly asksReceipt: boolean;
  /** Shared, switched on and its day is here: reminders make sense. */
  readonly isOut: boolean;
  readonly counts: DeliveryCounts;
  readonly rows: readonly DeliveryRow[];
  /** Of all rows that match. */
  readonly total: number;
}

/** Whom a reminder is for: who has not confirmed, where that was asked, else who has not opened it. */
export function waitingFor({ counts, asksReceipt }: Pick<Delivery, 'counts' | 'asksReceipt'>): number {
  return counts.targeted - (asksReceipt ? counts.acknowledged : counts.seen);
}
