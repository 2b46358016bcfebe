import { noticeCalls } from '#contract/calls/notices.ts';
import { draftToAdminWire, draftToFacultyWire } from '#contract/notices/notice.codec.ts';
import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import type { SavedNotice } from '#machines/notice-form/notice-form.types.ts';
import { officeActors } from '../office-actors.ts';
import { type CallTools, callActor, isAdmin, isOffice } from './call-actor.ts';

/** [C1-01…03] A repeated form session is answered as the first time [QU-10]. */
export function defineSaveNoticeActor(tools: CallTools) {
  return callActor<SavedNotice, NoticeDraft>(async (draft, signal) => {
    const { data, information } = await save(tools, draft, signal);
    return { ...data, information };
  });
}

async function save(tools: CallTools, draft: NoticeDraft, signal: AbortSignal) {
  const { call, person } = tools;
  const { schoolId: id, schoolModel: model } = person;
  if (isOffice(person)) return (await officeActors()).saveOfOffice(tools, draft, signal);
  return isAdmin(person)
    ? call(noticeCalls['create-notice'], draftToAdminWire(draft, { id, model }), { signal })
    : call(noticeCalls['create-faculty-notice'], draftToFacultyWire(draft, { model }), { signal });
}
