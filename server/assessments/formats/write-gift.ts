import type { StoredQuestion } from '#contract/assessments/question-fields.rules.ts';
import { partsAtGaps } from '#contract/assessments/question-types.rules.ts';

export interface QuestionToWrite {
  readonly bank: string;
  readonly language: string;
  readonly stored: StoredQuestion;
}

const escaped = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

export function writeGift(questions: readonly QuestionToWrite[]): { text: string; written: number } {
  let bank = '';
  let written = 0;
  const blocks: string[] = [];
  for (const question of questions) {
    const text = giftOf(question);
    if (text === null) continue;
    if (question.bank !== bank)
      blocks.push(`$CATEGORY: ${question.bank.replaceAll('\n', ' ').replaceAll('/', '//')}`);
    bank = question.bank;
    blocks.push(text);
    written += 1;
  }
  return { text: `${blocks.join('\n\n')}\n`, written };
}

/** A tag or a first sign that other programs would not read as text. */
const looksLikeMore = /<[/!a-z]|^(?:\/\/|\$|\[)/i;

/** null: GIFT cannot express the question. A text file holds no pictures. */
function giftOf({ language, stored }: QuestionToWrite): string | null {
  const { prompt, picture, marks, body, explanation } = stored;
  const hasPictures =
    picture !== null || ('choices' in body && body.choices.some((choice) => choice.picture));
  const answers = hasPictures ? null : answersOf(stored);
  if (answers === null) return null;
  const notes = [`// language: ${language}`, `// marks: ${marks}`];
  if (body.type === 'practical') notes.push('// type: practical');
  const general = explanation === '' ? '' : `####${escaped(explanation)}`;
  const block = `{${answers}${general}}`;
  const [before = '', after = ''] = body.type === 'fill' ? partsAtGaps(prompt) : [prompt];
  const texts = [escaped(before.trimEnd()), block, escaped(after.trimStart())].filter((text) => text !== '');
  const whole = texts.join(' ');
  return [...notes, `${looksLikeMore.test(whole) ? '[plain]' : ''}${whole}`].join('\n');
}

function answersOf({ body, key }: StoredQuestion): string | null {
  if ((body.type === 'mcq' || body.type === 'multi') && 'right' in key && Array.isArray(key.right)) {
    const { right } = key;
    if (body.type === 'multi' && right.length === 1) return null;
    const share = body.type === 'mcq' ? '' : `%${Number((100 / right.length).toFixed(5))}%`;
    const lines = body.choices.map(({ id, text }) => {
      if (!right.includes(id)) return `~${body.type === 'mcq' ? '' : '%-100%'}${escaped(text)}`;
      return `${body.type === 'mcq' ? '=' : `~${share}`}${escaped(text)}`;
    });
    return lines.join(' ');
  }
  if (key.type === 'true_false') return key.right ? 'TRUE' : 'FALSE';
  if (key.type === 'match' && body.type === 'match') return matchOf(body, key.pairs);
  if (key.type === 'fill') return gapOf(Object.values(key.blanks));
  return '';
}

function matchOf(
  { left, right }: Extract<StoredQuestion['body'], { type: 'match' }>,
  pairs: Readonly<Record<string, string>>,
): string {
  const used = new Set(Object.values(pairs));
  const text = (id: string | undefined) => escaped(right.find((side) => side.id === id)?.text ?? '');
  const extras = right.filter(({ id }) => !used.has(id)).map(({ id }) => `= -> ${text(id)}`);
  return [...left.map((side) => `=${escaped(side.text)} -> ${text(pairs[side.id])}`), ...extras].join(' ');
}

function gapOf(
  gaps: readonly {
    readonly texts: readonly string[];
    readonly number: { value: number; tolerance: number } | null;
  }[],
): string | null {
  const [gap, ...others] = gaps;
  if (!gap || others.length > 0 || (gap.number !== null && gap.texts.length > 0)) return null;
  if (gap.number !== null) return `#${gap.number.value}:${gap.number.tolerance}`;
  return gap.texts.map((text) => `=${escaped(text)}`).join(' ');
}
