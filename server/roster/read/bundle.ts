import type { ColumnMap } from '#contract/roster/roster.rules.ts';
import type { FileClass } from '#contract/roster/roster.wire.ts';
import type { Part } from '#server/files/tables/parts.ts';
import { cleanCell } from '#server/files/tables/table.ts';
import { BadFile, type FileRow } from './bad-file.ts';
import { looksLikeClass, looksLikeHome } from './class-titles.ts';
import type { FactsNoted } from './file-facts.ts';
import type { FoundTables } from './find-dialect.ts';
import { readUnit } from './google-unit.ts';
import { recordsOf, type Values } from './records.ts';
import { isOurRole, roleOfWord, standingOf } from './role-words.ts';

/** Every product's bundle becomes one table of people, with what several files say in one row per person. */
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
  'removedClasses',
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
  null,
];

/** Columns: who leaves, learns or teaches, may not sign in, is only in these enrolment lines, left which classes. */
export const bundleStatus = 1;
export const bundleRole = 2;
export const bundleEnabled = 12;
export const bundleLines = 13;
export const bundleRemoved = 14;

/** Our export uses this id for people without an external one. On import it matches nobody. */
export const ownSourcedId = (id: number) => `banyan-${id}`;
const isOwnId = (id: string) => /^banyan-\d+$/.test(id);

/** `today`: yyyy-mm-dd. */
export async function* readBundle(
  found: FoundTables,
  facts: FactsNoted,
  today: string,
): AsyncGenerator<FileRow> {
  facts.dialect = found.dialect.id;
  await refuseManySchools(found);
  const classes = await classesOf(found, today);
  yield { line: 1, cells: bundleHeadings, classes: [...classes.all.values()] };
  const places = await placesOf(found, classes, facts, today);
  const roles = await rolesOf(found, today);
  const births = await birthsOf(found);
  const named = new Set<string>();
  let last = 1;
  for await (const { line, values, part } of recordsOf(found, 'people')) {
    const id = values['id'] ?? '';
    // Some products repeat a person for each parent.
    if (id !== '' && named.has(id)) continue;
    named.add(id);
    last = Math.max(last + 1, line);
    const unit = readUnit(values['unit'] ?? '');
    const role = roleOfWord(roles.get(id) ?? (values['role'] || unit.role || places.get(id)?.role || ''));
    if (!isOurRole(role)) {
      facts.leaveOut(role);
      continue;
    }
    yield {
      line: last,
      cells: cellsOf({
        id,
        role,
        values,
        unit: unit.place || classOfFile(part),
        birth: births.get(id),
        place: places.get(id),
      }),
    };
  }
  for (const [id, { role, titles, lines }] of places) {
    if (named.has(id) || !isOurRole(role) || lines.length === 0) continue;
    last += 1;
    const cells = bundleHeadings.map(() => '');
    cells[0] = id;
    cells[bundleRole] = role;
    cells[11] = [...titles].join('; ');
    cells[bundleLines] = lines.join(', ');
    yield { line: last, cells };
  }
}

interface Person {
  readonly id: string;
  readonly role: string;
  readonly values: Values;
  readonly unit: string;
  readonly birth: { readonly day: string; readonly sex: string } | undefined;
  readonly place: Enrolled | undefined;
}

function cellsOf({ id, role, values, unit, birth, place }: Person): string[] {
  const of = (name: string) => values[name] ?? '';
  const standing = standingOf(of('status'));
  const isOff = standing === 'inactive' || of('enabled').toLowerCase() === 'false';
  const room = of('room') === '' ? '' : `${of('grades')} ${of('room')}`.trim();
  const titles = place && place.titles.size > 0 ? [...place.titles].join('; ') : room || unit;
  return [
    isOwnId(id) ? '' : id,
    standing === 'tobedeleted' ? standing : 'active',
    role,
    of('username'),
    [of('first'), of('middle')].filter(Boolean).join(' '),
    of('last'),
    of('number'),
    // Where people sign in with an address, no other column has it.
    of('email') || (of('username').includes('@') ? of('username') : ''),
    of('phone'),
    of('gender') || birth?.sex || '',
    of('birth') || birth?.day || '',
    titles,
    isOff ? 'false' : 'true',
    '',
    [...(place?.removed ?? [])].filter((title) => !place?.titles.has(title)).join('; '),
  ];
}

/** Some products write a file for each class. */
function classOfFile({ name }: Part): string {
  const bare = name.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  return looksLikeClass(bare) ? bare : '';
}

async function refuseManySchools(found: FoundTables): Promise<void> {
  let schools = 0;
  for await (const { values } of recordsOf(found, 'schools'))
    if (
      (values['type'] ?? 'school').toLowerCase() === 'school' &&
      standingOf(values['status'] ?? '') === 'active'
    )
      schools += 1;
  if (schools > 1) throw new BadFile({ code: 'many_schools', params: { schools } });
}

