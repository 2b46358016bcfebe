import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import type { NoticeDetailsWire } from '#contract/notices/notice.wire.ts';

export const fileId = '3f2b8a52-6c1d-4b5e-9a3f-2d7c5e8b1a90';

/** A notice as the server tells it; `changes` replace single fields. */
export function noticeWire(changes: Partial<NoticeDetailsWire> = {}): NoticeDetailsWire {
  return {
    id: 12,
    title: 'Science fair',
    share_date: '2026-11-20',
    due_date: '2026-11-27',
    isActive: 1,
    created_by: 7,
    firstName: 'Asha',
    lastName: 'Rao',
    school_status: 0,
    ict_status: 0,
    is_scheduled: 0,
    is_new: 0,
    count: 1,
    description: 'Bring your models.',
    grade: '8',
    division: '3,4',
    gradeName: 'Grade 8',
    divisionName: 'A, B',
    club: '',
    batch: '',
    clubName: '',
    batchName: '',
    notice_for: 1,
    due_date_mandatory: 1,
    notify_email: 0,
    files: '[]',
    video_url: '[]',
    role_id: 4,
    user_id: 7,
    school_id: 1,
    model1_status: 0,
    createdOn: '2026-11-19T08:00:00.000Z',
    noticeStatus: 'Active',
    version: 3,
    may_edit: 1,
    may_reshare: 1,
    asks_receipt: 0,
    may_acknowledge: 0,
    acknowledged_at: '',
    may_follow: 0,
    ...changes,
  };
}

/** What a form sends; `changes` replace single fields. */
export function noticeDraft(changes: Partial<NoticeDraft> = {}): NoticeDraft {
  return {
    id: 12,
    version: 3,
    mode: 'add',
    title: 'विज्ञान मेला',
    description: 'Bring your models.',
    grades: [8],
    divisions: [3, 4],
    noticeFor: 1,
    shareDate: '2026-11-20',
    dueDate: '2026-11-27',
    dueDateMandatory: true,
    notifyEmail: true,
    asksReceipt: false,
    isActive: true,
    attachments: [{ fileId, name: 'plan.pdf', type: 'pdf' }],
    videos: [{ url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', kind: 'iframe', label: 'Video 1' }],
    formSession: 'form-session-0123456789',
    ...changes,
  };
}
