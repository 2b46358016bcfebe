import type { Person } from '#contract/auth/session.model.ts';
import type { Attachment } from '#contract/core/attachment.model.ts';
import type { Notice, NoticeRow } from '#contract/notices/notice.model.ts';

/** A notice as the viewer gets it; `changes` replace single fields. */
export function sampleNotice(changes: Partial<Notice> = {}): Notice {
  return {
    id: 12,
    title: 'Science fair',
    shareDate: '2026-11-20',
    dueDate: '2026-11-27',
    isActive: true,
    createdById: 7,
    createdByName: 'Asha Rao',
    mayEdit: false,
    isScheduled: false,
    isNew: false,
    description: 'Bring your models.',
    noticeFor: 1,
    groupKind: 'grade',
    grades: [8],
    divisions: [3, 4],
    gradeNames: ['Grade 8'],
    divisionNames: ['A', 'B'],
    dueDateMandatory: true,
    notifyEmail: false,
    attachments: [],
    videos: [],
    createdByRole: 4,
    createdAt: '2026-11-19T20:00:00.000Z',
    mayReshare: false,
    version: 3,
    asksReceipt: false,
    mayAcknowledge: false,
    acknowledgedAt: '',
    mayFollow: false,
    ...changes,
  };
}

export function sampleRow(notice: Notice): NoticeRow {
  const { id, title, shareDate, dueDate, isActive, createdById, createdByName, mayEdit, isScheduled, isNew } =
    notice;
  return { id, title, shareDate, dueDate, isActive, createdById, createdByName, mayEdit, isScheduled, isNew };
}

export function sampleFile(changes: Partial<Attachment> = {}): Attachment {
  return {
    fileId: '3f2b8a52-6c1d-4b5e-9a3f-2d7c5e8b1a90',
    name: 'marks.xlsx',
    type: 'xlsx',
    size: 7105,
    hasPreview: false,
    cover: null,
    captions: [],
    resolutions: [],
    ...changes,
  };
}

export function samplePerson(
  changes: { isDemo?: boolean; permissions?: Person['permissions'] } = {},
): Person {
  return {
    id: 7,
    loginName: 'F0012',
    role: 4,
    subRole: 0,
    department: 0,
    firstName: 'Asha',
    lastName: 'Rao',
    school: {
      id: 1,
      name: 'Banyan School',
      model: 0,
      isDemo: changes.isDemo ?? false,
      timeZone: 'Asia/Kolkata',
    },
    modules: [],
    permissions: changes.permissions ?? {},
  };
}
