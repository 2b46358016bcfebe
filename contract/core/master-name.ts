import * as v from 'valibot';
import { nameText } from './text.ts';

/** [VP-33, QU-65] What names of schools, clubs and other master data are written with; letters of every script. */
const notInMasterNames = /[^\p{L}\p{M}\p{Join_Control}\p{Nd}@#$_\-.()&*!=, ]/gu;

/** What is left of typed or pasted text; shown while one types. */
export const asMasterName = (typed: string): string => typed.replace(notInMasterNames, '');

export const masterName = (most: number) =>
  v.pipe(
    nameText(most),
    v.check((text) => asMasterName(text) === text, 'name_signs'),
  );
