const number = '(?:\\d{1,2}|[ivx]{1,4})(?:st|nd|rd|th)?';
const home = new RegExp(
  `^(?:grade|class|standard|std|year|कक्षा|جماعت)?[\\s.\\-]*${number}[\\s\\-–_/.]*(?:(?:section|sec|division|div)\\.?\\s*)?[\\p{L}\\p{M}]{1,2}$|home ?room|advisory`,
  'iu',
);

/** "6-A", "Grade 6 A" and "VI A" are home rooms; "Math 7 - Period 3" is a lesson. */
export const looksLikeHome = (title: string): boolean => home.test(title.trim());

export const looksLikeClass = (name: string): boolean =>
  looksLikeHome(name) || /^(?:nursery|lkg|ukg|kg|prep)\b/i.test(name.trim());
