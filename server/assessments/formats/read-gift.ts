import { numberIn } from '#contract/assessments/marking.rules.ts';
import { importLimits } from '#contract/assessments/question-import.rules.ts';
import { questionLanguages, questionTypes } from '#contract/assessments/question-types.rules.ts';
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
  plainOfHtml,
} from './draft.ts';

/** GIFT, Moodle's text format. The comments `// marks: 2`, `// language: hi` and `// type: practical` are ours. */

interface Piece {
  readonly line: number;
  readonly bank: string;
  readonly notes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Throws `FileNotTaken`. */
export function readGift(text: string): DraftQuestion[] {
  const drafts: DraftQuestion[] = [];
  for (const piece of piecesOf(text)) {
    if (drafts.length >= importLimits.questions) throw new FileNotTaken('too_many_questions');
    const { line, bank } = piece;
    // Cut, because one piece may be the whole file.
    const prompt = shown(piece.text.slice(0, importLimits.source));
    drafts.push(draftOf({ line, bank, prompt }, () => fieldsOfPiece(piece)));
  }
  return drafts;
}

const formatMark = /^\s*\[(html|moodle|plain|markdown)\]/i;

const shown = (text: string) =>
  text
    .replace(/^::(?:[^:]|:(?!:))*::/, '')
    .replace(formatMark, '')
    .split('{', 1)[0]
    ?.trim() ?? '';

function* piecesOf(text: string): Generator<Piece> {
  let bank = '';
  let notes = new Map<string, string>();
  let lines: string[] = [];
  let begin = 0;
  let number = 0;
  for (const line of `${text}\n`.split(/\r\n|\r|\n/)) {
    number += 1;
    const trimmed = line.trim();
    const [, key, value] = /^\/\/\s*(marks|language|type)\s*:\s*(\S{1,30})\s*$/i.exec(trimmed) ?? [];
    if (key !== undefined && value !== undefined) notes.set(key.toLowerCase(), value.toLowerCase());
    else if (/^\$CATEGORY:/i.test(trimmed)) bank = bankOf(trimmed.slice('$CATEGORY:'.length));
    else if (trimmed !== '' && !trimmed.startsWith('//')) {
      if (lines.length === 0) begin = number;
      lines.push(line);
    } else if (trimmed === '' && lines.length > 0) {
      yield { line: begin, bank, notes, text: lines.join('\n').trim() };
      [lines, notes] = [[], new Map()];
    }
  }
  if (lines.length > 0) yield { line: begin, bank, notes, text: lines.join('\n').trim() };
}

/** Returns the last part of a path such as `$course$/top/ICT/Networks`. A slash inside a name is doubled. */
const bankOf = (path: string): string =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll('//', '/').trim())
    .filter((part) => part !== '' && !/^\$\w+\$$|^top$/i.test(part))
    .at(-1) ?? '';

// An escaped sign becomes a private letter, so that it separates nothing.
const escapes = ['~', '=', '#', '{', '}', ':', '\\'];
const aside = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_whole, sign: string) =>
    sign === 'n' ? '\n' : String.fromCharCode(0xe100 + escapes.indexOf(sign)),
  );
const back = (text: string) =>
  text.replaceAll(/[\ue100-\ue106]/g, (letter) => escapes[letter.charCodeAt(0) - 0xe100] ?? '').trim();

function fieldsOfPiece({ text, notes }: Piece): DraftFields {
  if (text.length > importLimits.source) throw new NotTaken('too_long');
  const plain = aside(text).replace(/^\s*::(?:[^:]|:(?!:))*::/, '');
  const format = formatMark.exec(plain)?.[1]?.toLowerCase() ?? '';
  const looksLikeHtml = /<\/?(?:p|br|b|i|em|strong|span|img)\b/i.test(plain);
  const isHtml = format === 'html' || (format !== 'plain' && looksLikeHtml);
  const body = plain.replace(formatMark, '');
  const words = (part: string) => (isHtml ? plainOfHtml(back(part)) : back(part));
  const [open, close] = [body.indexOf('{'), body.lastIndexOf('}')];
  if (open === -1) throw new NotTaken('not_known');
  if (close < open) throw new NotTaken('not_read');
  const [answers = '', ...general] = body.slice(open + 1, close).split('####');
  const before = words(body.slice(0, open));
  const after = words(body.slice(close + 1));
  if (after.includes('{')) throw new NotTaken('not_known');
  const prompt = after === '' ? before : `${before} ____ ${after}`;
  const parts = answersOf(answers.trim(), words);
  return {
    ...blankDraft,
    ...notesOf(notes, parts),
    prompt,
    explanation: words(general.join('####')),
    ...parts,
    ...(notes.get('type') === 'practical' && parts.type === 'subjective'
      ? { type: 'practical' as const }
      : {}),
  };
}

