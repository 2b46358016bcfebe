import * as v from 'valibot';
import { nameText } from './name-text.ts';

/** [VP-33, QU-65] Everything that names of schools, clubs and other master data may not contain. */
const notInMasterNames = /[^\p{L}\p{M}\p{Join_Control}\p{Nd}@#$_\-.()&*!=, ]/gu;

export const asMasterName = (typed: string): string => typed.replace(notInMasterNames, '');

export const masterName = (most: number) =>
  v.pipe(
    nameText(most),
    v.check((text) => asMasterName(text) === text, 'name_signs'),
  );
