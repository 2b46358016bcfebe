import type { ReachQuestion } from '../notice-reach/notice-reach.types.ts';
import { placeProblems, toPlaces } from '../office-notice-form/office-notice-form.rules.ts';
import { isAskedForReaders, isEmpty, withImplied } from './notice-form.rules.ts';
import type { NoticeFormContext } from './notice-form.types.ts';

/** Whom the form's choices are about, as they would be saved; null: nobody is chosen yet. */
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
