import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { type ImportProblem } from '#contract/roster/roster.wire.ts';
import type { GroupsOfRow } from './groups-of-row.ts';
import type { KnownGroups } from './known-groups.ts';
import { type Match, type Matches, numberKey } from './queries/matches.ts';
import type { Compared } from './queries/staged.ts';

type Fields = Readonly<Record<string, string>>;

export interface RowToCompare {
  readonly line: number;
  readonly role: Role;
  readonly isLeaving: boolean;
  /** The row forbids sign-in. Files allow sign-in to everybody by default, so that alone switches nobody on. */
  readonly isSwitchedOff: boolean;
  /** Another row of the file for the same person counts instead. */
  readonly isLeftOut: boolean;
  readonly fields: Fields;
  readonly wish: GroupsOfRow;
  readonly problems: readonly ImportProblem[];
}

const problem = (field: string, code: ImportProblem['code'], text: string): ImportProblem => ({
  field,
  code,
  params: { text },
});

/** A stand-in external id for a person whose username differs from the file's. The next import finds them by it. */
export const otherLogin = (login: string): string => `login:${login}`;

/** Drops a username that a person of another school has. The newcomer then gets a free one. */
export function withoutLogin(row: RowToCompare, { elsewhere }: Matches): RowToCompare {
  const { user_id: login = '', ...fields } = row.fields;
  if (!elsewhere.has(login)) return row;
  return { ...row, fields: { sourced_id: otherLogin(login), ...fields } };
}

const numberHolder = ({ role, fields }: Pick<RowToCompare, 'role' | 'fields'>, { byAdmission }: Matches) =>
  byAdmission.get(numberKey(role, fields['admission_no'] ?? ''));

export function withoutNumber(fields: RowToCompare['fields']): RowToCompare['fields'] {
  const { admission_no: _, ...others } = fields;
  return others;
}

/** Some products give employee numbers that are not unique. A number that a colleague has is left out. */
function withOwnNumber(row: RowToCompare, person: Match | undefined, matches: Matches): RowToCompare {
  if (row.role !== roles.faculty) return row;
  const holder = numberHolder(row, matches);
  return !holder || holder.id === person?.id ? row : { ...row, fields: withoutNumber(row.fields) };
}

/** Matches by external id, login, or a student's admission number. Two different matches make a problem. */
function personOf({ role, fields }: RowToCompare, matches: Matches) {
  const found = [
    matches.bySourcedId.get(fields['sourced_id'] ?? ''),
    matches.byLogin.get(fields['user_id'] ?? ''),
    role === roles.student ? numberHolder({ role, fields }, matches) : undefined,
  ].filter((match) => match !== undefined);
  return { person: found[0], areTwo: new Set(found.map(({ id }) => id)).size > 1 };
}

/** Computes what a row would change. `byHand`: fields that an admin changed since the last import. */
export function compare(
  given: RowToCompare,
  matches: Matches,
  known: KnownGroups,
  byHand: (id: number) => ReadonlySet<string>,
): Compared {
  const { person, areTwo } = personOf(given, matches);
  const row = withOwnNumber(given, person, matches);
  const { fields, line, role } = row;
  const problems = [...row.problems];
  const login = fields['user_id'] ?? '';
  if (areTwo) problems.push(problem('sourced_id', 'two_people', login));
  if (person && person.role !== role) problems.push(problem('user_id', 'other_role', login));
  if (matches.elsewhere.has(login)) problems.push(problem('user_id', 'login_taken', login));
  if (person?.isGone && !row.isLeaving) problems.push(problem('user_id', 'gone', login));
  if (!person && !row.isLeaving) problems.push(...missingOf(row));
  const of = {
    line,
    role,
    parsed: fields,
    person_id: person?.id ?? null,
    seen_version: person?.version ?? null,
  };
  if (row.isLeftOut) return { ...of, verdict: 'left_out', before: {}, after: {}, problems: [] };
  if (row.isLeaving) {
    // Whatever else is wrong with the row, only whom it means counts: nobody else is to leave.
    const doubts = person && !person.isGone ? problems.filter(({ code }) => doubtsWho.has(code)) : [];
    return {
      ...of,
      ...leaving(person),
      problems: doubts,
      ...(doubts.length > 0 && { verdict: 'problem' as const }),
    };
  }
  const change = person ? changeOf(row, person, known, byHand(person.id)) : newcomer(row);
  return { ...of, ...change, problems, ...(problems.length > 0 && { verdict: 'problem' as const }) };
}

