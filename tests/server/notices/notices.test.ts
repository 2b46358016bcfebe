import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeFromWire } from '#contract/notices/notice.codec.ts';
import { adminInput, facultyInput, formSession, listed, opens, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let admin: Client;
const clients = {} as Record<
  | 'asha'
  | 'bina'
  | 'chetan'
  | 'dev'
  | 'esha'
  | 'farid'
  | 'admin'
  | 'otherFaculty'
  | 'otherAdmin'
  | 'otherStudent'
  | 'helpdesk',
  Client
>;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  for (const name of [
    'asha',
    'bina',
    'chetan',
    'dev',
    'esha',
    'farid',
    'admin',
    'otherFaculty',
    'otherAdmin',
    'otherStudent',
    'helpdesk',
  ] as const)
    clients[name] = await test.signIn(world[name]);
  ({ asha, admin } = clients);
});
afterAll(() => test.close());

const grade = (place: keyof World['places']) => String(world.places[place].gradeId);
const division = (place: keyof World['places']) => String(world.places[place].divisionId);

async function readers(noticeId: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of [
    'asha',
    'bina',
    'chetan',
    'dev',
    'esha',
    'farid',
    'admin',
    'otherFaculty',
    'otherAdmin',
    'otherStudent',
  ] as const) {
    const inList = (await listed(clients[name], world[name], 'active')).includes(noticeId);
    const byId = (await opens(clients[name], world[name], noticeId)) === 200;
    // What a list shows can be opened, and nothing else: both ways say the same.
    expect([name, byId]).toEqual([name, inList]);
    if (inList) found.push(name);
  }
  return found;
}

