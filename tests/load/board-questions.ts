import { type BuiltCallName, type CallOf } from '#contract/catalogue.ts';
import { type CallInput } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { callOnce, requestOf } from './product-client.ts';
import { type Program, query } from './programs.ts';
import type { Question } from './questions.ts';
import type { Asker } from './school-rows.ts';

export interface Askers {
  readonly student: Asker;
  readonly faculty: Asker;
  readonly admin: Asker;
  readonly superAdmin: Asker;
}

const lists = {
  due: 'get-latest-notice-list',
  active: 'get-latest-notice-active-list',
  inactive: 'get-latest-notice-inactive-list',
} as const;
const boards = {
  due: 'get-notice-board',
  active: 'get-notice-board-active',
  inactive: 'get-notice-board-inactive',
} as const;

const reader = ({ id, role, schoolId }: Asker) => ({ loginType: role, login_id: id, school_id: schoolId });

/** The first pages of the cards on a dashboard, the next page of one, its month, and the bell. */
function cards(who: string, asker: Asker, month: string): Question[] {
  const list = (name: keyof typeof lists, showLimit: 10 | 20 | 'all', ofMonth = '') =>
    requestOf(lists[name], asker.token, { ...reader(asker), showLimit, month: ofMonth });
  return [
    { name: `${who}: due tab`, request: list('due', 10) },
    { name: `${who}: active tab`, request: list('active', 10) },
    { name: `${who}: inactive tab`, request: list('inactive', 10) },
    { name: `${who}: next page`, request: list('active', 20) },
    { name: `${who}: one month`, request: list('active', 'all', month) },
    ...(isReader(asker)
      ? [{ name: `${who}: unread and overdue`, request: requestOf('get-notice-highlights', asker.token, {}) }]
      : []),
    bell(who, asker),
  ];
}

/** Students and teachers see their unread and overdue notices above the tabs. */
const isReader = ({ role }: Asker) => role === roles.student || role === roles.faculty;

const bell = (who: string, asker: Asker): Question => ({
  name: `${who}: bell`,
  request: requestOf('notifications', asker.token, { schoolId: asker.schoolId }),
});

/** The board in full. */
function grid(who: string, asker: Asker, month: string): Question[] {
  const window = (name: keyof typeof boards, more: Partial<CallInput<CallOf<'get-notice-board'>>> = {}) =>
    requestOf(boards[name], asker.token, { ...reader(asker), ...more });
  return [
    { name: `${who}: board, due`, request: window('due') },
    { name: `${who}: board, active`, request: window('active') },
    { name: `${who}: board, inactive`, request: window('inactive') },
    { name: `${who}: board, next`, request: window('active', { startRow: 30 }) },
    { name: `${who}: board, month`, request: window('active', { month }) },
    {
      name: `${who}: board, by title`,
      request: window('active', { sort: [{ colId: 'title', sort: 'asc' }] }),
    },
    { name: `${who}: board, words`, request: window('active', { filter: { title: 'science fair' } }) },
  ];
}

function searches(who: string, { token, role }: Asker, notices: boolean): Question[] {
  const texts = {
    ...(notices ? { notices: 'homework', typo: 'sceince', 'other script': 'परीक्षा' } : {}),
    people: 'sharma',
    'people, typo': 'shrama',
    nothing: 'nothinglikethis',
  };
  return [
    ...Object.entries(texts).map(([what, searchText]) => ({
      name: `${who}: find ${what}`,
      request: requestOf('global-search', token, { searchText }),
    })),
    {
      name: `${who}: suggestions`,
      request: requestOf('global-search-suggestion', token, {
        role_id: role,
        searchText: 'math',
      }),
    },
  ];
}

const opened = (who: string, asker: Asker, noticeId: number): Question => ({
  name: `${who}: viewer`,
  request: requestOf('get-notice-details', asker.token, {
    notice_id: noticeId,
    user_id: asker.id,
    action: 'view',
  }),
});

const reach = (who: string, { token }: Asker, what: string, grade: string): Question => ({
  name: `${who}: reach, ${what}`,
  request: requestOf('preview-notice-reach', token, { grade, division: '0', noticeFor: 1 }),
});

