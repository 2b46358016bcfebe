import { dropNoticeDraftCall } from '#contract/notices/calls/drop-notice-draft.call.ts';
import { getNoticeDraftsCall } from '#contract/notices/calls/get-notice-drafts.call.ts';
import type { DraftOf, ListedDraft } from '#machines/notices/notice-drafts/notice-drafts.types.ts';
import type { DraftKey } from '#machines/notices/notice-form/notice-form.types.ts';
import { call } from '#src/lib/api-client.ts';
import { keptForPerson } from '#src/lib/person-storage.ts';
import { dropLocalDraft, readTimedDraft, type TimedDraft, wasStored } from '../form/draft-shelf.ts';
import { send, wireKeyOf } from '../form/draft-sync.ts';

const name = /^notice-form\.(add|edit|editReshare)\.(\d{1,15})$/;

interface LocalDraft {
  readonly name: string;
  readonly key: DraftKey;
  readonly timed: TimedDraft;
  readonly isCarried: boolean;
}

function localDrafts(personId: number): LocalDraft[] {
  return keptForPerson(personId, 'notice-form.').flatMap((kept) => {
    const [, mode, id] = name.exec(kept) ?? [];
    if (!mode || !id) return [];
    const key = { personId, mode: mode as DraftOf['mode'], noticeId: Number(id) };
    const timed = readTimedDraft(key);
    return timed ? [{ name: kept, key, timed, isCarried: wasStored(key, timed) }] : [];
  });
}

/** All drafts of the person from every device; drafts only in this browser go to the server first. */
export async function listDrafts(personId: number, signal: AbortSignal): Promise<readonly ListedDraft[]> {
  const load = async () => (await call(getNoticeDraftsCall, {}, { signal })).data;
  const here = localDrafts(personId);
  let rows = await load();
  const known = new Map(rows.map((row) => [`notice-form.${row.mode}.${row.notice_id}`, row.typed_at]));
  let hasBrought = false;
  for (const draft of here) {
    const there = known.get(draft.name);
    if (there === undefined && draft.isCarried) dropLocalDraft(draft.key);
    else if (draft.timed.typedAt > (there ?? -1))
      hasBrought = (await send(call, draft.key, draft.timed)) || hasBrought;
  }
  if (hasBrought) rows = await load();
  return rows.map(({ mode, notice_id, title, saved_at }) => ({
    mode,
    noticeId: notice_id,
    title,
    savedAt: saved_at,
  }));
}

export async function deleteDraft(personId: number, draft: DraftOf, signal: AbortSignal): Promise<void> {
  await call(dropNoticeDraftCall, { of: wireKeyOf(draft) }, { signal });
  dropLocalDraft({ personId, mode: draft.mode, noticeId: draft.noticeId });
}
