import * as v from 'valibot';
import { noticeLimits } from '#contract/notices/notice.rules.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { TypedTranslation } from '#machines/notices/notice-translation/notice-translation.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most * 10));
const schema = v.object({
  title: text(noticeLimits.titleCharacters),
  description: text(noticeLimits.descriptionCharacters),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export interface TypedKey {
  readonly personId: number;
  readonly noticeId: number;
  readonly language: TranslationLanguage;
}

const nameOf = ({ noticeId, language }: TypedKey) => `notice-translation.${noticeId}.${language}`;

/** Text that was typed and never saved; it survives a closed tab and an ended session. */
export function readTyped(key: TypedKey): TypedTranslation | null {
  const result = v.safeParse(schema, readForPerson(key.personId, nameOf(key)));
  return result.success ? result.output : null;
}

export function keepTyped(key: TypedKey, typed: TypedTranslation): void {
  keepForPerson(key.personId, nameOf(key), typed);
}

export function dropTyped(key: TypedKey): void {
  dropForPerson(key.personId, nameOf(key));
}
