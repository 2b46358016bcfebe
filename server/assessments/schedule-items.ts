import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import {
  isMarkedByRule,
  type QuestionType,
  toHundredths,
} from '#contract/assessments/question-types.rules.ts';
import type { itemRefusals, scheduleRefusals } from '#contract/assessments/schedule.refusals.ts';
import type { Schedule, ScheduledItem } from '#contract/assessments/schedule.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import {
  type AssessmentItem,
  drawableOf,
  usableBanks,
  usableQuestions,
  versionsAmong,
} from './queries/assessments.ts';
import { isReadableBank } from './queries/reach-banks.ts';

export type ScheduleScene = SignedInContext<ReasonsOf<typeof scheduleRefusals>>;
type ItemScene = SignedInContext<ReasonsOf<typeof itemRefusals>>;
export type StoredItem = Omit<AssessmentItem, 'schoolId' | 'assessmentId'>;

/** Without a wanted type, any type that a rule marks is drawn. */
export const isDrawn = (type: QuestionType, wanted: QuestionType | null): boolean =>
  wanted === null ? isMarkedByRule(type) : type === wanted;

const isRule = (item: ScheduledItem): boolean => item.bank_id !== 0;

/** [CE-01] A question must be usable by the caller or be in `kept`. Rules must find enough other questions. */
export async function itemsToStore(
  scene: ItemScene,
  { items, kind, state }: Pick<Schedule, 'items' | 'kind' | 'state'>,
  kept: readonly number[],
): Promise<StoredItem[]> {
  const refuse = (
    code: 'no_questions' | 'bad_item' | 'same_question' | 'unknown_question' | 'only_practical',
  ) => scene.refuse(code, { issues: { items: code } });
  if (items.length === 0 && state === 'scheduled') throw refuse('no_questions');
  if (items.some((item) => (item.question_id === 0) !== isRule(item))) throw refuse('bad_item');
  if (items.some((item) => isRule(item) && (item.drawn === 0 || item.marks === null)))
    throw refuse('bad_item');
  const fixed = items.filter((item) => !isRule(item));
  const rules = items.filter(isRule);
  const ids = new Set(fixed.map((item) => item.question_id));
  if (ids.size < fixed.length) throw refuse('same_question');
  const known = await usableQuestions(scene.db, isReadableBank(scene.actor), [...ids], kept);
  const questionOf = new Map(known.map((question) => [question.id, question]));
  if (questionOf.size < ids.size) throw refuse('unknown_question');
  if (kind === 'practical' && (rules.length > 0 || known.some(({ type }) => type !== 'practical')))
    throw refuse('only_practical');
  const versions = fixed.map((item) => ({
    questionId: item.question_id,
    number: item.number || (questionOf.get(item.question_id)?.number ?? 0),
  }));
  const marksOf = await versionsAmong(scene.db, versions);
  const questionCount = fixed.length + rules.reduce((sum, { drawn }) => sum + drawn, 0);
  if (questionCount > assessmentLimits.questions)
    throw scene.refuse('too_many_questions', { issues: { items: 'too_many_questions' } });
  await refuseShortBanks(scene, rules, ids);
  return items.map((item, index): StoredItem => {
    const position = index + 1;
    if (isRule(item))
      return {
        position,
        questionId: null,
        questionNumber: null,
        bankId: item.bank_id,
        drawnType: item.drawn_type === '' ? null : item.drawn_type,
        drawn: item.drawn,
        marks: toHundredths(item.marks ?? 0),
      };
    const number = item.number || (questionOf.get(item.question_id)?.number ?? 0);
    const usual = marksOf.get(`${item.question_id} ${number}`);
    if (usual === undefined) throw refuse('unknown_question');
    return {
      position,
      questionId: item.question_id,
      questionNumber: number,
      bankId: null,
      drawnType: null,
      drawn: 0,
      marks: item.marks === null ? usual : toHundredths(item.marks),
    };
  });
}

/** Rules draw one after another, so there must be enough even in the worst order. */
async function refuseShortBanks(
  scene: ItemScene,
  rules: readonly ScheduledItem[],
  fixed: ReadonlySet<number>,
): Promise<void> {
  const bankIds = [...new Set(rules.map((rule) => rule.bank_id))];
  const usable = await usableBanks(scene.db, isReadableBank(scene.actor), bankIds);
  if (usable.size < bankIds.length)
    throw scene.refuse('unknown_question', { issues: { items: 'unknown_question' } });
  const drawable = (await drawableOf(scene.db, bankIds)).filter(
    ({ id, isRetired }) => !isRetired && !fixed.has(id),
  );
  const taken = new Map<number, number>();
  for (const { bank_id: bankId, drawn_type: type, drawn } of rules) {
    const fitting = drawable.filter(
      (each) => each.bankId === bankId && isDrawn(each.type, type === '' ? null : type),
    );
    const before = taken.get(bankId) ?? 0;
    if (fitting.length < before + drawn) {
      const params = { left: Math.max(0, fitting.length - before) };
      throw scene.refuse('few_questions', { params, issues: { items: { code: 'few_questions', params } } });
    }
    taken.set(bankId, before + drawn);
  }
}
