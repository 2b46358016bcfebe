import * as v from 'valibot';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { wireId as id } from '#contract/core/wire-numbers.ts';
import { noticeLimits } from './notice.rules.ts';
import { type NoticeTranslation, translationLanguages } from './translation.rules.ts';

const language = v.picklist(translationLanguages);

const written = (most: number, empty: string) =>
  v.pipe(
    trimmedText(most, `This text can have at most ${most.toLocaleString('en')} characters.`),
    v.nonEmpty(empty),
  );

export const noticeTranslationWire = v.object({
  language,
  title: v.string(),
  description: v.string(),
  version: v.number(),
  /** 1: the original's title or description changed since. */
  is_stale: v.picklist([0, 1]),
  /** The original it was made from; left out for readers who may not translate. */
  of_title: v.optional(v.string()),
  of_description: v.optional(v.string()),
});
export type NoticeTranslationWire = v.InferOutput<typeof noticeTranslationWire>;

/**
 * `version` is the translation's version before the changes, 0 for a new one. `of_title` and `of_description` are the
 * original that the translator saw. If the original changed since, the translation is saved as stale.
 */
export const saveTranslationInput = v.object({
  notice_id: id,
  language,
  title: written(noticeLimits.titleCharacters, 'Please write the title.'),
  description: written(noticeLimits.descriptionCharacters, 'Please write the description.'),
  of_title: rawText(noticeLimits.titleCharacters),
  of_description: rawText(noticeLimits.descriptionCharacters),
  version: id,
});
export const saveTranslationOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: noticeTranslationWire,
});

export const deleteTranslationInput = v.object({ notice_id: id, language, version: id });
export const deleteTranslationOutput = v.object({ success: v.literal('true'), information: v.string() });

export function translationFromWire(wire: NoticeTranslationWire): NoticeTranslation {
  const { of_title: title, of_description: description } = wire;
  return {
    language: wire.language,
    title: wire.title,
    description: wire.description,
    version: wire.version,
    isStale: wire.is_stale === 1,
    madeFrom: title === undefined || description === undefined ? null : { title, description },
  };
}
