import type { NoticeField } from '#machines/notices/notice-form/notice-form.types.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { toFailure } from '#src/lib/to-failure.ts';

/** [C1-01, C1-02] Wire names of the form's two saves. */
const fieldOfWireName: Readonly<Record<string, NoticeField>> = {
  country_id: 'countries',
  state_id: 'states',
  schoolIds: 'schools',
  gradeIds: 'grades',
  notice_title: 'title',
  notice_description: 'description',
  noticeBoardFiles: 'attachments',
  grade: 'grades',
  division: 'divisions',
  club: 'grades',
  batch: 'divisions',
  noticeSendFor: 'readers',
  noticeFor: 'readers',
  title: 'title',
  description: 'description',
  share_date: 'shareDate',
  due_date: 'dueDate',
  video_url: 'video',
  noticefiles: 'attachments',
  file: 'attachments',
};

function fieldsOf(wire: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([name, text]) => {
      const field = fieldOfWireName[name];
      return field ? [[field, text]] : [];
    }),
  );
}

/** A call's error for the form's machine, with texts by the form's own fields. */
export function toFormFailure(error: unknown): Failure {
  const failure = toFailure(error);
  return failure.kind === 'refused' && failure.fields
    ? { ...failure, fields: fieldsOf(failure.fields) }
    : failure;
}