const delivery = (who: string, { token }: Asker, noticeId: number): Question => ({
  name: `${who}: delivery`,
  request: requestOf('get-notice-delivery', token, { notice_id: noticeId }),
});

async function firstOf(
  product: Program,
  name: BuiltCallName & (typeof lists)[keyof typeof lists],
  asker: Asker,
): Promise<number> {
  const { data } = await callOnce(product, name, asker.token, { ...reader(asker), showLimit: 10 });
  const [first] = data.result;
  if (!first) throw new Error(`${name} of role ${asker.role} is empty: there is nothing to measure.`);
  return first.id;
}

/** The calendar is read without a session, by its secret address alone. */
async function calendar(who: string, product: Program, { token }: Asker): Promise<Question> {
  const { data } = await callOnce(product, 'make-calendar-feed', token, {});
  return { name: `${who}: calendar`, request: { method: 'GET', path: data.path, token, body: {} } };
}

/** What a school of the usual size asks, each role for itself; `month` has notices. */
export async function schoolQuestions(
  product: Program,
  { student, faculty, admin, superAdmin }: Askers,
  databaseUrl: string,
  month: string,
): Promise<Question[]> {
  const [own] = await query<{ id: number; office: number; grade: number }>(
    databaseUrl,
    `select (select max(id)::int from notices where school_id = ${faculty.schoolId} and created_by = ${faculty.id} and is_active) as id,
      (select max(id)::int from notices where school_id = 0 and is_active) as office,
      (select min(grade_id) from memberships where school_id = ${faculty.schoolId} and person_id = ${faculty.id}) as grade`,
  );
  if (!own) throw new Error('unreachable');
  const active = lists.active;
  return [
    ...cards('student', student, month),
    opened('student', student, await firstOf(product, active, student)),
    ...searches('student', student, true),
    await calendar('student', product, student),
    ...cards('faculty', faculty, month),
    ...grid('faculty', faculty, month),
    opened('faculty', faculty, await firstOf(product, active, faculty)),
    ...searches('faculty', faculty, true),
    reach('faculty', faculty, 'own grade', String(own.grade)),
    delivery('faculty', faculty, own.id),
    { name: 'faculty: drafts', request: requestOf('get-notice-drafts', faculty.token, {}) },
    await calendar('faculty', product, faculty),
    ...cards('admin', admin, month),
    ...grid('admin', admin, month),
    opened('admin', admin, await firstOf(product, active, admin)),
    ...searches('admin', admin, true),
    reach('admin', admin, 'school', '0'),
    delivery('admin', admin, own.id),
    { name: 'admin: drafts', request: requestOf('get-notice-drafts', admin.token, {}) },
    ...grid('office', superAdmin, month),
    opened('office', superAdmin, own.office),
    ...searches('office', superAdmin, false),
    bell('office', superAdmin),
  ];
}

/** What costs most where everybody is in one school. */
export async function largeSchoolQuestions(
  product: Program,
  { student, faculty, admin }: Pick<Askers, 'student' | 'faculty' | 'admin'>,
  databaseUrl: string,
  month: string,
): Promise<Question[]> {
  const [found] = await query<{ grades: string; first: string; notice: number }>(
    databaseUrl,
    `select string_agg(id::text, ',') as grades, min(id)::text as first,
      (select max(n.id)::int from notices n where n.school_id = ${admin.schoolId} and n.is_active and exists (
        select 1 from notice_audiences a where a.school_id = n.school_id and a.notice_id = n.id and a.grade_id = 0)) as notice
    from grades where school_id = ${admin.schoolId}`,
  );
  if (!found) throw new Error('unreachable');
  return [
    ...cards('student', student, month),
    opened('student', student, await firstOf(product, lists.active, student)),
    ...cards('faculty', faculty, month),
    ...grid('admin', admin, month),
    ...searches('admin', admin, true),
    reach('admin', admin, 'school', '0'),
    reach('admin', admin, 'one grade', found.first),
    reach('admin', admin, '12 grades', found.grades),
    delivery('admin', admin, found.notice),
  ];
}
