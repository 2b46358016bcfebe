import * as v from 'valibot';

/**
 * Text inputs of calls. Each is bounded first, because `normalize` takes quadratic time on a long run of accents.
 * Lint allows no other text in a call's input.
 */

/** The raw text may be longer: blanks around it and separate accents are removed later. */
export const arrivingMost = (most: number): number => 2 * most + 200;

/** Refuses a text that is far too long, and names the bound of the final text. */
export function farBeyond(most: number, why: string | undefined) {
  const bound = v.maxLength<string, number, string | undefined>(most, why);
  const found: typeof bound & { readonly arriving: number } = {
    ...bound,
    arriving: arrivingMost(most),
    '~run': (dataset, config) =>
      dataset.typed && dataset.value.length <= found.arriving ? dataset : bound['~run'](dataset, config),
  };
  return found;
}

/** Text exactly as typed, such as a password. `why` is a code or a sentence. */
export const rawText = (most: number, why?: string) => v.pipe(v.string(), v.maxLength(most, why));

/** Without the blanks around it; a text in which nothing can be seen, such as a lone mark of direction, is empty. */
export const shownText = (typed: string): string => (/[^\s\p{Cc}\p{Cf}]/u.test(typed) ? typed.trim() : '');

export const trimmedText = (most: number, why?: string) =>
  v.pipe(v.string(), farBeyond(most, why), v.transform(shownText), v.maxLength(most, why));

export const uuidText = (why?: string) => v.pipe(rawText(36, why), v.uuid(why));
