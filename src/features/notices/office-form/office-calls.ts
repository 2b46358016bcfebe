import type { Chosen, NoticeDraft } from '#contract/notices/notice.model.ts';
import { createNoticeByAdminCall } from '#contract/office-notices/calls/create-notice-by-admin.call.ts';
import { draftToOfficeWire } from '#contract/office-notices/office-notice.codec.ts';
import { getSchoolClassListCall } from '#contract/schools/calls/get-school-class-list.call.ts';
import type { Division } from '#machines/notices/notice-form/notice-form.types.ts';
import type { CallTools } from '../form/actors/call-actor.ts';

/** [AF-09, C1-14] The grades of the central office's one chosen school. */
export async function loadGradesOfSchool(
  { call }: CallTools,
  of: Chosen,
  signal: AbortSignal,
): Promise<Division[]> {
  const [schoolId = 0] = of === 'all' ? [] : of;
  const input = { school_id: schoolId };
  const { data } = await call(getSchoolClassListCall, input, {
    flag: 'School Class List',
    signal,
  });
  return data.map(({ id, class_name }) => ({ id, name: class_name, gradeId: schoolId }));
}

export const saveOfOffice = ({ call }: CallTools, draft: NoticeDraft, signal: AbortSignal) =>
  call(createNoticeByAdminCall, draftToOfficeWire(draft), { signal });
