import { saveNoticeDraftCall } from '#contract/notices/calls/save-notice-draft.call.ts';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import type { FormPerson } from '#machines/notices/notice-form/notice-form.types.ts';
import type { DraftToKeep, PackGround } from '#machines/notices/notice-pack/notice-pack.types.ts';
import { call } from '#src/lib/api-client.ts';
import { listDrafts } from '../drafts/list-drafts.ts';
import { loadGroups } from '../form/actors/load-form.actor.ts';
import { loadNotice } from '../form/actors/notice-work.ts';
import { noteStored } from '../form/draft-shelf.ts';
import { wireKeyOf } from '../form/draft-sync.ts';

export interface PackTools {
  readonly loadGround: (signal: AbortSignal) => Promise<PackGround>;
  readonly loadNotice: (noticeId: number, signal: AbortSignal) => Promise<Notice>;
  readonly keepDraft: (toKeep: DraftToKeep, signal: AbortSignal) => Promise<void>;
}

export const packToolsFor = (person: FormPerson): PackTools => ({
  loadGround: async (signal) => {
    const [grades, drafts] = await Promise.all([
      loadGroups({ call, person }, signal),
      listDrafts(person.id, signal),
    ]);
    const again = drafts.filter(({ mode }) => mode === 'editReshare');
    return { grades, drafted: again.map(({ noticeId }) => noticeId) };
  },
  loadNotice: (noticeId, signal) => loadNotice({ call, person }, { mode: 'editReshare', noticeId }, signal),
  keepDraft: async ({ draft }, signal) => {
    const key = { personId: person.id, mode: draft.mode, noticeId: draft.noticeId };
    const typedAt = Date.now();
    await call(
      saveNoticeDraftCall,
      {
        ...wireKeyOf(key),
        title: draft.values.title.slice(0, draftLimits.titleCharacters),
        draft: JSON.stringify(draft),
        typed_at: typedAt,
      },
      { signal },
    );
    noteStored(key, typedAt);
  },
});
