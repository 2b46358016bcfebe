import { tableLimits } from '#contract/files/tables.rules.ts';
import {
  guessColumns,
  type ImportKind,
  isPasswordHeading,
  plainHeading,
} from '#contract/roster/roster.rules.ts';
import type { Part, SaidOfPart } from '#server/files/tables/parts.ts';
import { looksLikeHeadings, type TableRow } from '#server/files/tables/table.ts';
import { BadFile } from './bad-file.ts';
import { looksLikeClass } from './class-titles.ts';
import { dialects } from './dialects/dialects.ts';
import type { FactsNoted } from './file-facts.ts';
import { readUnit } from './google-unit.ts';
import { isOurRole, roleOfWord, standingOf } from './role-words.ts';

/** The line numbers of each further part begin here, beyond the rows of any sheet. */
const linesOfPart = tableLimits.lines;
const sheetHeading = 'Sheet';

interface Chosen {
  readonly part: Part;
  readonly at: number;
  readonly heading: TableRow;
  /** Columns that our rules recognize. */
  readonly known: number;
  /** The class of all rows, from the sheet name or the titles above the headings; '': none. */
  readonly place: string;
}

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell !== '').length;
/** No heading is longer and no heading row wider. The limit bounds the time. */
const headingCharacters = 80;
const knownIn = ({ cells }: TableRow, kind: ImportKind) =>
  guessColumns(
    cells.slice(0, tableLimits.columns).map((cell) => cell.slice(0, headingCharacters)),
    kind,
  ).filter((field) => field !== null).length;

/** The row that names most columns. Titles and addresses above name none. */
function headingOf(part: Part, kind: ImportKind): { row: TableRow; known: number } | null {
  const { top, headingLine, said } = part;
  if (said?.heading) return { row: said.heading, known: knownIn(said.heading, kind) };
  const rated = top
    .map((row) => ({ row, known: knownIn(row, kind) }))
    .toSorted((a, b) => b.known - a.known || a.row.line - b.row.line);
  const [best] = rated;
  if (best && best.known > 1) return best;
  const first = top.find(({ line }) => line === headingLine);
  return first && looksLikeHeadings(first.cells) ? { row: first, known: best?.known ?? 0 } : null;
}

const classWords =
  /(?:class|std|standard|grade|कक्षा|جماعت)[\s.:\-–]*((?:\d{1,2}|[ivx]{1,4})(?:st|nd|rd|th)?)(?:[\s,\-–]+(?:section|sec|division|div)?[\s.:\-–]*([a-z])\b)?/i;

function classAbove({ top }: Part, heading: TableRow): string {
  const titles = top.filter(({ line }) => line < heading.line).flatMap(({ cells }) => cells);
  return classIn(titles.join(' '));
}

function classIn(text: string): string {
  const [, grade = '', division = ''] = classWords.exec(text) ?? [];
  return `${grade} ${division}`.trim();
}

/** If a file names no class, a person is asked about the file name. */
function placeOf(part: Part, heading: TableRow): string {
  const name = part.name.replaceAll('_', ' ');
  if (looksLikeClass(name)) return name;
  return (part.isFile && classIn(name)) || classAbove(part, heading) || (part.isFile ? name : '');
}

function chosenOf(parts: readonly Part[], kind: ImportKind): Chosen[] {
  const all = parts.flatMap((part, at) => {
    if (part.said?.isChosen === false) return [];
    const found = headingOf(part, kind);
    if (!found) return [];
    const place = placeOf(part, found.row);
    return [{ part, at, heading: found.row, known: found.known, place }];
  });
  const lists = all.filter(({ part, known }) => known > 1 || part.said);
  return lists.length > 0 ? lists : all.slice(0, 1);
}

/** Proposes which parts are lists and their heading rows, until a person chooses. */
export function proposedParts(parts: readonly Part[], kind: ImportKind): SaidOfPart[] {
  const chosen = chosenOf(parts, kind);
  return parts.map((part, at) => ({
    chosen: chosen.some((each) => each.at === at) ? 1 : 0,
    heading: headingOf(part, kind)?.row.line ?? part.headingLine,
  }));
}

const words = {
  role: ['role', 'userrole', 'usertype', 'persontype', 'accounttype'],
  unit: ['orgunitpath'],
  status: ['status', 'accountstatus', 'userstatus', 'studentstatus', 'enrollstatus', 'enrolmentstatus'],
};
const columnOf = (headings: readonly string[], of: readonly string[]) =>
  headings.findIndex((heading) => of.includes(plainHeading(heading)));

/** PowerSchool's numbers for people who have gone. */
const gone = new Set(['2', '3']);