describe('who reads a notice', () => {
  it('reaches the division, its faculty, the author and the school admin, and nobody else [NX-282, PR-02, RP-03, QC-31]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A'), division: division('9A') });
    expect(await readers(id)).toEqual(['asha', 'bina', 'dev', 'admin']);
  });

  it('reaches every division of the grade when All is chosen [NF-21, QU-20]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A'), division: '0' });
    expect(await readers(id)).toEqual(['asha', 'bina', 'dev', 'esha', 'admin']);
  });

  it('implies All divisions when several grades are chosen [NF-21]', async () => {
    const id = await shareAsFaculty(asha, {
      grade: `${grade('9A')},${grade('10A')}`,
      division: division('9A'),
    });
    expect(await readers(id)).toEqual(['asha', 'bina', 'chetan', 'dev', 'esha', 'farid', 'admin']);
  });

  it('reads a faculty member’s All grades as the grades they teach [NF-03, RP-03]', async () => {
    const id = await shareAsFaculty(clients.chetan, { grade: '0' });
    expect(await readers(id)).toEqual(['asha', 'chetan', 'farid', 'admin']);
  });

  it('keeps a notice for faculty from students and one for students from faculty [EN-06, NF-20]', async () => {
    const faculty = await shareAsFaculty(asha, { grade: grade('9A'), noticeFor: 2 });
    expect(await readers(faculty)).toEqual(['asha', 'bina', 'admin']);
    const students = await shareAsFaculty(asha, { grade: grade('9A'), noticeFor: 3 });
    expect(await readers(students)).toEqual(['asha', 'dev', 'esha', 'admin']);
  });

  it('lets a school admin share with the whole school [NX-283, RP-04]', async () => {
    const saved = await admin.ok('create-notice', await adminInput(admin, {}));
    expect(await readers(saved.data.id)).toEqual(['asha', 'bina', 'chetan', 'dev', 'esha', 'farid', 'admin']);
  });

  it('is hidden from readers until the share date and then appears [QU-22]', async () => {
    const id = await shareAsFaculty(asha, {
      grade: grade('9A'),
      share_date: '2026-11-20',
      due_date: '2026-11-21',
    });
    expect(await readers(id)).toEqual(['asha']);
    const before = test.clock.now;
    // Half past midnight in the school, still the day before in UTC.
    test.clock.now = new Date('2026-11-19T19:00:00Z');
    expect(await readers(id)).toEqual(['asha', 'bina', 'dev', 'esha', 'admin']);
    test.clock.now = before;
  });

  it('shows an inactive notice to its author alone [TV-19, QC-31, ST-03]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A') });
    await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, { id, noticeSubmitType: 'edit', grade: grade('9A'), status: 0 }),
    );
    expect(await listed(asha, world.asha, 'inactive')).toContain(id);
    expect(await listed(clients.bina, world.bina, 'inactive')).not.toContain(id);
    expect(await opens(clients.dev, world.dev, id)).toBe(404);
    expect(await opens(asha, world.asha, id)).toBe(200);
  });

  it('keeps a new notice that is sent as inactive to its author until it is switched on [EN-01, NF-13, C1-01, C1-02]', async () => {
    const grades = { grade: grade('9A'), division: '0' };
    const byAsha = await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, { ...grades, status: 0, notify_email: 1 }),
    );
    const byAdmin = await admin.ok('create-notice', await adminInput(admin, { ...grades, isActive: 0 }));
    for (const saved of [byAsha, byAdmin]) expect(saved.information).toMatch(/not active/);
    const [{ id }, { id: adminsId }] = [byAsha.data, byAdmin.data];
    for (const name of ['bina', 'dev', 'esha', 'admin'] as const)
      expect([name, await opens(clients[name], world[name], id)]).toEqual([name, 404]);
    for (const name of ['asha', 'dev', 'esha'] as const)
      expect([name, await opens(clients[name], world[name], adminsId)]).toEqual([name, 404]);
    expect(await listed(asha, world.asha, 'inactive')).toContain(id);
    await asha.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive: 1 });
    expect(await readers(id)).toEqual(['asha', 'bina', 'dev', 'esha', 'admin']);
  });

  it('lists under due what is due from today to Saturday [NX-291, QU-23, CO-31, TG-01]', async () => {
    // 18 November 2026 is a Wednesday.
    const at = async (due: string) => shareAsFaculty(asha, { grade: grade('9A'), due_date: due });
    const [today, saturday, sunday] = [
      await at('2026-11-18'),
      await at('2026-11-21'),
      await at('2026-11-22'),
    ];
    const due = await listed(clients.dev, world.dev, 'due');
    expect(due).toEqual(expect.arrayContaining([today, saturday]));
    expect(due).not.toContain(sunday);
    expect(due.indexOf(today)).toBeLessThan(due.indexOf(saturday));
  });

  it('answers ten rows and the size of the whole list [NX-289, DF-11, CO-01, EN-12]', async () => {
    for (let n = 0; n < 12; n++)
      await shareAsFaculty(clients.chetan, { grade: grade('10B'), division: division('10B') });
    const ask = (showLimit: 10 | 'all') =>
      clients.chetan.ok('get-latest-notice-active-list', {
        loginType: 4,
        login_id: world.chetan.id,
        school_id: 1,
        showLimit,
      });
    const ten = await ask(10);
    expect(ten.data.result).toHaveLength(10);
    const all = await ask('all');
    expect(all.data.result).toHaveLength(ten.data.count);
    expect(all.data.result[0]?.count).toBe(ten.data.count);
    expect(all.data.result.map((row) => row.id)).toEqual(
      all.data.result.map((row) => row.id).toSorted((a, b) => b - a),
    );
  });

  it('lists the same for the variant of a dashboard, which also says its model and year [C1-11]', async () => {
    const input = { loginType: 4, login_id: world.chetan.id, school_id: 1, showLimit: 10 };
    const ask = async (more: object) => {
      const { status, text } = await clients.chetan.raw('get-latest-notice-active-list', {
        ...input,
        ...more,
      });
      expect(status).toBe(200);
      return text;
    };
    expect(await ask({ model_status: 4, academic_year: '1999-2000' })).toBe(await ask({}));
  });

  it('filters the active list by month of sharing [QC-33]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A'), share_date: '2026-12-02' });
    const ask = async (month: string) =>
      (
        await asha.ok('get-latest-notice-active-list', {
          loginType: 4,
          login_id: world.asha.id,
          school_id: 1,
          showLimit: 'all',
          month,
        })
      ).data.result.map((row) => row.id);
    expect(await ask('2026-12')).toContain(id);
    expect(await ask('2026-11')).not.toContain(id);
  });
});

