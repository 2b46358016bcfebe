const languages = ['en', 'hi', 'ur'] as const;
export type Language = (typeof languages)[number];

/** The language nearest to a BCP 47 tag. */
export const languageOf = (tag: string): Language =>
  languages.find((language) => tag.toLowerCase().split('-')[0] === language) ?? 'en';
