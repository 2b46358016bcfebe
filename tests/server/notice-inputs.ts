import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import type { Client } from './test-server.ts';
import type { Named } from './world.ts';

type FacultyInput = CallInput<CallOf<'create-faculty-notice'>>;
type AdminInput = CallInput<CallOf<'create-notice'>>;
type OfficeInput = CallInput<CallOf<'create-notice-by-admin'>>;

export async function formSession(client: Client): Promise<string> {
  return (await client.ok('get-form-session', { form: 'notice' })).formSession;
}

/** A valid faculty save; `grade` must be given. */
export async function facultyInput(
  client: Client,
  changes: Partial<FacultyInput> & { grade: string },
): Promise<FacultyInput> {
  return {
    id: 0,
    noticeSubmitType: 'add',
    division: '0',
    title: 'Bring your kit',
    description: 'On Monday, please.',
    share_date: '',
    due_date: '',
    due_date_mandatory: 0,
    notify_email: 0,
    status: 1,
    noticeFor: 1,
    file: [],
    video_url: [],
    ...changes,
    formSession: changes.formSession ?? (await formSession(client)),
  };
}

export async function adminInput(client: Client, changes: Partial<AdminInput>): Promise<AdminInput> {
  return {
    school_id: 1,
    grade: '0',
    division: '0',
    title: 'To everybody',
    description: 'Please read.',
    share_date: '',
    due_date: '',
    due_date_mandatory: 0,
    notify_email: 0,
    isActive: 1,
    noticeSubmitType: 'add',
    noticeID: 0,
    noticeSendFor: 1,
    noticefiles: [],
    video_url: [],
    ...changes,
    formSession: changes.formSession ?? (await formSession(client)),
  };
}

/** A valid save of the central office, for everybody everywhere. */
export async function officeInput(client: Client, changes: Partial<OfficeInput>): Promise<OfficeInput> {
  return {
    country_id: '0',
    state_id: '0',
    schoolIds: '0',
    notice_title: 'To all schools',
    notice_description: 'Please read.',
    noticeFor: 6,
    share_date: '',
    due_date: '',
    notify_email: 0,
    active_status: 1,
    noticeBoardFiles: [],
    video_url: [],
    notice_id: 0,
    noticeSubmitType: 'add',
    ...changes,
    formSession: changes.formSession ?? (await formSession(client)),
  };
}

export async function shareAsOffice(client: Client, changes: Partial<OfficeInput>): Promise<number> {
  return (await client.ok('create-notice-by-admin', await officeInput(client, changes))).data.id;
}

export async function shareAsFaculty(
  client: Client,
  changes: Partial<FacultyInput> & { grade: string },
): Promise<number> {
  return (await client.ok('create-faculty-notice', await facultyInput(client, changes))).data.id;
}

const listCalls = {
  due: 'get-latest-notice-list',
  active: 'get-latest-notice-active-list',
  inactive: 'get-latest-notice-inactive-list',
} as const;

/** Ids of one list, newest first. */
export async function listed(client: Client, who: Named, list: keyof typeof listCalls): Promise<number[]> {
  const answer = await client.ok(listCalls[list], {
    loginType: who.role,
    login_id: who.id,
    school_id: who.schoolId,
    showLimit: 'all',
  });
  return answer.data.result.map((row) => row.id);
}

/** HTTP status of opening a notice by id: 200 or the refusal's. */
export async function opens(client: Client, who: Named, noticeId: number): Promise<number> {
  return (await client.call('get-notice-details', { notice_id: noticeId, user_id: who.id, action: 'view' }))
    .status;
}
