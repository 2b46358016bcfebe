import * as v from 'valibot';
import { farBeyond, shownText } from './text.ts';

/** A name that is not empty, in Unicode normal form, with single blanks. */
export const nameText = (most: number) =>
  v.pipe(
    v.string(),
    farBeyond(most, undefined),
    v.transform((typed) => shownText(typed.normalize('NFC')).replaceAll(/\s+/gu, ' ')),
    v.minLength(1),
    v.maxLength(most),
  );
