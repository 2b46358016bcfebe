import { deleteNoticeTranslationCall } from '#contract/notices/calls/delete-notice-translation.call.ts';
import { getNoticeDetailsCall } from '#contract/notices/calls/get-notice-details.call.ts';
import { saveNoticeTranslationCall } from '#contract/notices/calls/save-notice-translation.call.ts';
import type { NoticeTranslation, TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { translationFromWire } from '#contract/notices/translation.wire.ts';
import type {
  DeletionQuery,
  TranslationQuery,
} from '#machines/notices/notice-translation/notice-translation.types.ts';
import { call } from '#src/lib/api-client.ts';

export interface TranslationTools {
  readonly save: (wanted: TranslationQuery, signal: AbortSignal) => Promise<NoticeTranslation>;
  readonly remove: (wanted: DeletionQuery, signal: AbortSignal) => Promise<void>;
  /** The stored translation in a language; null: none. */
  readonly load: (
    of: { readonly noticeId: number; readonly language: TranslationLanguage },
    signal: AbortSignal,
  ) => Promise<NoticeTranslation | null>;
}

export const translationToolsFor = (personId: number): TranslationTools => ({
  save: async ({ noticeId, language, title, description, of, version }, signal) => {
    const { data } = await call(
      saveNoticeTranslationCall,
      {
        notice_id: noticeId,
        language,
        title,
        description,
        of_title: of.title,
        of_description: of.description,
        version,
      },
      { signal },
    );
    return translationFromWire(data);
  },
  remove: async ({ noticeId, language, version }, signal) => {
    const input = { notice_id: noticeId, language, version };
    await call(deleteNoticeTranslationCall, input, { signal });
  },
  load: async ({ noticeId, language }, signal) => {
    const { data } = await call(
      getNoticeDetailsCall,
      { notice_id: noticeId, user_id: personId, action: 'view' },
      { signal },
    );
    const found = data.translations?.find((each) => each.language === language);
    return found ? translationFromWire(found) : null;
  },
});
