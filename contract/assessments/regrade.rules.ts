import type { RegradeWay } from './assessments.rules.ts';
import { isAnswered, marksForShare, shareOf } from './marking.rules.ts';
import type { QuestionAnswer, QuestionBody, QuestionKey } from './question.model.ts';

interface Asked {
  readonly body: QuestionBody;
  /** For `new_key`, the corrected key: parts keep their ids in all versions of a question. */
  readonly key: QuestionKey;
  readonly value: QuestionAnswer | null;
  /** The question's maximum in this assessment, in hundredths. */
  readonly most: number;
}

interface Version {
  readonly number: number;
  readonly type: QuestionBody['type'];
}

/** Whether `new_key` marks the attempts that got `own`. The key of another type says nothing about their answers. */
export const isCorrected = (own: Version, by: Version): boolean =>
  own.type === by.type && own.number < by.number;

/** New marks and maximum, in hundredths. Marks null: a person has to mark the answer. */
export function regraded(
  way: RegradeWay,
  { body, key, value, most }: Asked,
): { readonly marks: number | null; readonly most: number } {
  if (way === 'drop') return { marks: 0, most: 0 };
  if (way === 'full_credit') return { marks: most, most };
  const share = value === null || !isAnswered(value) ? 0 : shareOf(body, key, value);
  return { marks: share === null ? null : marksForShare(share, most), most };
}
