import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { memberships } from '#server/directory/schema.ts';
import { eraseLooseFiles } from '#server/files/loose-files.ts';
import { works } from '#server/works/schema.ts';
import { times } from '../../long.ts';
import { share } from '../learning/learning-rows.ts';
import { apply, newSchool, readyPlan } from '../migration/school.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash } from '../world.ts';
import { formSession, givenProject } from './given-world.ts';
import { decideOn, handIn, statusesOf } from './handing-in.ts';

/** Works outlive the year, the assignment and the project they were made for; what several send at once is sent once. */

let test: TestServer;
let pdf: Buffer;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestServer();
  [pdf, passwordHash] = [await sampleFile('notice.pdf'), await cheapHash()];
  const { bina, places } = test.world;
  await db()
    .insert(memberships)
    .values({ schoolId: 1, personId: bina.id, ...places['9B'] });
});
afterAll(() => test.close());

const db = () => test.server.app.db;
const at9B = () => ({ schoolId: 1, ...test.world.places['9B'] });
const own = () => Buffer.concat([pdf, Buffer.from(`\n% ${randomUUID()}\n`)]);
const uploadedOf = async (client: Client, id: number) =>
  (await client.ok('get-student-project-uploaded', { id, assignment_type: 1 })).data;
const detailOf = async (client: Client, id: number) =>
  (await client.ok('get-project-detail-byId', { id, assignment_type: 1 })).data;
const saving = async (client: Client, project_id: number, version: number, url = 'example.org/other') => ({
  project_id,
  assignment_type: 1 as const,
  my_learning: 'Once more.',
  url,
  file_path: [],
  version,
  formSession: await formSession(client),
  draft_flag: 1 as const,
});
const refusedBy = async (client: Client, projectId: number, version: number) => {
  const answer = await client.call('update-project-file', await saving(client, projectId, version));
  return answer.ok ? 'saved' : answer.error.code;
};

