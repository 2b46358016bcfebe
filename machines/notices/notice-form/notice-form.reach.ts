import type { Chosen, OfficePlaces } from '#contract/notices/notice.model.ts';
import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import { placeProblems, toPlaces } from '../office-notice-form/office-notice-form.rules.ts';
import { isAskedForReaders, isEmpty, withImplied } from './notice-form.rules.ts';
import type { NoticeFormContext } from './notice-form.types.ts';

/** The audience that the person has chosen in the form so far. */
export interface ReachQuestion {
  /** The notice that is edited; 0: a new one. */
  readonly noticeId: number;
  readonly grades: Chosen;
  readonly divisions: Chosen;
  readonly noticeFor: NoticeFor;
  /** Where the central office shares; never in a school. */
  readonly office?: OfficePlaces;
}

/** The audience that a save would store now; null until the person chooses somebody. */
export function reachQuestionOf(context: NoticeFormContext): ReachQuestion | null {
  const { values, target, person, block } = context;
  const { grades, divisions, office } = withImplied(values, person);
  const noticeFor = office || isAskedForReaders(person) ? values.noticeFor : 1;
  if (block !== null || noticeFor === null || isEmpty(grades) || isEmpty(divisions)) return null;
  const question = { noticeId: target.mode === 'edit' ? target.id : 0, grades, divisions, noticeFor };
  if (!office) return question;
  const isUnsettled = Object.keys(placeProblems({ ...values, office })).length > 0;
  return isUnsettled ? null : { ...question, office: toPlaces(office) };
}
