import { numberIn } from '#contract/assessments/marking.rules.ts';
import type { StoredQuestion } from '#contract/assessments/question-fields.rules.ts';
import {
  importLimits,
  type TableHeading,
  tableHeadings,
} from '#contract/assessments/question-import.rules.ts';
import {
  type QuestionType,
  questionLanguages,
  questionTypes,
} from '#contract/assessments/question-types.rules.ts';
import { formulaCell } from '#server/files/tables/table.ts';
import {
  blankDraft,
  type DraftFields,
  type DraftQuestion,
  draftBlank,
  draftChoice,
  draftMatch,
  draftOf,
  FileNotTaken,
  NotTaken,
} from './draft.ts';
import type { QuestionToWrite } from './write-gift.ts';

/** Reads and writes questions as a table with one row each; see `tableHeadings`. */

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

type Row = Readonly<Record<TableHeading, string>>;
const needed: readonly TableHeading[] = ['Type', 'Question', 'Answer'];
const mostColumns = 60;

/** Reads questions from a table. The first row with text names the columns. Throws `FileNotTaken`. */
export async function readTable(lines: AsyncIterable<Line>): Promise<DraftQuestion[]> {
  const drafts: DraftQuestion[] = [];
  let columns: Map<TableHeading, number> | null = null;
  let empty = 0;
  for await (const { line, cells } of lines) {
    const texts = cells.slice(0, mostColumns).map((cell) => cell.slice(0, importLimits.source + 1));
    if (texts.every((cell) => cell.trim() === '')) {
      empty += 1;
      if (empty > importLimits.questions) throw new FileNotTaken('too_many_questions');
      continue;
    }
    if (columns === null) {
      columns = columnsOf(texts);
      continue;
    }
    if (drafts.length >= importLimits.questions) throw new FileNotTaken('too_many_questions');
    const row = rowOf(columns, texts);
    const shown = (cell: string) => (cell === formulaCell ? '' : cell.trim());
    const source = { line, bank: shown(row.Topic), prompt: shown(row.Question) };
    drafts.push(draftOf(source, () => fieldsOfRow(row)));
  }
  return drafts;
}

function columnsOf(cells: readonly string[]): Map<TableHeading, number> {
  const plain = cells.map((cell) => cell.trim().toLowerCase());
  const columns = new Map(
    tableHeadings.flatMap((heading) => {
      const at = plain.indexOf(heading.toLowerCase());
      return at === -1 ? [] : [[heading, at] as const];
    }),
  );
  const missing = needed.filter((heading) => !columns.has(heading));
  if (missing.length > 0) throw new FileNotTaken({ missing: missing.join(', ') });
  return columns;
}

function rowOf(columns: ReadonlyMap<TableHeading, number>, cells: readonly string[]): Row {
  const cell = (heading: TableHeading) => cells[columns.get(heading) ?? -1] ?? '';
  return Object.fromEntries(tableHeadings.map((heading) => [heading, cell(heading)])) as Row;
}

const linesOf = (cell: string): readonly string[] =>
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const otherWords: Readonly<Record<string, QuestionType>> = {
  'multiple choice': 'mcq',
  'single choice': 'mcq',
  'multiple answers': 'multi',
  'true/false': 'true_false',
  'true false': 'true_false',
  'fill in the blank': 'fill',
  'fill in the blanks': 'fill',
  matching: 'match',
  essay: 'subjective',
};

function fieldsOfRow(row: Row): DraftFields {
  if (Object.values(row).some((cell) => cell.length > importLimits.source)) throw new NotTaken('too_long');
  const formula = tableHeadings.find((heading) => row[heading] === formulaCell);
  if (formula !== undefined) throw new NotTaken('formula', formula);
  const word = row.Type.trim().toLowerCase();
  const type = questionTypes.find((each) => each === word) ?? otherWords[word];
  if (!type) throw new NotTaken('bad_type', row.Type.trim());
  const language = row.Language.trim().toLowerCase();
  const known = questionLanguages.find((each) => each === language);
  if (language !== '' && !known) throw new NotTaken('bad_language', row.Language.trim());
  const marks = row.Marks.trim() === '' ? blankDraft.marks : numberIn(row.Marks);
  if (marks === null) throw new NotTaken('bad_marks', row.Marks.trim());
  return {
    ...blankDraft,
    type,
    language: known ?? null,
    marks,
    prompt: row.Question.trim(),
    explanation: row.Explanation.trim(),
    ...partsOf(type, row),
  };
}

function partsOf(type: QuestionType, row: Row): Partial<DraftFields> {
  switch (type) {
    case 'mcq':
    case 'multi':
      return { choices: choicesOf(linesOf(row.Choices), row.Answer.trim()) };
    case 'true_false':
      return { isTrue: truthOf(row.Answer.trim()) };
    case 'fill':
      return { blanks: linesOf(row.Answer).map(blankOf) };
    case 'match':
      return draftMatch(linesOf(row.Choices).map(pairOf));
    case 'subjective':
    case 'practical':
      return { modelAnswer: row.Answer.trim() };
  }
}

/** A backslash makes a separator an ordinary sign: `\*` at the start of a choice, `\=` on the left, `\|` in a gap. */
const plainSign = (text: string, sign: '*' | '=' | '|'): string =>
  text.replaceAll(behindStrokes[sign], (found) => `\\${found}`);
