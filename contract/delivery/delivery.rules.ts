import type { Role } from '#contract/core/define-call.ts';

export const reachHabit = {
  /** The newest notices of an author that are compared. */
  notices: 10,
  fewest: 3,
  times: 4,
  people: 20,
} as const;

/** The median reach of an author's last notices; null if there are too few. */
export function usualReach(reaches: readonly number[]): number | null {
  if (reaches.length < reachHabit.fewest) return null;
  const sorted = reaches.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : Math.round((low + high) / 2);
}

/** Warns of a possible slip: the notice reaches far more or far fewer people than usual. */
export function unusualReach(people: number, usual: number | null): 'more' | 'fewer' | null {
  if (usual === null || Math.abs(people - usual) <= reachHabit.people) return null;
  if (people > usual * reachHabit.times) return 'more';
  return people * reachHabit.times < usual ? 'fewer' : null;
}

/** `gained` and `lost` exist only while a notice is edited. */
export const reachLists = ['all', 'no_mail', 'gained', 'lost'] as const;
export type ReachList = (typeof reachLists)[number];

/** `left`: people who read it and are no longer readers; no other count includes them. */
export const deliveryFilters = ['missing', 'seen', 'acknowledged', 'no_mail', 'left'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  /** Such as "Grade 10 C"; for a teacher, every class. */
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
  /** The author's usual reach; null: too few notices. */
  readonly usual: number | null;
  readonly gained: number;
  readonly lost: number;
  /** Lost people who had opened the notice. */
  readonly lostSeen: number;
  /** For an edited notice: reached people who have opened it. */
  readonly seen: number;
  readonly office?: OfficeReach;
}

/** The places of an office notice; `Reach` describes its people. */
export interface OfficeReach {
  readonly countries: number;
  readonly states: number;
  readonly schools: number;
  /** True: `people` is only the bound, and the people are not described. */
  readonly isMore: boolean;
  readonly isMoreGained: boolean;
  readonly isMoreLost: boolean;
  readonly schoolsGained: number;
  readonly schoolsLost: number;
  /** Added schools, and schools in which other people may now read it. */
  readonly schoolsGaining: number;
  readonly schoolsLosing: number;
}

/** seen + missing = targeted. */
export interface DeliveryCounts {
  readonly targeted: number;
  readonly seen: number;
  readonly missing: number;
  readonly acknowledged: number;
  readonly noMail: number;
  readonly mailed: number;
  readonly left: number;
  /** People a reminder is for who had one today. */
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
  /** True: shared, switched on and its day has come, so reminders make sense. */
  readonly isOut: boolean;
  readonly counts: DeliveryCounts;
  readonly rows: readonly DeliveryRow[];
  readonly total: number;
}

/** People a reminder is for: those who have not confirmed, or not opened it where no confirmation was asked. */
export function waitingFor({ counts, asksReceipt }: Pick<Delivery, 'counts' | 'asksReceipt'>): number {
  return counts.targeted - (asksReceipt ? counts.acknowledged : counts.seen);
}
