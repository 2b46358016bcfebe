import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import type { SavedNotice } from '#machines/notices/notice-form/notice-form.types.ts';
import { officeActors } from '../office-actors.ts';
import { type CallTools, callActor, isOffice } from './call-actor.ts';
import { noticeWork, working } from './late-work.ts';

/** [C1-01…03] A repeated form session gets the first answer again [QU-10]. */
export function defineSaveNoticeActor(tools: CallTools) {
  return callActor<SavedNotice, NoticeDraft>(async (draft, signal) => {
    const { data, information } = await save(tools, draft, signal);
    return { ...data, information };
  });
}

async function save(tools: CallTools, draft: NoticeDraft, signal: AbortSignal) {
  if (isOffice(tools.person)) return (await officeActors()).saveOfOffice(tools, draft, signal);
  return (await working(noticeWork)).saveOfSchool(tools, draft, signal);
}
