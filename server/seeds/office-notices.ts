import type { CallOf } from '#contract/catalogue.ts';
import { addDays } from '#contract/core/days.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { countries, schools, states } from '#server/directory/schema.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from './tickets.ts';

/** A notice of the central office for the demo. Days count from today; negative lies in the past. */
interface SeedOfficeNotice {
  readonly title: string;
  readonly text: string;
  readonly noticeFor: NoticeFor;
  readonly countries: readonly string[] | 'all';
  readonly states?: readonly string[];
  readonly schools?: readonly string[];
  readonly writtenOn: number;
  readonly dueOn?: number;
  readonly files?: readonly string[];
  readonly inactive?: boolean;
}

const officeAuthor = 'X00001';

const officeNotices: readonly SeedOfficeNotice[] = [
  {
    title: 'Banyan will rest on Sunday night',
    text: 'Between 01:00 and 03:00 India time nothing can be opened: the servers move to a larger home. What you have saved is safe.',
    noticeFor: 6,
    countries: 'all',
    writtenOn: -2,
    dueOn: 3,
  },
  {
    title: 'New term: how to prepare your classes',
    text: 'The slides go through it step by step. The sheet is yours to fill in.',
    noticeFor: 5,
    countries: ['India'],
    states: ['Maharashtra', 'Karnataka', 'Delhi'],
    writtenOn: -4,
    files: ['slides.pptx', 'marks.xlsx'],
  },
  {
    title: 'Kerala and Tamil Nadu: rain holidays',
    text: 'Follow the notice of your district. Work that was due may be handed in a week later.',
    noticeFor: 6,
    countries: ['India'],
    states: ['Kerala', 'Tamil Nadu'],
    writtenOn: -3,
    files: ['notice.pdf'],
  },
  {
    title: 'राष्ट्रीय कोडिंग प्रतियोगिता: पंजीकरण खुला है',
    text: 'हर स्कूल से दो टीमें भाग ले सकती हैं। नियम संलग्न हैं।',
    noticeFor: 1,
    countries: ['India'],
    writtenOn: -5,
    dueOn: 9,
    files: ['notice.pdf', 'photo.jpg'],
  },
  {
    title: 'Sunrise: visit of the review team',
    text: 'We look forward to meeting you. Nothing has to be prepared.',
    noticeFor: 4,
    countries: ['India'],
    schools: ['Sunrise Public School'],
    writtenOn: -1,
    dueOn: 2,
  },
  {
    title: 'Welcome, schools in Kenya and Nepal',
    text: 'Your first steps, on two pages.',
    noticeFor: 6,
    countries: ['Kenya', 'Nepal'],
    writtenOn: -8,
    files: ['notice.docx'],
  },
  {
    title: 'Old: survey about the summer training',
    text: 'Thank you; the survey is closed.',
    noticeFor: 5,
    countries: 'all',
    writtenOn: -70,
    inactive: true,
  },
];

type OfficeInput = CallInput<CallOf<'create-notice-by-admin'>>;

/** Uploads one of the seed's files as this person. */
type Attach = (name: string, by: string) => Promise<Exclude<OfficeInput['noticeBoardFiles'], string>[number]>;

/** Writes them as their author did, through the public calls. */
export async function seedOfficeNotices(
  db: Queryable,
  writer: Caller & { readonly attach: Attach },
): Promise<void> {
  const today = schoolDay(new Date(), 'Asia/Kolkata');
  writer.at(200);
  await writer.signIn(officeAuthor);
  for (const notice of officeNotices.toSorted((a, b) => a.writtenOn - b.writtenOn)) {
    writer.at(-notice.writtenOn);
    const shared = await inputOf(db, notice, today);
    const noticeBoardFiles: Awaited<ReturnType<Attach>>[] = [];
    for (const name of notice.files ?? []) noticeBoardFiles.push(await writer.attach(name, officeAuthor));
    const save = async (more: Pick<OfficeInput, 'notice_id' | 'noticeVersion' | 'active_status'>) => {
      const { formSession } = await writer.call('get-form-session', { form: 'notice' }, officeAuthor);
      const noticeSubmitType = more.notice_id === 0 ? ('add' as const) : ('edit' as const);
      const input = { ...shared, ...more, noticeBoardFiles, noticeSubmitType, formSession };
      return writer.call('create-notice-by-admin', input, officeAuthor);
    };
    const { data } = await save({ notice_id: 0, noticeVersion: 0, active_status: 1 });
    if (notice.inactive) await save({ notice_id: data.id, noticeVersion: data.version, active_status: 0 });
  }
}

async function inputOf(db: Queryable, notice: SeedOfficeNotice, today: string) {
  const ids = async (
    table: typeof countries | typeof states | typeof schools,
    names: readonly string[] | 'all' | undefined,
  ) => {
    if (names === 'all' || names === undefined) return '0';
    const rows = await db.select({ id: table.id, name: table.name }).from(table);
    return names.map((name) => rows.find((row) => row.name === name)?.id ?? -1).join(',');
  };
  return {
    country_id: await ids(countries, notice.countries),
    state_id: await ids(states, notice.states),
    schoolIds: await ids(schools, notice.schools),
    gradeIds: '0',
    notice_title: notice.title,
    notice_description: notice.text,
    noticeFor: notice.noticeFor,
    share_date: '',
    due_date: notice.dueOn === undefined ? '' : addDays(today, notice.dueOn),
    notify_email: 0 as const,
    video_url: [],
  };
}
