import { getNoticeDraftsCall } from '#contract/notices/calls/get-notice-drafts.call.ts';
import { call } from '#src/lib/api-client.ts';
import { keptForPerson } from '#src/lib/person-storage.ts';

export async function countDrafts(personId: number, signal: AbortSignal): Promise<number> {
  const { data } = await call(getNoticeDraftsCall, {}, { signal });
  const there = data.map((row) => `notice-form.${row.mode}.${row.notice_id}`);
  return new Set([...there, ...keptForPerson(personId, 'notice-form.')]).size;
}
