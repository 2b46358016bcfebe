/** The zero of each script's digits that people here write or copy: Latin, Arabic, Urdu, Devanagari. */
const zeros = ['0', '٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/** The digits of a text as 0–9, in whatever script; other characters are dropped. */
export const digitsOf = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? '' : String(code - zero);
  }).join('');