describe('after the move to the next year', () => {
  it('a work is read by its student, by their teacher of now once it was approved, by its teacher of then while it waits, by the admin; the project by nobody [C8-01, CW-14, CA-04]', async () => {
    const school = await newSchool(db(), passwordHash);
    const place = school.places['1A']!;
    const at1A = { schoolId: school.id, ...place };
    const [pupil, mate] = school.students.filter((each) => each.place === '1A');
    const [t1, t2] = school.teachers;
    const [student, teacher] = [await test.enter(pupil!), await test.enter(t1!)];
    const [approved, waiting, drafted] = [
      await givenProject(db(), at1A),
      await givenProject(db(), at1A),
      await givenProject(db(), at1A),
    ];
    const session = approved.sessions[0]!;
    await test.server.app.files.putBytes(session.presentation, pdf);
    await share(db(), approved.projectId, session.id, { schoolId: school.id, divisionId: place.divisionId });
    const done = await handIn(test, student, pupil!, {
      projectId: approved.projectId,
      files: { 'done.pdf': own() },
    });
    await decideOn(teacher, t1!, done, 'wall');
    const sent = await handIn(test, student, pupil!, {
      projectId: waiting.projectId,
      files: { 'sent.pdf': own() },
    });
    const begun = await handIn(test, student, pupil!, {
      projectId: drafted.projectId,
      files: { 'begun.pdf': own() },
      isDraft: true,
    });
    const fileIds = [done, sent, begun].flatMap((each) => each.fileIds);
    expect(await statusesOf(student, [session.presentation, ...fileIds])).toEqual([200, 200, 200, 200]);

    const admin = await test.enter(school.admin);
    const { data: plan } = await readyPlan(admin);
    test.clock.now = new Date('2027-04-02T06:00:00Z');
    expect(await apply(await test.enter(school.admin), plan)).toMatchObject({ ok: true });

    const [later, teacherLater, adminLater] = [
      await test.enter(pupil!),
      await test.enter(t1!),
      await test.enter(school.admin),
    ];
    for (const [{ projectId, title }, each] of [
      [approved, done],
      [waiting, sent],
      [drafted, begun],
    ] as const) {
      expect(await detailOf(later, projectId)).toMatchObject({
        project_name: title,
        closed: 'other_year',
        academic_year: '2026-2027',
      });
      expect((await uploadedOf(later, projectId)).work_id).toBe(each.work_id);
      expect(await refusedBy(later, projectId, each.version)).toBe('other_year');
    }
    expect(await statusesOf(later, fileIds)).toEqual([200, 200, 200]);
    const { data: portfolio } = await later.ok('get-portfolio', {});
    expect(portfolio.others.map(({ work_id }) => work_id)).toEqual([done.work_id]);

    // The class moved to 2A, which T1 teaches: T1 reads the approved works of last year. T2 teaches another class.
    // T1 taught 1A last year, so T1 can still decide on the works of 1A.
    const opened = async (client: Client) =>
      Promise.all(
        [done, sent, begun].map(
          async ({ work_id }) => (await client.call('get-submission', { id: work_id })).status,
        ),
      );
    expect(await opened(teacherLater)).toEqual([200, 200, 404]);
    expect(await statusesOf(teacherLater, fileIds)).toEqual([200, 200, 404]);
    const stranger = await test.enter(t2!);
    expect(await opened(stranger)).toEqual([404, 404, 404]);
    // What is on the wall everybody of the school sees.
    expect(await statusesOf(stranger, fileIds)).toEqual([200, 404, 404]);
    expect(await statusesOf(await test.enter(mate!), fileIds)).toEqual([200, 404, 404]);
    expect((await opened(adminLater)).slice(0, 2)).toEqual([200, 200]);
    for (const client of [teacherLater, adminLater]) {
      const queue = await client.ok('get-uploaded-project-student', {});
      expect(queue.rows.map(({ id }) => id)).toEqual([sent.work_id]);
    }
    expect((await stranger.ok('get-uploaded-project-student', {})).rows).toEqual([]);
    await decideOn(teacherLater, t1!, sent);
    expect((await uploadedOf(later, waiting.projectId)).reviews).toMatchObject([{ decision: 'approved' }]);
    expect((await teacherLater.ok('get-uploaded-project-student', {})).rows).toEqual([]);

    // The project is over for the class; what the office publishes its teachers read as before.
    const of = { project_id: approved.projectId };
    expect((await later.call('get-student-project-session-list', of)).status).toBe(404);
    expect((await later.call('get-student-session', { ...of, session_id: session.id })).status).toBe(404);
    expect(await statusesOf(later, [session.presentation])).toEqual([404]);
    const lesson = { ...of, grade: place.gradeId, division: place.divisionId };
    expect((await teacherLater.call('get-project-session-list', lesson)).status).toBe(404);

    // The sweep leaves what works name, a draft of last year's too.
    await eraseLooseFiles(test.server.app, test.clock.now);
    expect(await statusesOf(later, fileIds)).toEqual([200, 200, 200]);

    // Given again this year, the project begins anew beside the work of last year.
    await db().insert(curriculumChoices).values({
      schoolId: school.id,
      academicYear: '2027-2028',
      groupId: school.places['2A']!.gradeId,
      projectId: approved.projectId,
      chosenBy: 1,
      chosenAt: test.clock.now,
    });
    const [choice] = await db()
      .select()
      .from(curriculumChoices)
      .where(and(eq(curriculumChoices.schoolId, school.id), eq(curriculumChoices.academicYear, '2027-2028')));
    await db().insert(curriculumAssignments).values({
      schoolId: school.id,
      choiceId: choice!.id,
      kind: 'division',
      assigneeId: school.places['2A']!.divisionId,
      assignedBy: 1,
      assignedAt: test.clock.now,
    });
    expect(await detailOf(later, approved.projectId)).toMatchObject({ closed: '', version: 0, state: null });
    await handIn(test, later, pupil!, { projectId: approved.projectId, url: 'example.org/new' });
    const both = and(eq(works.schoolId, school.id), eq(works.projectId, approved.projectId));
    expect((await db().select().from(works).where(both)).map(({ academicYear }) => academicYear)).toEqual([
      '2026-2027',
      '2027-2028',
    ]);
    expect(await statusesOf(later, done.fileIds)).toEqual([200]);
    test.clock.now = new Date('2026-11-18T06:00:00Z');
  });
});

