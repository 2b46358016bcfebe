import type { QuestionStatistics } from '#contract/assessments/regrade.wire.ts';
import { containsWords, searchWords } from '#contract/search/fold.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import { type Advice, adviceFor, advices } from './question-advice.rules.ts';

export interface QuestionRow extends QuestionStatistics {
  readonly id: number;
  /** From 1 on, in the order of the assessment. */
  readonly at: number;
  readonly advice: Advice | null;
}

export const toRows = (questions: readonly QuestionStatistics[]): readonly QuestionRow[] =>
  questions.map((question, index) => ({
    ...question,
    id: question.question_id,
    at: index + 1,
    advice: adviceFor(question),
  }));

/** A question without figures comes last. */
const keys: Readonly<Record<string, (row: QuestionRow) => number>> = {
  question: ({ at }) => at,
  answered: ({ answered, asked }) => answered / Math.max(1, asked),
  facility: ({ facility }) => facility ?? 2,
  discrimination: ({ discrimination }) => discrimination ?? 2,
  advice: ({ advice }) => (advice === null ? advices.length : advices.indexOf(advice)),
};

/** All questions are loaded, so they are sorted, searched and filtered here. */
export function rowsLoader(rows: readonly QuestionRow[]): LoadRows<QuestionRow> {
  return ({ offset, limit, search, sort, filters }) => {
    const words = searchWords(search);
    const found = rows
      .filter(({ prompt, advice }) => {
        const wanted = filters['advice'] ?? '';
        return containsWords(prompt, words) && (wanted === '' || advice === wanted);
      })
      .toSorted((one, other) => {
        for (const { id, descending } of sort) {
          const key = keys[id];
          const order = key ? key(one) - key(other) : 0;
          if (order !== 0) return descending ? -order : order;
        }
        return one.at - other.at;
      });
    return Promise.resolve({ rows: found.slice(offset, offset + limit), total: found.length });
  };
}
