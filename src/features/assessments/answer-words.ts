import type { QuestionAnswer, QuestionBody, QuestionKey } from '#contract/assessments/question.model.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { messages } from './question-bank-messages.en.ts';

/** An answer or key as one line of text; '': no answer. */

const truthOf = (isTrue: boolean) => (isTrue ? messages.truths.true : messages.truths.false);
const named = ({ text, picture }: { text: string; picture: { words: string } | null }) =>
  text || (picture?.words ?? '');

const chosenWords = (body: QuestionBody, ids: readonly string[]): string =>
  body.type === 'mcq' || body.type === 'multi'
    ? body.choices
        .filter(({ id }) => ids.includes(id))
        .map(named)
        .join(', ')
    : '';

const pairWords = (body: QuestionBody, pairs: Readonly<Record<string, string>>): string =>
  body.type === 'match'
    ? body.left
        .flatMap(({ id, text }) => {
          const right = body.right.find((side) => side.id === pairs[id]);
          return right ? [`${text} – ${right.text}`] : [];
        })
        .join(', ')
    : '';

export function answerWords(body: QuestionBody, answer: QuestionAnswer | null): string {
  switch (answer?.type) {
    case undefined:
      return '';
    case 'mcq':
    case 'multi':
      return chosenWords(body, answer.chosen);
    case 'true_false':
      return answer.chosen === null ? '' : truthOf(answer.chosen);
    case 'fill':
      return body.type === 'fill' ? body.blanks.map(({ id }) => answer.blanks[id] || '–').join(', ') : '';
    case 'match':
      return pairWords(body, answer.pairs);
    case 'subjective':
    case 'practical':
      return answer.text;
  }
}

export function keyWords(body: QuestionBody, key: QuestionKey): string {
  switch (key.type) {
    case 'mcq':
    case 'multi':
      return chosenWords(body, key.right);
    case 'true_false':
      return truthOf(key.right);
    case 'fill':
      return body.type === 'fill'
        ? body.blanks
            .map(({ id }) => {
              const { texts = [], number = null } = key.blanks[id] ?? {};
              return [...texts, ...(number ? [formatNumber(number.value, 4)] : [])].join(' / ');
            })
            .join(', ')
        : '';
    case 'match':
      return pairWords(body, key.pairs);
    case 'subjective':
    case 'practical':
      return key.modelAnswer;
  }
}
