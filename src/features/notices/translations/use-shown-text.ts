import { useState } from 'react';
import type { Notice } from '#contract/notices/notice.model.ts';
import {
  directionOf,
  firstLanguage,
  type NoticeText,
  type NoticeTranslation,
  type TranslationLanguage,
} from '#contract/notices/translation.rules.ts';
import { currentLanguage } from '#src/lib/words/language.ts';

export interface ShownText extends NoticeText {
  /** null: the original. */
  readonly translation: NoticeTranslation | null;
  readonly lang: TranslationLanguage | undefined;
  readonly dir: 'ltr' | 'rtl' | 'auto';
}

/** Starts with the reader's language if there is a translation, then follows the choice. */
export function useShownText(notice: Notice | undefined) {
  const [chosen, choose] = useState<TranslationLanguage | 'original' | null>(null);
  const translations = notice?.translations ?? [];
  const wanted = chosen ?? firstLanguage(translations, currentLanguage());
  const translation = translations.find(({ language }) => language === wanted) ?? null;
  return { text: textOf(notice, translation), choose };
}

function textOf(notice: Notice | undefined, translation: NoticeTranslation | null): ShownText {
  const { title, description } = translation ?? notice ?? { title: '', description: '' };
  const lang = translation?.language;
  return { title, description, translation, lang, dir: lang ? directionOf(lang) : 'auto' };
}
