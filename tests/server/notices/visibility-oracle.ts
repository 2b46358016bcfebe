/**
 * Who may read what, as the specification says it and without a word of the product's: rosters, rules, dates and states
 * as plain data, and one function over them [AF-02, EN-06, QC-31, QU-20, QU-22, QU-23, QU-24].
 */

export interface Place {
  readonly group: number;
  readonly part: number;
}

export interface ModelSchool {
  readonly id: number;
  model: number;
  timeZone: string;
  /** Such as 2026-2027. */
  year: string;
  country: number;
  state: number;
  /** Every group of the school with its parts. */
  readonly groups: readonly {
    readonly id: number;
    readonly kind: 'grade' | 'club';
    readonly parts: readonly number[];
  }[];
}

export interface ModelPerson {
  readonly id: number;
  readonly name: string;
  readonly role: number;
  readonly school: ModelSchool;
  isActive: boolean;
  places: readonly Place[];
}

/** What a form chose; 'all' in a list is All. */
export type Rule =
  | {
      readonly of: 'school';
      readonly groups: 'all' | readonly number[];
      readonly parts: 'all' | readonly number[];
    }
  | {
      readonly of: 'office';
      readonly countries: 'all' | readonly number[];
      readonly states: 'all' | readonly number[];
      readonly schools: 'all' | readonly number[];
      readonly grades: 'all' | readonly number[];
    };

export interface ModelNotice {
  readonly id: number;
  readonly author: ModelPerson;
  /** The year of the author's school it was written in. */
  readonly year: string;
  rule: Rule;
  /** Of a teacher's "All": what they taught when they shared it. */
  taught: readonly number[];
  /** 1…6 [EN-06]. */
  noticeFor: number;
  /** Days, `2026-11-20`. */
  visibleFrom: string;
  due: string;
  isActive: boolean;
  isDeleted: boolean;
  isUndone: boolean;
  file: string | null;
  version: number;
}

export const dayIn = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );

export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const has = (list: 'all' | readonly number[], id: number) => list === 'all' || list.includes(id);

const kindOf = (model: number) => (model === 4 || model === 5 ? 'club' : 'grade');

const roleNames: Readonly<Record<number, string>> = { 2: 'admin', 3: 'student', 4: 'faculty' };
/** EN-06 word for word. */
const readersOfCode: Readonly<Record<number, readonly string[]>> = {
  1: ['faculty', 'student'],
  2: ['faculty'],
  3: ['student'],
  4: ['admin'],
  5: ['admin', 'faculty'],
  6: ['admin', 'faculty', 'student'],
};

function isPlaced(notice: ModelNotice, reader: ModelPerson): boolean {
  const { rule, author } = notice;
  if (rule.of === 'office')
    return rule.grades === 'all' || reader.places.some(({ group }) => has(rule.grades, group));
  if (rule.groups === 'all' && author.role === 2) return true;
  const groups = rule.groups === 'all' ? notice.taught : rule.groups;
  // Divisions are chosen within one grade; of several grades all are meant [NF-21]. Batches of several clubs may be.
  const isWhole = rule.parts === 'all' || (kindOf(author.school.model) === 'grade' && groups.length > 1);
  return reader.places.some(
    ({ group, part }) => groups.includes(group) && (isWhole || has(rule.parts, part)),
  );
}

/** Named by the rule, whatever the dates: whom the notice is for. */
export function isAddressed(notice: ModelNotice, reader: ModelPerson): boolean {
  const { rule, author } = notice;
  if (!reader.isActive || notice.isUndone) return false;
  const role = roleNames[reader.role];
  if (!role || !readersOfCode[notice.noticeFor]?.includes(role)) return false;
  if (rule.of === 'school') {
    if (reader.school !== author.school) return false;
    return role === 'admin' || (notice.year === reader.school.year && isPlaced(notice, reader));
  }
  const { id, country, state } = reader.school;
  if (id === 0 || !has(rule.countries, country) || !has(rule.states, state) || !has(rule.schools, id))
    return false;
  return role === 'admin' || isPlaced(notice, reader);
}

const isOut = (notice: ModelNotice, reader: ModelPerson, now: Date) =>
  notice.isActive && notice.visibleFrom <= dayIn(now, reader.school.timeZone);

const isThere = ({ isDeleted, isUndone }: ModelNotice) => !isDeleted && !isUndone;

/** Who may read a notice at this moment, by whatever way. */
export function mayRead(notice: ModelNotice, reader: ModelPerson, now: Date): boolean {
  if (!reader.isActive || !isThere(notice)) return false;
  if (notice.author === reader) return true;
  if (!isOut(notice, reader, now)) return false;
  // A school admin oversees the board of the school, the office its own.
  const oversees = reader.school === notice.author.school && (reader.role === 2 || reader.role === 1);
  return oversees || isAddressed(notice, reader);
}

export type ListName = 'due' | 'active' | 'inactive';

/** What one list of the reader's board shows; `month` narrows it to those shared then. */
export function isListed(
  list: ListName,
  notice: ModelNotice,
  reader: ModelPerson,
  now: Date,
  month = '',
): boolean {
  if (!reader.isActive || !isThere(notice)) return false;
  if (list === 'inactive') {
    const isOwn = notice.author === reader || (reader.role === 1 && notice.author.school === reader.school);
    return !notice.isActive && isOwn;
  }
  if (!notice.isActive || !mayRead(notice, reader, now)) return false;
  if (list === 'active') return notice.visibleFrom.startsWith(month);
  const today = dayIn(now, reader.school.timeZone);
  const saturday = plusDays(today, 6 - new Date(`${today}T00:00:00Z`).getUTCDay());
  return notice.due !== '' && notice.due >= today && notice.due <= saturday;
}

/** A calendar shows what has a due date and is shared already, one's own too. */
export function isInCalendar(notice: ModelNotice, reader: ModelPerson, now: Date): boolean {
  return notice.due !== '' && isOut(notice, reader, now) && mayRead(notice, reader, now);
}

/** The groups a person chooses from: an admin all of the school, a teacher those they teach. */
export function groupsOpenTo({ role, school, places }: ModelPerson): number[] {
  return school.groups
    .filter(({ kind }) => kind === kindOf(school.model))
    .map(({ id }) => id)
    .filter((id) => role === 2 || places.some(({ group }) => group === id));
}

/**
 * Who may be hinted at a notice: its readers of this moment and its author. The office's notice begins everywhere with
 * the first of its days, so that somebody it is for may be hinted at it some hours before their own.
 */
export function mayHear(notice: ModelNotice, reader: ModelPerson, now: Date): boolean {
  if (mayRead(notice, reader, now)) return true;
  const isOffice = notice.author.school.id === 0;
  const isFirst = notice.isActive && notice.visibleFrom <= dayIn(now, 'Pacific/Kiritimati');
  return isOffice && isFirst && isThere(notice) && isAddressed(notice, reader);
}