describe('a project that is gone', () => {
  const endings: [string, (projectId: number) => Promise<void>, string][] = [
    [
      'taken back from the class',
      async (projectId) => {
        const [row] = await db()
          .select({ id: curriculumAssignments.id, version: curriculumAssignments.version })
          .from(curriculumAssignments)
          .innerJoin(curriculumChoices, eq(curriculumChoices.id, curriculumAssignments.choiceId))
          .where(eq(curriculumChoices.projectId, projectId));
        const admin = await test.enter(test.world.admin);
        await admin.ok('unassign-selected-project', { rows: [row!] });
      },
      'not_given',
    ],
    [
      'taken out of the year',
      async (projectId) => {
        const admin = await test.enter(test.world.admin);
        await admin.ok('de-selected-project', {
          mbx_class_id: at9B().gradeId,
          project_ids: [projectId],
          mode: 'archive',
        });
      },
      'not_given',
    ],
    [
      'archived by the office',
      async (projectId) => {
        const office = await test.enter(test.world.superAdmin);
        await office.ok('archive-project', { id: projectId, version: 1, isSure: true });
      },
      'project_archived',
    ],
  ];
  it.each(endings)(
    'because it was %s leaves its works readable, drafted and decided on as before [C5-03, CW-14, CA-03]',
    async (_, end, code) => {
      const { esha, bina } = test.world;
      const [student, teacher] = [await test.enter(esha), await test.enter(bina)];
      const { projectId, title } = await givenProject(db(), at9B());
      const sent = await handIn(test, student, esha, { projectId, files: { 'sent.pdf': own() } });
      const { projectId: other } = await givenProject(db(), at9B());
      const begun = await handIn(test, student, esha, {
        projectId: other,
        files: { 'begun.pdf': own() },
        isDraft: true,
      });
      await end(projectId);
      await end(other);
      const fileIds = [...sent.fileIds, ...begun.fileIds];
      expect(await statusesOf(student, fileIds)).toEqual([200, 200]);
      const page = await student.call('get-student-project-session-list', { project_id: other });
      const told = code === 'project_archived' ? code : 'not_found';
      expect(page).toMatchObject({ ok: false, error: { code: told } });
      expect(await detailOf(student, other)).toMatchObject({ closed: code });
      expect((await uploadedOf(student, other)).entries).toHaveLength(1);
      expect(await refusedBy(student, other, begun.version)).toBe(code);
      const drop = { id: begun.work_id, file_id: begun.fileIds[0] ?? '', version: begun.version };
      expect(await student.call('delete-project-answer-file', drop)).toMatchObject({ error: { code } });
      // The teacher can still approve the work, and the wall shows it.
      const { rows } = await teacher.ok('get-uploaded-project-student', {});
      expect(rows.map(({ id }) => id)).toContain(sent.work_id);
      await decideOn(teacher, bina, sent, 'wall');
      expect((await uploadedOf(student, projectId)).reviews).toMatchObject([{ decision: 'approved' }]);
      const wall = await student.ok('get-wall-of-fame', {});
      expect(wall.rows.map(({ project_name }) => project_name)).toContain(title);
      await eraseLooseFiles(test.server.app, new Date(test.clock.now.getTime() + 1));
      expect(await statusesOf(student, fileIds)).toEqual([200, 200]);
    },
  );

  it('takes no new work, whatever tab is still open [CW-13]', async () => {
    const { esha } = test.world;
    const student = await test.enter(esha);
    const { projectId } = await givenProject(db(), at9B());
    const input = await saving(student, projectId, 0);
    const upload_id = await test.finishedUpload(esha, 'late.pdf', own(), 'project');
    await db().delete(curriculumAssignments);
    expect((await student.call('update-project-file', input)).status).toBe(404);
    const claim = {
      id: `CAP_${projectId}_1700000000`,
      upload_id,
      org_name: 'late.pdf',
      assignment_type: 1 as const,
    };
    expect((await student.call('pending-project-file', claim)).status).toBe(404);
    expect(await db().$count(works, eq(works.projectId, projectId))).toBe(0);
  });
});