const withoutStroke = (text: string, sign: '*' | '=' | '|'): string =>
  text.replaceAll(behindStrokes[sign], (found) => (found.startsWith('\\') ? found.slice(1) : found));
const behindStrokes = { '*': /^\\*\*/g, '=': /\\*=/g, '|': /\\*\|/g } as const;

/** Right choices begin with `*`, or the answer names them by letter, number or exact text. */
function choicesOf(lines: readonly string[], answer: string) {
  const starred = lines.map((line) => {
    const isRight = line.startsWith('*');
    return { text: isRight ? line.replace(/^\*\s*/, '') : withoutStroke(line, '*'), isRight };
  });
  if (answer === '') return starred.map(({ text, isRight }) => draftChoice(text, isRight));
  const exact = starred.findIndex(({ text }) => text === answer);
  const right = exact >= 0 ? [exact] : answer.split(/[,;\s]+/).map((name) => positionOf(name, lines.length));
  return starred.map(({ text, isRight }, index) => draftChoice(text, isRight || right.includes(index)));
}

function positionOf(name: string, choices: number): number {
  const at = /^[a-z]$/i.test(name) ? name.toLowerCase().charCodeAt(0) - 97 : Number(name) - 1;
  if (!Number.isInteger(at) || at < 0 || at >= choices) throw new NotTaken('right_unknown', name);
  return at;
}

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  yes: true,
  सही: true,
  सत्य: true,
  درست: true,
  false: false,
  f: false,
  no: false,
  गलत: false,
  ग़लत: false,
  असत्य: false,
  غلط: false,
};

function truthOf(answer: string): boolean {
  const found = truths[answer.toLowerCase().normalize('NFC')];
  if (found === undefined) throw new NotTaken('right_unknown', answer);
  return found;
}

/** A line is one gap: right texts separated by `|`, and a number with its tolerance as `8 ± 0.1`. */
function blankOf(line: string) {
  const texts: string[] = [];
  let number: readonly [number, number] | null = null;
  for (const part of line.split(/(?<!\\)\|/).map((text) => text.trim())) {
    const [, value, tolerance] = /^(.+?)\s*(?:±|\+-|\+\/-)\s*(.+)$/.exec(part) ?? [];
    if (value === undefined || tolerance === undefined) texts.push(withoutStroke(part, '|'));
    else {
      const [said, off] = [numberIn(value), numberIn(tolerance)];
      if (said === null || off === null || number) throw new NotTaken('bad_number', line);
      number = [said, Math.abs(off)];
    }
  }
  return draftBlank(texts, ...(number ?? []));
}

function pairOf(line: string) {
  const at = line.search(/(?<!\\)=/);
  if (at === -1) throw new NotTaken('not_read', line);
  return { left: withoutStroke(line.slice(0, at).trim(), '='), right: line.slice(at + 1).trim() };
}

/** Rows that `readTable` can read, headings first. Pictures and rubrics are left out. */
export function writeTable(questions: readonly QuestionToWrite[]): string[][] {
  const rows = questions.map(({ bank, language, stored }) => {
    const row: Row = {
      Topic: bank,
      Type: stored.body.type,
      Language: language,
      Question: stored.prompt,
      ...answerCells(stored),
      Marks: String(stored.marks),
      Explanation: stored.explanation,
    };
    return tableHeadings.map((heading) => row[heading]);
  });
  return [[...tableHeadings], ...rows];
}

function answerCells({ body, key }: StoredQuestion): Pick<Row, 'Choices' | 'Answer'> {
  if ((body.type === 'mcq' || body.type === 'multi') && 'right' in key && Array.isArray(key.right)) {
    const { right } = key;
    const lines = body.choices.map(({ id, text }) =>
      right.includes(id) ? `* ${oneLine(text)}` : plainSign(oneLine(text), '*'),
    );
    return { Choices: lines.join('\n'), Answer: '' };
  }
  if (key.type === 'true_false') return { Choices: '', Answer: key.right ? 'TRUE' : 'FALSE' };
  if (key.type === 'match' && body.type === 'match') {
    const used = new Set(Object.values(key.pairs));
    const text = (id: string | undefined) => oneLine(body.right.find((side) => side.id === id)?.text ?? '');
    const pairs = body.left.map(
      (side) => `${plainSign(oneLine(side.text), '=')} = ${text(key.pairs[side.id])}`,
    );
    const extras = body.right.filter(({ id }) => !used.has(id)).map(({ id }) => `= ${text(id)}`);
    return { Choices: [...pairs, ...extras].join('\n'), Answer: '' };
  }
  if (key.type === 'fill' && body.type === 'fill') {
    const gaps = body.blanks.map(({ id }) => {
      const { texts = [], number = null } = key.blanks[id] ?? {};
      const value = number === null ? [] : [`${number.value} ± ${number.tolerance}`];
      return [...texts.map((text) => plainSign(oneLine(text), '|')), ...value].join(' | ');
    });
    return { Choices: '', Answer: gaps.join('\n') };
  }
  return { Choices: '', Answer: 'modelAnswer' in key ? key.modelAnswer : '' };
}

const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
