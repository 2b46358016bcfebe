import * as v from 'valibot';
import { type RegradeWay, regradeWays } from '#contract/assessments/assessments.rules.ts';
import { applyRegradeInput, type QuestionStatistics } from '#contract/assessments/regrade.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';

export interface RegradeValues {
  readonly way: '' | RegradeWay;
  readonly reason: string;
}

const { way, reason } = applyRegradeInput.entries;

export const regradeForm = defineForm<RegradeValues, { way: RegradeWay; reason: string }>({
  name: 'regrade',
  schema: v.object({ way: v.pipe(v.string(), v.minLength(1), way), reason }),
  blank: { way: '', reason: '' },
  usesFormSession: true,
});

/** Why a question cannot be regraded this way; null: it can. The server applies the same rule. */
export function hindranceOf(
  { type, has_new_version: isNewer }: Pick<QuestionStatistics, 'type' | 'has_new_version'>,
  wanted: RegradeWay,
): 'byPerson' | 'noNewKey' | null {
  if (wanted !== 'new_key') return null;
  if (type === 'subjective' || type === 'practical') return 'byPerson';
  return isNewer === 1 ? null : 'noNewKey';
}

/** The form's initial values: the corrected key, if there is one. */
export const beginning = (question: Pick<QuestionStatistics, 'type' | 'has_new_version'>): RegradeValues => ({
  way: hindranceOf(question, 'new_key') === null ? 'new_key' : '',
  reason: '',
});

export const isWay = (text: string): text is RegradeWay => regradeWays.some((each) => each === text);
