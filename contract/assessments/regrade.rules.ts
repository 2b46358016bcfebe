import type { RegradeWay } from './assessments.rules.ts';
import { isAnswered, marksForShare, shareOf } from './marking.rules.ts';
import type { QuestionAnswer, QuestionBody, QuestionKey } from './question.model.ts';

interface Asked {
  readonly body: QuestionBody;
  /** By `new_key` the corrected one: parts of a question keep their ids through all its versions. */
  readonly key: QuestionKey;
  readonly value: QuestionAnswer | null;
  /** What the assessment gives for the question, in hundredths. */
  readonly most: number;
}

/** What an answer gets and what the question can give, in hundredths; marks null: a person has to mark it. */
export function regraded(
  way: RegradeWay,
  { body, key, value, most }: Asked,
): { readonly marks: number | null; readonly most: number } {
  if (way === 'drop') return { marks: 0, most: 0 };
  if (way === 'full_credit') return { marks: most, most };
  const share = value === null || !isAnswered(value) ? 0 : shareOf(body, key, value);
  return { marks: share === null ? null : marksForShare(share, most), most };
}
