import type { ReachQuestion } from '../notice-reach/notice-reach.types.ts';
import { isAskedForReaders, isEmpty, withImplied } from './notice-form.rules.ts';
import type { NoticeFormContext } from './notice-form.types.ts';

/** Whom the form's choices are about, as they would be saved; null: nobody is chosen yet. */
export function reachQuestionOf({ values, target, person, block }: NoticeFormContext): ReachQuestion | null {
  const { grades, divisions } = withImplied(values, person);
  const noticeFor = isAskedForReaders(person) ? values.noticeFor : 1;
  if (block !== null || noticeFor === null || isEmpty(grades) || isEmpty(divisions)) return null;
  return { noticeId: target.mode === 'edit' ? target.id : 0, grades, divisions, noticeFor };
}