describe('the saved notice', () => {
  it('reads back what was written [NX-293, C1-06, EN-01, EN-05]', async () => {
    const id = await shareAsFaculty(asha, {
      grade: grade('9A'),
      division: `${division('9A')},${division('9B')}`,
      title: '  <script>alert(1)</script> नमस्ते \u202Eabc ',
      description: "'; drop table notices; -- \u0000".replace('\u0000', ''),
      share_date: '2026-11-18',
      due_date: '2026-11-25',
      due_date_mandatory: 1,
      video_url: [
        { fileName: 'https://youtu.be/HxySrSbSY7o', extnType: 'iframe', org_fileName: 'x' },
        { fileName: 'https://school.sharepoint.com/sites/a/film.mp4', extnType: 'link', org_fileName: 'y' },
      ],
    });
    const { data } = await clients.dev.ok('get-notice-details', {
      notice_id: id,
      user_id: world.dev.id,
      action: 'view',
    });
    const notice = noticeFromWire(data, world.dev.id);
    expect(notice).toMatchObject({
      title: '<script>alert(1)</script> नमस्ते \u202Eabc',
      description: "'; drop table notices; --",
      shareDate: '2026-11-18',
      dueDate: '2026-11-25',
      gradeNames: ['Grade 9'],
      divisionNames: ['A', 'B'],
      dueDateMandatory: true,
      createdByName: 'Asha Test',
      createdByRole: 4,
      mayEdit: false,
      version: 1,
    });
    expect(notice.videos).toEqual([
      { url: 'https://www.youtube-nocookie.com/embed/HxySrSbSY7o', kind: 'iframe', label: 'Video 1' },
      { url: 'https://school.sharepoint.com/sites/a/film.mp4', kind: 'link', label: 'Video 2' },
    ]);
  });

  it('is edited by its author alone, and every edit raises the version [ST-05, ST-07, RP-06]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A') });
    const edit = (client: Client, version: number) =>
      facultyInput(client, {
        id,
        noticeSubmitType: 'edit',
        noticeVersion: version,
        grade: grade('9A'),
        title: 'Changed',
      });
    const saved = await asha.ok('create-faculty-notice', await edit(asha, 1));
    expect(saved.data).toEqual({ id, version: 2 });
    const stranger = await clients.bina.call('create-faculty-notice', await edit(clients.bina, 2));
    expect(stranger).toMatchObject({ ok: false, status: 403, error: { code: 'forbidden' } });
    const opened = await clients.bina.call('get-notice-details', {
      notice_id: id,
      user_id: world.bina.id,
      action: 'edit',
    });
    expect(opened.status).toBe(403);
  });

  it('refuses an edit that began before somebody else’s save [QU-10]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A') });
    const edit = async () =>
      facultyInput(asha, { id, noticeSubmitType: 'edit', noticeVersion: 1, grade: grade('9A') });
    await asha.ok('create-faculty-notice', await edit());
    expect(await asha.call('create-faculty-notice', await edit())).toMatchObject({
      status: 409,
      error: { code: 'stale' },
    });
  });

  it('is reshared as a new notice with the files of the first [ST-06, TV-16]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade('9A') });
    const again = await clients.bina.ok(
      'create-faculty-notice',
      await facultyInput(clients.bina, {
        id: 0,
        noticeSubmitType: 'editReshare',
        grade: grade('9A'),
        title: 'Again',
      }),
    );
    expect(again.data.id).not.toBe(id);
    expect(await opens(clients.bina, world.bina, id)).toBe(200);
  });
});

describe('one form session', () => {
  it('makes one notice through a double click and a retry [QU-10, NF-17, EN-10]', async () => {
    const input = await facultyInput(asha, { grade: grade('9A'), title: 'Only once' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => asha.ok('create-faculty-notice', input)),
    );
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
    const later = await asha.ok('create-faculty-notice', input);
    expect(later).toEqual(answers[0]);
  });

  it('stays usable after a refusal and belongs to one person [ST-20, QU-10]', async () => {
    const session = await formSession(asha);
    const input = await facultyInput(asha, { grade: '999999', formSession: session });
    expect((await asha.call('create-faculty-notice', input)).status).toBe(422);
    const stolen = await facultyInput(clients.bina, { grade: grade('9A'), formSession: session });
    expect(await clients.bina.call('create-faculty-notice', stolen)).toMatchObject({
      error: { code: 'form_session' },
    });
    expect((await asha.call('create-faculty-notice', { ...input, grade: grade('9A') })).status).toBe(200);
  });
});