const doubtsWho: ReadonlySet<ImportProblem['code']> = new Set(['two_people', 'other_role']);

/** What a newcomer must have. Wrong values are reported already. */
function missingOf({ fields, role, problems }: RowToCompare): ImportProblem[] {
  if (problems.some(({ code }) => code === 'not_in_bundle')) return [];
  const has = (field: string) => fields[field] || problems.some((each) => each.field === field);
  return [
    ...(has('firstName') ? [] : [problem('firstName', 'name_required', '')]),
    ...(['sourced_id', 'user_id', 'admission_no'].some(has) ? [] : [problem('user_id', 'key_required', '')]),
    // [VP-26, D15]
    ...(role === roles.faculty && !has('email_id') ? [problem('email_id', 'email_required', '')] : []),
  ];
}

function newcomer({ fields, wish, isSwitchedOff }: RowToCompare) {
  const after = {
    ...fields,
    ...(isSwitchedOff && { status: 'inactive' }),
    ...(wish.kinds.size > 0 && placesAfter(wish.ids, wish)),
  };
  return { verdict: 'new' as const, before: {}, after };
}

const placesAfter = (ids: readonly number[], { created }: GroupsOfRow) => ({
  places: inOrder(ids),
  ...(created.length > 0 && { new_places: created }),
});

const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

function leaving(person: Match | undefined) {
  if (!person || person.isGone) return { verdict: 'same' as const, before: {}, after: {} };
  return {
    verdict: 'leaver' as const,
    before: { status: person.isActive ? 'active' : 'inactive', places: person.places },
    after: { status: 'left', places: [] },
  };
}

/** Case does not count in addresses. */
const isSame = (field: string, was: string, value: string) =>
  was === value || (field === 'email_id' && was.toLowerCase() === value.toLowerCase());

function changeOf(row: RowToCompare, person: Match, known: KnownGroups, byHand: ReadonlySet<string>) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const kept: { before: Record<string, unknown>; after: Record<string, unknown> } = { before: {}, after: {} };
  const note = (field: string, was: unknown, is: unknown, extra: object = {}) => {
    // Fields that a person changed by hand stay.
    const into = byHand.has(field) ? kept : { before, after };
    into.before[field] = was;
    into.after[field] = is;
    Object.assign(into.after, extra);
  };
  for (const [field, value] of Object.entries(row.fields)) {
    const was = field === 'sourced_id' ? person.sourcedId : (person.fields[field] ?? '');
    if (!isSame(field, was, value)) note(field, was, value);
  }
  if (row.isSwitchedOff && person.isActive) note('status', 'active', 'inactive');
  const { wish } = row;
  if (wish.kinds.size > 0 || wish.removed.length > 0) {
    const kept = person.places.filter(
      (id) => !wish.kinds.has(known.byId.get(id)?.kind ?? 'grade') && !wish.removed.includes(id),
    );
    const { places, ...created } = placesAfter([...kept, ...wish.ids], wish);
    if (places.join() !== person.places.join() || wish.created.length > 0)
      note('places', person.places, places, created);
  }
  if (Object.keys(after).length > 0) return { verdict: 'changed' as const, before, after };
  const isConflict = Object.keys(kept.after).length > 0;
  return isConflict ? { verdict: 'conflict' as const, ...kept } : { verdict: 'same' as const, before, after };
}