describe('several at once', () => {
  it('one form session sent many times from two tabs hands in once, and all hear the same [PU-13, ER-10]', async () => {
    const { esha } = test.world;
    const tabs = [await test.enter(esha), await test.enter(esha)];
    for (let round = 0; round < times(3, 20); round += 1) {
      const { projectId } = await givenProject(db(), at9B());
      const input = await saving(tabs[0]!, projectId, 0);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => tabs[at % 2]!.call('update-project-file', input)),
      );
      const [first] = answers;
      expect(first).toMatchObject({ ok: true, data: { data: { attempt: 1, state: 'in_review' } } });
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await db().$count(works, eq(works.projectId, projectId))).toBe(1);
      expect((await uploadedOf(tabs[1]!, projectId)).attempts).toHaveLength(1);
    }
  });

  it('a draft of one tab never overwrites what another handed in, nor a hand-in a newer draft [ER-10]', async () => {
    const { esha } = test.world;
    const tabs = [await test.enter(esha), await test.enter(esha)] as const;
    for (let round = 0; round < times(3, 20); round += 1) {
      const { projectId } = await givenProject(db(), at9B());
      const [one, two] = [
        { ...(await saving(tabs[0], projectId, 0, 'example.org/draft')), draft_flag: 0 as const },
        await saving(tabs[1], projectId, 0, 'example.org/sent'),
      ];
      const [draft, sent] = await Promise.all([
        tabs[0].call('update-project-file', one),
        tabs[1].call('update-project-file', two),
      ]);
      expect([draft.ok, sent.ok].filter(Boolean)).toHaveLength(1);
      const refused = draft.ok ? sent : draft;
      expect([409]).toContain(refused.status);
      const uploaded = await uploadedOf(tabs[0], projectId);
      expect(uploaded.attempts.length).toBe(sent.ok ? 1 : 0);
      const kept = sent.ok ? uploaded.attempts[0]?.entries : uploaded.entries;
      expect(kept).toMatchObject([{ url: `https://example.org/${sent.ok ? 'sent' : 'draft'}` }]);
    }
  });

  it('an attempt that was replaced while a teacher looked at it is not approved by them [C5-03]', async () => {
    const { esha, bina, asha } = test.world;
    await db()
      .insert(memberships)
      .values({ schoolId: 1, personId: asha.id, ...test.world.places['9B'] })
      .onConflictDoNothing();
    const [student, one, two] = [await test.enter(esha), await test.enter(bina), await test.enter(asha)];
    const { projectId } = await givenProject(db(), at9B());
    const first = await handIn(test, student, esha, { projectId, url: 'example.org/1' });
    const asked = await decideOn(two, asha, first, 'resubmit');
    const again = await handIn(test, student, esha, {
      projectId,
      url: 'example.org/2',
      version: asked.version,
    });
    expect(again).toMatchObject({ attempt: 2 });
    const { formSession: key } = await one.ok('get-form-session', { form: 'review' });
    const late = await one.call('approved-student-project', {
      work_id: first.work_id,
      attempt: 1,
      version: first.version,
      formStatus: 1,
      faculty_id: bina.id,
      school_id: 1,
      formSession: key,
    });
    expect(late).toMatchObject({ status: 409, error: { code: 'stale' } });
    expect(await detailOf(student, projectId)).toMatchObject({ state: 'in_review', attempt: 2 });
  });

  it('handing in again and approving at the same moment end as one of the two says [C5-03]', async () => {
    const { esha, bina } = test.world;
    const [student, teacher] = [await test.enter(esha), await test.enter(bina)];
    for (let round = 0; round < times(3, 20); round += 1) {
      const { projectId } = await givenProject(db(), at9B());
      const first = await handIn(test, student, esha, { projectId, url: 'example.org/1' });
      const input = await saving(student, projectId, first.version, 'example.org/2');
      const [, decided] = await Promise.all([
        student.call('update-project-file', input),
        decideOn(teacher, bina, first, 'resubmit'),
      ]);
      const now = await detailOf(student, projectId);
      // Sent before the decision it was in review, and refused; sent after it, its version is an old one.
      expect(now).toMatchObject({ state: 'resubmit', attempt: 1, version: decided.version });
    }
  });
});

describe('the demo school', () => {
  it('shows what is to be handed in and takes nothing [PU-22]', async () => {
    const { demoStudent } = test.world;
    const student = await test.enter(demoStudent);
    const at = await db().select().from(memberships).where(eq(memberships.schoolId, 5));
    expect(at).toEqual([]);
    const { projectId } = await givenProject(db(), { schoolId: 5, gradeId: 77, divisionId: 78 });
    await db()
      .insert(memberships)
      .values({ schoolId: 5, personId: demoStudent.id, gradeId: 77, divisionId: 78 });
    expect(await detailOf(student, projectId)).toMatchObject({ closed: 'demo_school', state: null });
    expect(await refusedBy(student, projectId, 0)).toBe('demo_school');
    const upload_id = await test.finishedUpload(demoStudent, 'a.pdf', own(), 'project');
    const pending = {
      id: `CAP_${projectId}_1700000000`,
      upload_id,
      org_name: 'a.pdf',
      assignment_type: 1 as const,
    };
    for (const answer of [
      await student.call('pending-project-file', pending),
      await student.call('paste-project-picture', pending),
      await student.call('delete-pending-file', { id: pending.id, file_id: randomUUID() }),
      await student.call('update-project-file-only', await saving(student, projectId, 0)),
    ])
      expect(answer.ok).toBe(false);
    const begun = await fetch(`${test.server.address}/uploads`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${student.token}`,
        'upload-length': '10',
        'upload-metadata': `filename ${btoa('a.pdf')},kind ${btoa('project')}`,
      },
    });
    expect(begun.status).toBeGreaterThanOrEqual(400);
    expect(await db().$count(works, eq(works.schoolId, 5))).toBe(0);
  });
});
