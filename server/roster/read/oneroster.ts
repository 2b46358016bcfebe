import type { ColumnMap } from '#contract';
import { type Archive, openArchive } from '#server/files/archive.ts';
import { readCsvBytes } from './csv.ts';
import { BadFile, cleanCell, type TableRow } from './table.ts';

const partBytes = 2 ** 27;

/** A bundle of OneRoster is read as one table: what it says of somebody in several files stands in their row. */
const bundleHeadings = [
  'sourcedId',
  'status',
  'role',
  'username',
  'givenName',
  'familyName',
  'identifier',
  'email',
  'phone',
  'gender',
  'birthDate',
  'classes',
  'enabledUser',
  'enrollments',
] as const;

export const bundleColumns: ColumnMap = [
  'sourced_id',
  null,
  null,
  'user_id',
  'firstName',
  'lastName',
  'admission_no',
  'email_id',
  'mobile',
  'gender',
  'birth_date',
  'place',
  null,
  null,
];

/**
 * Where the engine looks for who leaves, whether somebody learns or teaches, who may not sign in, and for whom only
 * these lines of enrollments.csv know.
 */
export const bundleStatus = 1;
export const bundleRole = 2;
export const bundleEnabled = 12;
export const bundleLines = 13;

/** What an export of ours calls whom no other system named: read again, it names nobody. */
export const ownSourcedId = (id: number) => `banyan-${id}`;
const isOwnId = (id: string) => /^banyan-\d+$/.test(id);

type Row = Readonly<Record<string, string>>;

/** The people of a bundle of version 1.1 or 1.2, with the classes they are in. */
export async function* readOneRoster(path: string): AsyncGenerator<TableRow> {
  const archive = await openArchive(path);
  try {
    for (const name of ['users', 'classes', 'enrollments'])
      if (!has(archive, name)) throw new BadFile({ code: 'not_oneroster' });
    await refuseManySchools(archive);
    yield { line: 1, cells: bundleHeadings };
    const classes = await classesOf(archive);
    const places = await placesOf(archive, classes);
    const roles = await rolesOf(archive);
    const births = await birthsOf(archive);
    const named = new Set<string>();
    let last = 1;
    for await (const { line, row } of recordsOf(archive, 'users')) {
      const id = row['sourcedId'] ?? '';
      named.add(id);
      last = line;
      const role = roles.get(id) ?? row['role'] ?? '';
      if (role !== 'student' && role !== 'teacher') continue;
      if (cleanCell(row['password'] ?? '') !== '')
        throw new BadFile({ code: 'password_column', params: { heading: 'password' } });
      const birth = births.get(id);
      yield {
        line,
        cells: [
          isOwnId(id) ? '' : id,
          row['status'] ?? '',
          role,
          row['username'] ?? '',
          [row['preferredFirstName'] || row['preferredGivenName'] || row['givenName'], row['middleName']]
            .filter(Boolean)
            .join(' '),
          row['familyName'] ?? '',
          row['identifier'] ?? '',
          row['email'] ?? '',
          row['sms'] || row['phone'] || '',
          birth?.sex ?? '',
          birth?.day ?? '',
          [...(places.get(id)?.titles ?? [])].join('; '),
          row['enabledUser'] ?? '',
          '',
        ],
      };
    }
    for (const [id, { role, titles, lines }] of places) {
      if (named.has(id) || (role !== 'student' && role !== 'teacher')) continue;
      last += 1;
      const cells = bundleHeadings.map(() => '');
      cells[0] = id;
      cells[bundleRole] = role;
      cells[11] = [...titles].join('; ');
      cells[bundleLines] = lines.join(', ');
      yield { line: last, cells };
    }
  } finally {
    archive.close();
  }
}

const has = ({ names }: Archive, name: string) =>
  names.some((each) => each.toLowerCase() === `${name.toLowerCase()}.csv`);

async function* recordsOf(
  archive: Archive,
  name: string,
): AsyncGenerator<{ readonly line: number; readonly row: Row }> {
  const bytes = archive.stream(`${name}.csv`, partBytes);
  if (!bytes) return;
  let headings: string[] | undefined;
  for await (const { line, cells } of readCsvBytes(bytes)) {
    if (!headings) {
      headings = cells.map(cleanCell);
      continue;
    }
    yield {
      line,
      row: Object.fromEntries(headings.map((heading, at) => [heading, cells[at]?.trim() ?? ''])),
    };
  }
}

const isGone = (row: Row) => row['status'] === 'tobedeleted';

async function refuseManySchools(archive: Archive): Promise<void> {
  let schools = 0;
  for await (const { row } of recordsOf(archive, 'orgs'))
    if (row['type'] === 'school' && !isGone(row)) schools += 1;
  if (schools > 1) throw new BadFile({ code: 'many_schools', params: { schools } });
}

interface Classes {
  /** Titles by id of those in which people sit. */
  readonly titles: ReadonlyMap<string, string>;
  /** All that the bundle names, those that go as well. */
  readonly named: ReadonlySet<string>;
}

/** Where a bundle knows home rooms, its other classes are lessons, in which nobody sits for good. */
async function classesOf(archive: Archive): Promise<Classes> {
  const named = new Set<string>();
  const all = new Map<string, string>();
  const home = new Map<string, string>();
  for await (const { row } of recordsOf(archive, 'classes')) {
    const [id = '', title = ''] = [row['sourcedId'], row['title']];
    named.add(id);
    if (isGone(row)) continue;
    all.set(id, title);
    if (row['classType'] === 'homeroom') home.set(id, title);
  }
  return { titles: home.size > 0 ? home : all, named };
}

interface Enrolled {
  readonly role: string;
  readonly titles: Set<string>;
  /** Of enrollments.csv. */
  readonly lines: number[];
}

/** A class that the bundle does not have is told by its id, at each who is to sit there. */
async function placesOf(
  archive: Archive,
  { titles, named }: Classes,
): Promise<ReadonlyMap<string, Enrolled>> {
  const places = new Map<string, Enrolled>();
  for await (const { line, row } of recordsOf(archive, 'enrollments')) {
    const of = row['classSourcedId'] ?? '';
    const title = titles.get(of) ?? (named.has(of) ? undefined : of);
    const id = row['userSourcedId'] ?? '';
    if (title === undefined || isGone(row)) continue;
    const held = places.get(id) ?? { role: row['role'] ?? '', titles: new Set<string>(), lines: [] };
    places.set(id, held);
    held.lines.push(line);
    held.titles.add(title);
  }
  return places;
}

/** Version 1.2 keeps roles in a file of their own. */
async function rolesOf(archive: Archive): Promise<ReadonlyMap<string, string>> {
  const roles = new Map<string, string>();
  for await (const { row } of recordsOf(archive, 'roles')) {
    if (isGone(row) || (row['roleType'] === 'secondary' && roles.has(row['userSourcedId'] ?? ''))) continue;
    roles.set(row['userSourcedId'] ?? '', row['role'] ?? '');
  }
  return roles;
}

async function birthsOf(archive: Archive): Promise<ReadonlyMap<string, { day: string; sex: string }>> {
  const births = new Map<string, { day: string; sex: string }>();
  for await (const { row } of recordsOf(archive, 'demographics'))
    births.set(row['sourcedId'] ?? '', { day: row['birthDate'] ?? '', sex: row['sex'] ?? '' });
  return births;
}
