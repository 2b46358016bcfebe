import type { Attachment } from '#contract/core/attachment.model.ts';
import type { Chosen, Notice } from '#contract/notices/notice.model.ts';
import type {
  Division,
  EditEvent,
  FormPerson,
  Grade,
  LoadedForm,
  NoticeFormInput,
} from '#machines/notices/notice-form/notice-form.types.ts';

export const today = '2026-11-20';

export const admin: FormPerson = {
  id: 7,
  role: 2,
  schoolId: 1,
  schoolModel: 0,
  isDemoSchool: false,
  mayEditNotices: true,
};
export const teacher: FormPerson = { ...admin, id: 9, role: 4, schoolModel: 1 };

export const clubTeacher: FormPerson = { ...teacher, schoolModel: 4 };

export const six: Grade = { id: 6, name: 'Grade 6', divisionCount: 2 };
export const seven: Grade = { id: 7, name: 'Grade 7', divisionCount: 2 };
/** Nobody has added a section to it yet. */
export const eight: Grade = { id: 8, name: 'Grade 8', divisionCount: 0 };
export const grades = [six, seven, eight];

export const divisionsOf = (...gradeIds: readonly number[]): Division[] =>
  gradeIds.flatMap((gradeId) => [
    { id: gradeId * 10 + 1, name: 'A', gradeId },
    { id: gradeId * 10 + 2, name: 'B', gradeId },
  ]);

/** What the server lists for a choice; grade, or club, 8 has nothing. */
export const listFor = (of: Chosen): Division[] =>
  divisionsOf(...(of === 'all' ? [6, 7] : of.filter((id) => id !== 8)));

export function attachment(fileId: string): Attachment {
  return {
    fileId,
    name: `${fileId}.pdf`,
    type: 'pdf',
    size: 500,
    hasPreview: false,
    cover: null,
    captions: [],
    resolutions: [],
  };
}

export const notice: Notice = {
  id: 40,
  title: 'Science fair',
  description: 'Bring your project.',
  shareDate: '2026-11-01',
  dueDate: '2026-12-01',
  isActive: true,
  createdById: 7,
  createdByName: 'Asha Rao',
  mayEdit: true,
  isScheduled: false,
  isNew: false,
  asksReceipt: false,
  mayAcknowledge: false,
  acknowledgedAt: '',
  mayFollow: true,
  noticeFor: 1,
  groupKind: 'grade',
  grades: [6],
  divisions: [61],
  gradeNames: ['Grade 6'],
  divisionNames: ['A'],
  dueDateMandatory: false,
  notifyEmail: false,
  attachments: [attachment('s1'), attachment('s2')],
  videos: [{ url: 'https://player.vimeo.com/video/123456', kind: 'iframe', label: 'Video 1' }],
  createdByRole: 2,
  createdAt: '2026-11-01T08:00:00.000Z',
  mayReshare: true,
  version: 3,
};

export const session = (serial: number) => `form-session-${String(serial).padStart(12, '0')}`;

export function loaded(change: Partial<LoadedForm> = {}): LoadedForm {
  return { grades, notice: null, formSession: session(1), ...change };
}

export function inputOf(change: Partial<NoticeFormInput> = {}): NoticeFormInput {
  return { mode: 'add', noticeId: 0, person: admin, today, draft: null, ...change };
}

export const editInput = inputOf({ mode: 'edit', noticeId: 40 });
export const reshareInput = inputOf({ mode: 'editReshare', noticeId: 40 });

/** What makes an empty form ready to be sent. */
export const filling: readonly EditEvent[] = [
  { type: 'edit.grades', chosen: 'all' },
  { type: 'edit.title', text: 'Sports day' },
  { type: 'edit.description', text: 'Come at nine.' },
];