function notesOf(notes: Piece['notes'], parts: Pick<DraftFields, 'type'>): Partial<DraftFields> {
  const language = notes.get('language');
  const type = notes.get('type');
  if (type !== undefined && !questionTypes.some((each) => each === type))
    throw new NotTaken('bad_type', type);
  const known = questionLanguages.find((each) => each === language);
  if (language !== undefined && !known) throw new NotTaken('bad_language', language);
  const marks = notes.get('marks');
  return {
    ...parts,
    language: known ?? null,
    ...(marks === undefined ? {} : { marks: numberIn(marks) ?? Number.NaN }),
  };
}

type Parts = Pick<DraftFields, 'type'> & Partial<DraftFields>;
type Words = (text: string) => string;

function answersOf(text: string, words: Words): Parts {
  const [bare = ''] = text.split('#', 1);
  if (text === '') return { type: 'subjective' };
  if (text.startsWith('#')) return numberOf(text.slice(1).trim());
  if (/^(?:t|true|f|false)$/i.test(bare.trim()))
    return { type: 'true_false', isTrue: /^t/i.test(bare.trim()) };
  const answers = Array.from(text.matchAll(/([=~])([^=~]*)/g), ([, sign = '', rest = '']) => {
    const [, weight, said = rest] = /^\s*%(-?\d+(?:\.\d+)?)%([\s\S]*)$/.exec(rest) ?? [];
    const [answer = ''] = said.split('#', 1);
    return { isMarked: sign === '=', weight: weight === undefined ? null : Number(weight), raw: answer };
  });
  if (answers.length === 0 || !/^\s*[=~]/.test(text)) throw new NotTaken('not_read');
  if (answers.every(({ isMarked, raw }) => isMarked && raw.includes('->')))
    return { type: 'match', ...draftMatch(answers.map(({ raw }) => sidesOf(raw, words))) };
  if (answers.every(({ isMarked }) => isMarked)) {
    if (answers.some(({ weight }) => weight !== null && weight !== 100)) throw new NotTaken('half_right');
    return { type: 'fill', blanks: [draftBlank(answers.map(({ raw }) => words(raw)))] };
  }
  return choicesOf(answers.map((answer) => ({ ...answer, text: words(answer.raw) })));
}

function sidesOf(raw: string, words: Words) {
  const [left = '', ...right] = raw.split('->');
  return { left: words(left), right: words(right.join('->')) };
}

interface Answer {
  readonly isMarked: boolean;
  readonly weight: number | null;
  readonly text: string;
}

/** Takes only weights that our marking can give: right choices weigh the same, wrong ones give nothing or less. */
function choicesOf(answers: readonly Answer[]): Parts {
  const isRight = ({ isMarked, weight }: Answer) => (weight === null ? isMarked : weight > 0);
  const right = answers.filter(isRight);
  const shares = right.map(({ weight }) => weight ?? 100);
  const isEven = shares.every((share) => Math.abs(share * right.length - 100) < 1);
  if (right.length > 1 && !isEven && shares.some((share) => share !== 100)) throw new NotTaken('half_right');
  if (right.length === 1 && shares[0] !== 100) throw new NotTaken('half_right');
  const choices = answers.map((answer) => draftChoice(answer.text, isRight(answer)));
  return { type: right.length > 1 ? 'multi' : 'mcq', choices };
}

/** `3:2` is 3 with a tolerance of 2; `1..5` is any number from 1 to 5. */
function numberOf(text: string): Parts {
  const marked = text.startsWith('=') ? text.slice(1) : text;
  if (/[=%]/.test(marked)) throw new NotTaken('half_right');
  const [said = ''] = marked.split('#', 1);
  const [from = '', to] = said.split('..');
  const [value = '', tolerance = '0'] = said.split(':');
  const numbers = to === undefined ? [numberIn(value), numberIn(tolerance)] : [numberIn(from), numberIn(to)];
  const [first, second] = numbers;
  if (typeof first !== 'number' || typeof second !== 'number') throw new NotTaken('bad_number', said);
  if (to === undefined) return { type: 'fill', blanks: [draftBlank([], first, Math.abs(second))] };
  return { type: 'fill', blanks: [draftBlank([], (first + second) / 2, Math.abs(second - first) / 2)] };
}
