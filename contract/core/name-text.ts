import * as v from 'valibot';
import { farBeyond } from './text.ts';

/** A name in which nothing can be seen, such as a lone mark of direction, is empty. */
const trimmed = (typed: string) => (/[^\s\p{Cc}\p{Cf}]/u.test(typed) ? typed.trim() : '');

/** A name that is not empty, in Unicode normal form, with single blanks. */
export const nameText = (most: number) =>
  v.pipe(
    v.string(),
    farBeyond(most, undefined),
    v.transform((typed) => trimmed(typed.normalize('NFC')).replaceAll(/\s+/gu, ' ')),
    v.minLength(1),
    v.maxLength(most),
  );