/** Yields all lists of people as one table, headings first. Throws `BadFile`. */
export async function* readList(
  parts: readonly Part[],
  kind: ImportKind,
  facts: FactsNoted,
): AsyncGenerator<TableRow> {
  const chosen = chosenOf(parts, kind);
  if (chosen.length === 0) throw new BadFile({ code: 'no_header' });
  for (const [at, part] of parts.entries()) {
    const of = chosen.find((each) => each.at === at);
    const heading = of?.heading.line ?? part.said?.heading?.line ?? 0;
    facts.parts.push({ name: part.name, heading, chosen: of ? 1 : 0 });
  }
  const headings = unionOf(chosen, facts);
  facts.dialect = dialectOf(headings.map(({ heading }) => heading));
  const hasClass = guessColumns(
    headings.map(({ heading }) => heading),
    kind,
  ).some((field) => field === 'grade' || field === 'place');
  const addsSheet = !hasClass && chosen.some(({ place }) => place !== '');
  yield {
    line: chosen[0]?.heading.line ?? 1,
    cells: [...headings.map(({ heading }) => heading), ...(addsSheet ? [sheetHeading] : [])],
  };
  for (const each of chosen)
    for await (const { line, cells } of rowsOf(each, kind, facts)) {
      const own = headings.map(({ columns }) => cells[columns.get(each.at) ?? -1] ?? '');
      yield { line: each.at * linesOfPart + line, cells: addsSheet ? [...own, each.place] : own };
    }
}

interface Column {
  readonly heading: string;
  readonly columns: ReadonlyMap<number, number>;
}

function unionOf(chosen: readonly Chosen[], facts: FactsNoted): Column[] {
  const union = new Map<string, { heading: string; columns: Map<number, number> }>();
  for (const { at, heading } of chosen) {
    const seen = new Map<string, number>();
    const last = heading.cells.findLastIndex((cell) => cell !== '');
    for (const [column, text] of heading.cells.slice(0, last + 1).entries()) {
      if (isPasswordHeading(text)) {
        facts.passwords.add(text);
        continue;
      }
      const key = plainHeading(text);
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const held = union.get(`${key} ${nth}`) ?? { heading: text, columns: new Map<number, number>() };
      held.columns.set(at, column);
      union.set(`${key} ${nth}`, held);
    }
  }
  return [...union.values()];
}

function dialectOf(headings: readonly string[]) {
  const keys = new Set(headings.map(plainHeading));
  const found = dialects.find(({ tables }) =>
    tables.some(
      ({ is, needs }) => is === 'people' && needs.every((heading) => keys.has(plainHeading(heading))),
    ),
  );
  return found?.id ?? '';
}

const notes =
  /^(?:grand ?)?(?:sub ?)?total|^notes?\b|^boys\b|^girls\b|^strength\b|prepared by|class teacher|principal|signature|^कुल|^योग|^नोट|^کل|^نوٹ/i;

/** Totals, notes and lone numbers below a list are not people. */
function isNote(cells: readonly string[], width: number): boolean {
  const texts = cells.filter((cell) => cell !== '');
  const [first = ''] = texts;
  if (texts.length === 1 && /^\d{1,4}\.?$/.test(first) && width > 1) return true;
  return texts.length <= Math.max(2, width / 3) && width > 2 && notes.test(first);
}

async function* rowsOf({ part, heading }: Chosen, kind: ImportKind, facts: FactsNoted) {
  const { cells: headings, line: headingLine } = heading;
  const at = {
    role: columnOf(headings, words.role),
    unit: columnOf(headings, words.unit),
    status: columnOf(headings, words.status),
  };
  const wanted = kind === 'faculty' ? 'teacher' : 'student';
  const width = filled(heading);
  const isEnrolStatus = plainHeading(headings[at.status] ?? '') === 'enrollstatus';
  for await (const { line, cells: raw } of part.rows()) {
    if (line <= headingLine || raw.every((cell) => cell === '')) continue;
    const cells = raw.map(withPlainDigits);
    if (isNote(cells, width) || headings.every((text, column) => text === (raw[column] ?? ''))) {
      facts.skipped += 1;
      continue;
    }
    const unit = readUnit(cells[at.unit] ?? '');
    const role = roleOfWord(cells[at.role] ?? '') || unit.role;
    if (role !== '' && role !== wanted && (isOurRole(role) || at.role >= 0)) {
      facts.leaveOut(role);
      continue;
    }
    const status = cells[at.status] ?? '';
    if (standingOf(status) !== 'active' || (isEnrolStatus && gone.has(status))) {
      facts.leaveOut('inactive');
      continue;
    }
    if (at.unit >= 0) cells[at.unit] = unit.place;
    yield { line, cells };
  }
}

/** Digits of Hindi and Urdu. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[०-९٠-٩۰-۹]/g, (digit) => String(digitOf(digit)));

const zeros = [0x0966, 0x0660, 0x06f0];
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code);
}
