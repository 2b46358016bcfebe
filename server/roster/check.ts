import { hasKind } from '#contract/classes/classes.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { type DateOrder, isAmbiguousDay, ordersOf, rosterLimits } from '#contract/roster/roster.rules.ts';
import type { ImportProblem } from '#contract/roster/roster.wire.ts';
import type { AppContext } from '#server/core/context.ts';
import { mapInTurns, turns } from '#server/core/turns.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { schoolOf } from '#server/schools/index.ts';
import { ClassesOfFile } from './classes-of-file.ts';
import { compare, otherLogin, type RowToCompare, withoutLogin, withoutNumber } from './compare.ts';
import { groupsOfRow } from './groups-of-row.ts';
import { moveImport } from './imports.ts';
import { type KnownGroups, knownGroups } from './known-groups.ts';
import { type Cells, cellsOf, parseRow } from './parse-row.ts';
import { validateWhole } from './queries/check-whole.ts';
import { rememberedChoices } from './queries/class-choices.ts';
import { findImport, type Import, type ImportKey, lockImport, noteProgress } from './queries/import.ts';
import { changedByHand, findMatches, numberKey } from './queries/matches.ts';
import { type Compared, keepVerdicts, type RawRow, rowsOfFile } from './queries/staged.ts';
import { bundleEnabled, bundleLines, bundleRemoved, bundleRole, bundleStatus } from './read/bundle.ts';

/** Checks what each row would do, without doing it. Repeatable; ends if another check overtakes it. */
export async function checkImport(app: AppContext, key: ImportKey): Promise<void> {
  const row = await findImport(app.db, key).catch(() => null);
  if (row?.state !== 'checking') return;
  const first = await lookThrough(app, row);
  const dates = row.options.dates ?? first.dates;
  if (dates === null) return ask(app, row);
  const check = await beginCheck(app, row, dates, first.twice);
  let done = 0;
  for await (const rows of rowsOfFile(app.db, row)) {
    await checkSome(check, rows);
    done += rows.length;
    if (!(await noteProgress(app.db, row, done, first.total))) return;
  }
  await inOneTransaction(app, async ({ db }) => {
    const held = await lockImport(db, row);
    if (held.version !== row.version) return;
    const { counts, reasons, twice } = await validateWhole(db, row);
    const unknown = [...check.classes.unknown.values()].slice(0, rosterLimits.unknown);
    const { places, names, further } = check.leftOut;
    const told = {
      left_out_places: places,
      left_out_classes: names.size,
      further_places: further,
      new_logins: check.renamed,
      removed_places: check.removed,
      twice,
      has_clubs: hasKind(check.known.model, 'grade') && hasKind(check.known.model, 'club'),
      reasons,
    };
    await moveImport(db, app, held, 'reviewing', { counts, unknown, told, asksDates: first.asks });
  });
}

/** Nobody can tell 3 April from 4 March, so a person is asked once per file. */
async function ask(app: AppContext, row: Import): Promise<void> {
  await inOneTransaction(app, async ({ db }) => {
    const held = await lockImport(db, row);
    if (held.version === row.version) await moveImport(db, app, held, 'mapping', { asksDates: true });
  });
}

const keyFields = ['sourced_id', 'user_id', 'admission_no'] as const;
type KeyField = (typeof keyFields)[number];

const keyOf = (cells: Cells, field: KeyField, role: Role): string => {
  const text = cells[field] ?? '';
  if (field === 'admission_no') return numberKey(role, text);
  return field === 'user_id' ? text.toUpperCase().replaceAll(' ', '') : text;
};

interface FirstLook {
  readonly total: number;
  /** null: the file allows both. */
  readonly dates: DateOrder | null;
  readonly asks: boolean;
  readonly twice: Readonly<Record<KeyField, ReadonlyMap<string, Repeated>>>;
}

interface Repeated {
  readonly first: number;
  readonly last: number;
}

async function lookThrough({ db }: AppContext, row: Import): Promise<FirstLook> {
  const lines = () => ({
    sourced_id: new Map<string, number>(),
    user_id: new Map<string, number>(),
    admission_no: new Map<string, number>(),
  });
  const [firsts, lasts] = [lines(), lines()];
  const orders = { dmy: 0, mdy: 0 };
  let isAmbiguous = false;
  let total = 0;
  const turn = turns();
  for await (const rows of rowsOfFile(db, row)) {
    total += rows.length;
    for (const { line, raw } of rows) {
      await turn();
      const cells = cellsOf(raw, row.options.columns);
      const role = roleOf(row, raw);
      for (const field of keyFields) {
        const key = keyOf(cells, field, role);
        if (key === '') continue;
        if (firsts[field].has(key)) lasts[field].set(key, line);
        else firsts[field].set(key, line);
      }
      const day = cells.birth_date;
      if (day === undefined) continue;
      const allowed = ordersOf(day);
      if (isAmbiguousDay(day)) isAmbiguous = true;
      else if (allowed.length === 1 && allowed[0]) orders[allowed[0]] += 1;
    }
  }
  const repeated = (field: KeyField) =>
    new Map(
      Array.from(lasts[field], ([key, last]) => [key, { first: firsts[field].get(key) ?? last, last }]),
    );
  const twice = {
    sourced_id: repeated('sourced_id'),
    user_id: repeated('user_id'),
    admission_no: repeated('admission_no'),
  };
  const isClear = !isAmbiguous || (orders.dmy === 0) !== (orders.mdy === 0);
  return { total, twice, asks: !isClear, dates: isClear ? (orders.mdy > orders.dmy ? 'mdy' : 'dmy') : null };
}

