/** Languages a notice can be translated into, in the order they are offered; named by the platform's own `Intl`. */
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

/** The two texts that are translated. */
export interface NoticeText {
  readonly title: string;
  readonly description: string;
}

/** A notice in another language, as somebody of its school wrote it. */
export interface NoticeTranslation extends NoticeText {
  readonly language: TranslationLanguage;
  /** Rises with every save; a change names the one it started from. */
  readonly version: number;
  /** The original's title or description changed since. */
  readonly isStale: boolean;
  /** The original it was made from; null for who does not write translations. */
  readonly madeFrom: NoticeText | null;
}

/** Which text a reader gets first: their language's, if there is one; null: the original. */
export function firstLanguage(
  translations: readonly NoticeTranslation[],
  spoken: string,
): TranslationLanguage | null {
  return translations.find(({ language }) => language === spoken)?.language ?? null;
}
