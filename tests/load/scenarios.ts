import { addDays } from '#contract/core/days.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { LoadRequest } from './http-load.ts';
import { formSessions, requestOf, signIn } from './product-client.ts';
import { type Program, query } from './programs.ts';

/** One kind of call under load. */
export interface Scenario {
  readonly name: string;
  /** Calls in a round. */
  readonly calls: number;
  /** Does each call use up a form session? */
  readonly saves: boolean;
  /** Calls a second that the quality bars ask for. */
  readonly callsPerSecond?: number;
  readonly token: string;
  readonly request: (fields: Fields) => LoadRequest;
}

/** What differs from call to call; a recording is made with placeholders in their place. */
export interface Fields {
  readonly title: string;
  readonly description: string;
  readonly formSession: string;
}

const notice = { due_date: '', due_date_mandatory: 0, noticeSubmitType: 'add' } as const;

/** The calls a board lives by, made by people of the demo school. */
export async function makeScenarios(product: Program, databaseUrl: string): Promise<Scenario[]> {
  const { student, grade, divisions } = await findPlaces(databaseUrl);
  const tomorrow = addDays(schoolDay(new Date(), 'Asia/Kolkata'), 1);
  const admin = await signIn(product, 'A00001');
  const faculty = await signIn(product, 'F00001');
  const reader = await signIn(product, 'S00039');
  return [
    {
      name: 'list: 10 newest, student',
      calls: 3000,
      saves: false,
      token: reader,
      request: () =>
        requestOf('get-latest-notice-active-list', reader, {
          loginType: 3,
          login_id: student,
          school_id: 1,
          showLimit: 10,
        }),
    },
    {
      name: 'create: admin, all grades',
      calls: 1500,
      saves: true,
      callsPerSecond: 1500,
      token: admin,
      request: (fields) =>
        requestOf('create-notice', admin, {
          ...notice,
          ...fields,
          school_id: 1,
          grade: '0',
          division: '0',
          share_date: '',
          notify_email: 0,
          isActive: 1,
          noticeID: 0,
          noticeSendFor: 1,
          noticefiles: [],
          video_url: [],
        }),
    },
    {
      name: 'create: faculty, 2 divisions, mail',
      calls: 1500,
      saves: true,
      callsPerSecond: 1500,
      token: faculty,
      request: (fields) =>
        requestOf('create-faculty-notice', faculty, {
          ...notice,
          ...fields,
          id: 0,
          grade,
          division: divisions,
          share_date: tomorrow,
          notify_email: 1,
          status: 1,
          noticeFor: 1,
          file: [],
          video_url: [],
        }),
    },
  ];
}

/** Requests for one round; each save has a form session of its own, fetched here. */
export async function makeRequests(product: Program, scenario: Scenario): Promise<LoadRequest[]> {
  const tokens = scenario.saves ? await formSessions(product, scenario.token, scenario.calls) : [];
  // A busy machine hands out fewer in its time.
  const count = scenario.saves ? tokens.length : scenario.calls;
  return Array.from({ length: count }, (_, index) =>
    scenario.request({
      title: `Bring your kit, part ${index}`,
      description:
        'The practical is on the ground floor. Bring the kit, the charger and the notebook. '.repeat(4),
      formSession: tokens[index] ?? '',
    }),
  );
}

/** A student's id, and one grade with two divisions that the faculty member teaches. */
async function findPlaces(databaseUrl: string) {
  const [found] = await query<{ student: number; grade: string; divisions: string }>(
    databaseUrl,
    `select (select id from people where login_name = 'S00039') as student,
      grade_id::text as grade, string_agg(division_id::text, ',') as divisions
    from memberships join people on id = person_id
    where login_name = 'F00001' group by grade_id having count(*) > 1 limit 1`,
  );
  if (!found) throw new Error('The demo school is not as expected.');
  return found;
}
