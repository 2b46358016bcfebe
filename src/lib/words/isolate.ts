/**
 * Isolates a name or a size (U+2068 and U+2069) in a sentence that may run the other way: otherwise "worksheet.pdf" or
 * "100 MB" would scramble an Urdu sentence. The first letter decides the direction; without letters it is left to right.
 */
export function isolate(text: string | number): string {
  const plain = String(text);
  return isIsolated(plain) ? plain : `\u2068${plain}\u2069`;
}

const isIsolated = (text: string) =>
  text.startsWith('\u2068') && text.indexOf('\u2069') === text.length - 1 && text.lastIndexOf('\u2068') === 0;

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Codes that select words, and bare figures; nobody wrote these. */
const codeLike = /^[a-z0-9_.-]*$/u;

/**
 * Isolates a parameter that runs against its sentence, also inside lists and named parameters. Every text with
 * parameters passes through here, so authors of texts need not think of it.
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