/** Reads ISO days, and days with the month first, as products of the United States write them. */
function isPast(text: string, today: string): boolean {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return iso < today;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year !== '' && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` < today;
}

interface Classes {
  readonly all: ReadonlyMap<string, FileClass>;
  /** By id; null: the class is over or deleted. */
  readonly names: ReadonlyMap<string, string | null>;
  readonly gone: ReadonlyMap<string, string>;
  /** Some products name the teachers in the class row. */
  readonly teachers: readonly { readonly person: string; readonly classId: string; readonly line: number }[];
}

async function classesOf(found: FoundTables, today: string): Promise<Classes> {
  const over = new Set<string>();
  for await (const { values } of recordsOf(found, 'terms'))
    if (headed(values['type']) !== 'schoolyear' && isPast(values['ends'] ?? '', today))
      over.add(values['id'] ?? '');
  const names = new Map<string, string | null>();
  const gone = new Map<string, string>();
  const all = new Map<string, FileClass>();
  const teachers: { person: string; classId: string; line: number }[] = [];
  for await (const { line, values } of recordsOf(found, 'classes')) {
    const source_id = values['id'] ?? '';
    const terms = listOf(values['terms']);
    const title = cleanCell(values['title'] ?? '').replaceAll(/[;|؛]/g, ',') || source_id;
    const isOver =
      isPast(values['ends'] ?? '', today) || (terms.length > 0 && terms.every((term) => over.has(term)));
    if (isOver || standingOf(values['status'] ?? '') !== 'active') {
      names.set(source_id, null);
      gone.set(source_id, title);
      continue;
    }
    const grades = listOf(values['grades']);
    const is_home = isHomeRoom(values['type'] ?? '', title);
    // If two classes share a title, such as "Homeroom", the second gets its id as well.
    const other = all.get(title);
    const isSame = !other || (other.is_home === is_home && other.grades.join() === grades.join());
    const name = isSame ? title : `${title} (${source_id})`;
    names.set(source_id, name);
    if (!all.has(name)) all.set(name, { name, source_id, grades, is_home });
    for (const at of ['teacher1', 'teacher2', 'teacher3', 'teacher4']) {
      const person = values[at] ?? '';
      if (person !== '') teachers.push({ person, classId: source_id, line });
    }
  }
  return { all, names, gone, teachers };
}

const headed = (text = '') => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const listOf = (text = '') =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** Products without types of classes show a home room by its name. */
const isHomeRoom = (type: string, title: string) => {
  const said = headed(type);
  if (said === 'homeroom' || said === 'advisory') return true;
  return said !== 'scheduled' && looksLikeHome(title);
};

interface Enrolled {
  readonly role: string;
  readonly titles: Set<string>;
  readonly removed: Set<string>;
  readonly lines: number[];
}

/**
 * Reports an unknown class at each enrolment. Only a removed enrolment takes a person out of a class: end dates pass
 * for a whole school at once, as before holidays.
 */
async function placesOf(
  found: FoundTables,
  { names, gone, teachers }: Classes,
  facts: FactsNoted,
  today: string,
): Promise<ReadonlyMap<string, Enrolled>> {
  const places = new Map<string, Enrolled>();
  const of = (id: string, role: string): Enrolled => {
    const held = places.get(id) ?? { role, titles: new Set<string>(), removed: new Set<string>(), lines: [] };
    places.set(id, held);
    return held;
  };
  const note = (id: string, classId: string, role: string, line: number) => {
    const title = names.get(classId) === undefined ? classId : names.get(classId);
    if (title === null || title === undefined || id === '') return;
    const held = of(id, role);
    held.lines.push(line);
    held.titles.add(title);
  };
  for (const { person, classId, line } of teachers) note(person, classId, 'teacher', line);
  for await (const { line, values } of recordsOf(found, 'enrolments')) {
    const [id, classId] = [values['person'] ?? '', values['class'] ?? ''];
    const role = roleOfWord(values['role'] ?? '');
    const isRemoved = standingOf(values['status'] ?? '') !== 'active';
    if (isRemoved || isPast(values['ends'] ?? '', today)) {
      facts.ended += 1;
      const title = names.get(classId) ?? gone.get(classId);
      if (isRemoved && id !== '' && title !== undefined) of(id, role).removed.add(title);
      continue;
    }
    note(id, classId, role, line);
  }
  return places;
}

/** Some products keep roles in their own file. The primary role wins, else the first. */
async function rolesOf(found: FoundTables, today: string): Promise<ReadonlyMap<string, string>> {
  const held = new Map<string, string>();
  for await (const { values } of recordsOf(found, 'roles')) {
    if (standingOf(values['status'] ?? '') !== 'active' || isPast(values['ends'] ?? '', today)) continue;
    const id = values['person'] ?? '';
    const isPrimary = headed(values['type']) === 'primary' || headed(values['primary']) === 'true';
    if (isPrimary || !held.has(id)) held.set(id, values['role'] ?? '');
  }
  return held;
}

async function birthsOf(found: FoundTables): Promise<ReadonlyMap<string, { day: string; sex: string }>> {
  const births = new Map<string, { day: string; sex: string }>();
  for await (const { values } of recordsOf(found, 'demographics'))
    births.set(values['person'] ?? '', { day: values['birth'] ?? '', sex: values['gender'] ?? '' });
  return births;
}
