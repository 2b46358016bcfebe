/**
 * A name, a file's name or a size inside a sentence that may run the other way: without the isolates U+2068 and
 * U+2069, "worksheet.pdf" or "100 MB" would scramble an Urdu sentence. What begins with no letter runs left to right.
 */
export function isolate(text: string | number): string {
  const plain = String(text);
  return isIsolated(plain) ? plain : `\u2068${plain}\u2069`;
}

const isIsolated = (text: string) =>
  text.startsWith('\u2068') && text.indexOf('\u2069') === text.length - 1 && text.lastIndexOf('\u2068') === 0;

/** Letters that run from right to left: Hebrew, Arabic, Urdu and their kin. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Codes, such as those a text chooses its words by, and bare figures: nothing that people wrote. */
const codeLike = /^[a-z0-9_.-]*$/u;

/**
 * What is put into a sentence, isolated where it runs against the sentence: every text with parameters passes through
 * here, so that no writer of texts has to think of it. Texts inside lists and named parameters count too.
 */
export function isolateForeign(value: unknown, sentence: 'ltr' | 'rtl'): unknown {
  if (typeof value === 'string') {
    const runsAgainst =
      sentence === 'ltr'
        ? rightToLeft.test(value)
        : !codeLike.test(value) && /[A-Za-z\u0900-\u097F]/u.test(value);
    return runsAgainst ? isolate(value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => isolateForeign(each, sentence));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isolateForeign(each, sentence)]),
  );
}
