import { noticeLimits } from '#contract/notices/notice.rules.ts';
import type { NoticeText } from '#contract/notices/translation.rules.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { textProblem } from '#machines/shared/text-problem.ts';
import type {
  NoticeTranslationContext,
  NoticeTranslationInput,
  TranslationField,
  TranslationProblem,
  TranslationQuery,
} from './notice-translation.types.ts';

const nothing: NoticeText = { title: '', description: '' };

export const textOf = ({ title, description }: NoticeText): NoticeText => ({ title, description });
const trimmed = ({ title, description }: NoticeText): NoticeText => ({
  title: title.trim(),
  description: description.trim(),
});

export function initialContext(input: NoticeTranslationInput): NoticeTranslationContext {
  const { noticeId, original, language, existing, typed } = input;
  return {
    noticeId,
    original,
    language,
    existing,
    values: textOf(typed ?? existing ?? nothing),
    version: typed?.version ?? existing?.version ?? 0,
    hasTried: false,
    failure: null,
    wish: 'save',
    theirs: null,
    setAside: null,
    outcome: null,
  };
}

export function problemsOf({
  title,
  description,
}: NoticeText): Partial<Record<TranslationField, TranslationProblem>> {
  const ofTitle = textProblem(title, noticeLimits.titleCharacters, ['title_required', 'title_too_long']);
  const ofText = textProblem(description, noticeLimits.descriptionCharacters, [
    'text_required',
    'text_too_long',
  ]);
  return { ...(ofTitle && { title: ofTitle }), ...(ofText && { description: ofText }) };
}

/** Would closing lose anything? */
export const hasChanges = ({ values, existing }: NoticeTranslationContext): boolean =>
  !isSame(trimmed(values), textOf(existing ?? nothing));

/** A save whose answer was lost is there already: the newer version is one's own. */
export const isMine = ({ values, theirs }: Pick<NoticeTranslationContext, 'values' | 'theirs'>): boolean =>
  theirs !== null && isSame(trimmed(values), textOf(theirs));

export function wantedOf({
  noticeId,
  language,
  values,
  original,
  version,
}: NoticeTranslationContext): TranslationQuery {
  return { noticeId, language, ...trimmed(values), of: original, version };
}