interface Check {
  readonly app: AppContext;
  readonly row: Import;
  readonly dates: DateOrder;
  readonly twice: FirstLook['twice'];
  readonly timeZone: string;
  readonly known: KnownGroups;
  readonly classes: ClassesOfFile;
  renamed: number;
  removed: number;
  readonly leftOut: { places: number; further: number; readonly names: Set<string> };
}

async function beginCheck(
  app: AppContext,
  row: Import,
  dates: DateOrder,
  twice: FirstLook['twice'],
): Promise<Check> {
  const { model, timeZone } = await schoolOf(app.db, row.schoolId);
  const known = await knownGroups(app.db, row.schoolId, model);
  const classes = new ClassesOfFile({
    known,
    choices: row.options.classes,
    described: row.fileClasses,
    remembered: await rememberedChoices(app.db, row.schoolId),
  });
  const leftOut = { places: 0, further: 0, names: new Set<string>() };
  return {
    app,
    row,
    dates,
    twice,
    timeZone,
    known,
    classes,
    leftOut,
    renamed: 0,
    removed: 0,
  };
}

async function checkSome(check: Check, rows: readonly RawRow[]): Promise<void> {
  const { app, row, known } = check;
  const read = await mapInTurns(rows, (each) => toCompare(check, each));
  const keys = (field: KeyField) => read.flatMap(({ fields }) => fields[field] ?? []);
  const gives = row.options.new_logins === 1;
  const matches = await findMatches(app.db, row.schoolId, {
    sourcedIds: [...keys('sourced_id'), ...(gives ? keys('user_id').map(otherLogin) : [])],
    logins: keys('user_id'),
    admissions: keys('admission_no'),
  });
  const wanted = gives ? await mapInTurns(read, (each) => withoutLogin(each, matches)) : read;
  if (gives) check.renamed += wanted.filter((each, at) => each !== read[at]).length;
  const plain = await mapInTurns(wanted, (each) => compare(each, matches, known, () => new Set()));
  const changed = plain.flatMap((each) =>
    each.verdict === 'changed' && each.person_id !== null ? [each.person_id] : [],
  );
  const byHand = row.options.file_wins === 1 ? [] : [...(await changedByHand(app.db, row.schoolId, changed))];
  const hands = new Map(byHand);
  const compared = await mapInTurns(wanted, (each, at) => {
    const before = plain[at];
    const hand = hands.get(before?.person_id ?? 0);
    return before && !hand ? before : compare(each, matches, known, () => hand ?? new Set());
  });
  check.removed += compared.filter((each, at) => leavesClass(each, wanted[at])).length;
  await keepVerdicts(app.db, row, compared);
}

function leavesClass({ verdict, before, after }: Compared, row: RowToCompare | undefined): boolean {
  const { places: was } = before;
  const { places: is } = after;
  if (verdict !== 'changed' || !Array.isArray(was) || !Array.isArray(is)) return false;
  return row?.wish.removed.some((id) => was.includes(id) && !is.includes(id)) ?? false;
}

function toCompare(
  { row, dates, twice, timeZone, classes, leftOut }: Check,
  { line, raw }: RawRow,
): RowToCompare {
  const cells = cellsOf(raw, row.options.columns);
  const role = roleOf(row, raw);
  const parsed = parseRow(cells, { role, timeZone, dates });
  const isShared = role === roles.faculty && twice.admission_no.has(keyOf(cells, 'admission_no', role));
  const fields = isShared ? withoutNumber(parsed.fields) : parsed.fields;
  const removedFrom = row.kind === 'school' ? raw[bundleRemoved] : '';
  const wish = groupsOfRow(cells, classes, role, removedFrom);
  leftOut.places += wish.leftOut.length;
  leftOut.further += wish.further;
  for (const name of wish.leftOut) leftOut.names.add(name);
  const repeated = keyFields.flatMap((field) => {
    const found = fields[field] === undefined ? undefined : twice[field].get(keyOf(cells, field, role));
    return found ? [{ field, ...found }] : [];
  });
  const answer = row.options.twice ?? 'ask';
  const asked: ImportProblem[] = (answer === 'ask' ? repeated : []).map(({ field }) => ({
    field,
    code: 'twice',
    params: { text: fields[field] ?? '' },
  }));
  return {
    line,
    role,
    isLeaving: row.kind === 'school' && raw[bundleStatus] === 'tobedeleted',
    isSwitchedOff: row.kind === 'school' && raw[bundleEnabled]?.toLowerCase() === 'false',
    isLeftOut: answer !== 'ask' && repeated.some((each) => answer === 'none' || each[answer] !== line),
    fields,
    wish,
    problems: [...unnamed(row, raw, cells), ...parsed.problems, ...wish.problems, ...asked],
  };
}

/** An enrolment of a person who is missing in users.csv, until somebody fills in the row. */
function unnamed({ kind }: Import, raw: readonly string[], cells: Cells): ImportProblem[] {
  const lines = kind === 'school' ? (raw[bundleLines] ?? '') : '';
  if (lines === '' || cells.firstName !== undefined) return [];
  return [{ field: 'sourced_id', code: 'not_in_bundle', params: { text: cells.sourced_id ?? '', lines } }];
}

function roleOf({ kind }: Import, raw: readonly string[]): Role {
  if (kind === 'students') return roles.student;
  if (kind === 'faculty') return roles.faculty;
  return raw[bundleRole] === 'teacher' ? roles.faculty : roles.student;
}
