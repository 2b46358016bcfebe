/** In the order they are offered; `Intl` names them. */
export const translationLanguages = [
  'en',
  'hi',
  'ur',
  'bn',
  'mr',
  'te',
  'ta',
  'gu',
  'kn',
  'ml',
  'pa',
  'or',
  'ar',
] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(ur|ar)$/.test(language) ? 'rtl' : 'ltr');

export interface NoticeText {
  readonly title: string;
  readonly description: string;
}

export interface NoticeTranslation extends NoticeText {
  readonly language: TranslationLanguage;
  readonly version: number;
  /** True: the original's title or description changed since. */
  readonly isStale: boolean;
  /** The original it was made from; null for readers who do not write translations. */
  readonly madeFrom: NoticeText | null;
}

/** The language to show first: the reader's, if a translation exists; null: the original. */
export function firstLanguage(
  translations: readonly NoticeTranslation[],
  spoken: string,
): TranslationLanguage | null {
  return translations.find(({ language }) => language === spoken)?.language ?? null;
}
