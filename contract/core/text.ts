import * as v from 'valibot';

/**
 * Texts that calls take. Each is bounded before anything else looks at it: composing letters (`normalize`) takes a time
 * that grows with the square of a long run of accents. Lint knows no other way to a text of a call's input.
 */

/** How long a text may be as it arrives: blanks around it and accents typed apart make it longer than what is left. */
export const arrivingMost = (most: number): number => 2 * most + 200;

/** Refuses what is far too long, and names the bound of what is left. */
function farBeyond(most: number, why: string | undefined) {
  const bound = v.maxLength<string, number, string | undefined>(most, why);
  const found: typeof bound & { readonly arriving: number } = {
    ...bound,
    arriving: arrivingMost(most),
    '~run': (dataset, config) =>
      dataset.typed && dataset.value.length <= found.arriving ? dataset : bound['~run'](dataset, config),
  };
  return found;
}

/** As it was typed, blanks and all, such as a password or a key. `why`: a code or a sentence of the caller's own. */
export const rawText = (most: number, why?: string) => v.pipe(v.string(), v.maxLength(most, why));

/** Blanks around it do not count. */
export const trimmedText = (most: number, why?: string) =>
  v.pipe(v.string(), farBeyond(most, why), v.trim(), v.maxLength(most, why));

/** A name: each letter in its one form, blanks within it count as one; it may not be empty. */
export const nameText = (most: number) =>
  v.pipe(
    v.string(),
    farBeyond(most, undefined),
    v.transform((typed) => typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')),
    v.minLength(1),
    v.maxLength(most),
  );

export const uuidText = (why?: string) => v.pipe(rawText(36, why), v.uuid(why));