describe('bad input', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['no title', { title: '   ' }, 'Notice title is required'],
    ['no description', { description: '' }, 'Description is required'],
    [
      'a description of 100,000 characters',
      { description: 'x'.repeat(100_000) },
      'The description can have at most 10,000 characters.',
    ],
    ['a share date in the past', { share_date: '2026-11-17' }, 'Share Date cannot be earlier than today.'],
    ['a due date in the past', { due_date: '2026-11-17' }, 'Due Date cannot be earlier than today.'],
    [
      'a due date before the share date',
      { share_date: '2026-11-25', due_date: '2026-11-20' },
      'Due Date cannot be earlier than Share Date.',
    ],
    ['missing dates that are mandatory', { due_date_mandatory: 1 }, 'Please select the share date.'],
    [
      'a day that does not exist',
      { due_date: '2026-02-30' },
      'A day is written year-month-day, e.g. 2026-11-20.',
    ],
    [
      'a video elsewhere',
      {
        video_url: [
          { fileName: 'https://evil.example/watch?v=HxySrSbSY7o', extnType: 'iframe', org_fileName: 'x' },
        ],
      },
      'Please enter a valid YouTube video URL',
    ],
    [
      'a script as a video',
      { video_url: [{ fileName: 'javascript:alert(1)', extnType: 'link', org_fileName: 'x' }] },
      'Please enter a valid YouTube video URL',
    ],
    ['a reader code that is not there', { noticeFor: 9 }, 'Please select Notice for student/faculty.'],
    [
      'a file that is not there',
      {
        file: [{ fileName: '00000000-0000-4000-8000-000000000000', extnType: 'pdf', org_fileName: 'a.pdf' }],
      },
      '“a.pdf” is no longer there. Add it again.',
    ],
  ];
  it.each(cases)(
    '%s is refused with a text beside its field [VN-01, VN-07, VN-08, VN-24, VN-25, VN-26, VN-30]',
    async (_name, changes, text) => {
      const input = { ...(await facultyInput(asha, { grade: grade('9A') })), ...changes };
      const before = (await listed(asha, world.asha, 'active')).length;
      const { status, text: body } = await asha.raw('create-faculty-notice', input);
      expect([
        status === 400 || status === 422,
        Object.values((JSON.parse(body) as { fields: object }).fields),
      ]).toEqual([true, [text]]);
      expect((await listed(asha, world.asha, 'active')).length).toBe(before);
    },
  );

  it('refuses grades of another school, grades not taught and divisions of another grade [VN-10, VN-11]', async () => {
    const send = async (grades: string, divisions: string) => {
      const answer = await asha.call(
        'create-faculty-notice',
        await facultyInput(asha, { grade: grades, division: divisions }),
      );
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await send(grade('other'), '0')).toBe('unknown_grade');
    expect(await send(String(world.emptyGradeId), '0')).toBe('unknown_grade');
    expect(await send('', '0')).toBe('unknown_grade');
    expect(await send(grade('9A'), division('10A'))).toBe('unknown_division');
    expect(await send(grade('9A'), '')).toBe('unknown_division');
  });

  it('writes nothing in a demo school [NF-26, VN-37, RP-07]', async () => {
    const demo = await test.signIn(world.demoFaculty);
    const answer = await demo.call('create-faculty-notice', await facultyInput(demo, { grade: '0' }));
    expect(answer).toMatchObject({ status: 403, error: { code: 'demo_school' } });
  });
});

describe('grade and division lists', () => {
  it('offers a faculty member the grades they teach and all divisions of those [NX-216, NX-215, C3-02]', async () => {
    const who = { faculty_id: world.asha.id, school_id: 1 };
    const grades = await asha.ok('get-faculty-grade-list', { ...who, user_id: world.asha.id });
    expect(grades.data.map((each) => each.school_class)).toEqual(['Grade 9', 'Grade 10']);
    const divisions = await asha.ok('get-faculty-division-list', {
      ...who,
      grade: world.places['9A'].gradeId,
    });
    expect(divisions.data.map((each) => each.section)).toEqual(['A', 'B']);
    expect((await asha.call('get-faculty-division-list', { ...who, grade: world.emptyGradeId })).status).toBe(
      404,
    );
  });

  it('offers a school admin every grade, with the number of its divisions [NX-059, NX-056, NF-27]', async () => {
    const grades = await admin.ok('get-mapped-class', { school_id: 1, admin_id: world.admin.id });
    expect(grades.data.map((each) => [each.school_class, each.division_count])).toEqual([
      ['Grade 9', 2],
      ['Grade 10', 2],
      ['Grade 11', 0],
    ]);
    const divisions = await admin.ok('get-division-list', {
      school_id: 1,
      class_id: world.places['10A'].gradeId,
    });
    expect(divisions.data).toHaveLength(2);
  });
});
