import { noticeCalls } from '#contract/calls/notices.ts';
import { draftToAdminWire, draftToFacultyWire } from '#contract/notices/notice.codec.ts';
import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import type { SavedNotice } from '#machines/notice-form/notice-form.types.ts';
import { type CallTools, callActor, isAdmin } from './call-actor.ts';

/** [C1-01, C1-02] A repeated form session is answered as the first time [QU-10]. */
export function defineSaveNoticeActor({ call, person }: CallTools) {
  return callActor<SavedNotice, NoticeDraft>(async (draft, signal) => {
    const { schoolId, schoolModel } = person;
    const { data, information } = isAdmin(person)
      ? await call(
          noticeCalls['create-notice'],
          draftToAdminWire(draft, { id: schoolId, model: schoolModel }),
          { signal },
        )
      : await call(noticeCalls['create-faculty-notice'], draftToFacultyWire(draft, { model: schoolModel }), {
          signal,
        });
    return { ...data, information };
  });
}
