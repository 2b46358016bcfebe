import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workLimits } from '#contract/works/entries.rules.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { consents } from '#server/wall/schema.ts';
import { workEntries, works } from '#server/works/schema.ts';
import { naughty, unstorable } from '../core/naughty.ts';
import { namedHostileNumbers } from '../hostile-numbers.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { formSession, givenProject, pendingFile } from './given-world.ts';
import { decideOn, handIn } from './handing-in.ts';

/** What somebody may ask of works that are not theirs, and what may stand in what they send. */

let test: TestServer;
let world: World;
let pdf: Buffer;
/** Sits in the class of esha. */
let mate: Named;
let esha: Client;
let bina: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  pdf = await sampleFile('notice.pdf');
  const at = world.places['9B'];
  const [row] = await db()
    .insert(people)
    .values({ schoolId: 1, role: 3, loginName: 'MATE', firstName: 'Mate', lastName: 'Test' })
    .returning();
  mate = { id: row!.id, schoolId: 1, loginName: 'MATE', role: 3 };
  await db()
    .insert(memberships)
    .values([
      { schoolId: 1, personId: mate.id, ...at },
      { schoolId: 1, personId: world.bina.id, ...at },
    ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  [esha, bina] = [await test.enter(world.esha), await test.enter(world.bina)];
});

const db = () => test.server.app.db;
const at9B = () => ({ schoolId: 1, ...world.places['9B'] });
const own = () => Buffer.concat([pdf, Buffer.from(`\n% ${randomUUID()}\n`)]);
const pendingId = (projectId: number) => `CAP_${projectId}_1700000000`;

type Name = Exclude<keyof World, 'places' | 'emptyGradeId'> | 'mate';
const everybody: readonly Name[] = [
  'admin',
  'asha',
  'bina',
  'chetan',
  'dev',
  'esha',
  'farid',
  'mate',
  'superAdmin',
  'finance',
  'helpdesk',
  'otherAdmin',
  'otherFaculty',
  'otherStudent',
  'clubFaculty',
  'demoAdmin',
  'demoFaculty',
  'demoStudent',
];
const personOf = (name: Name): Named => (name === 'mate' ? mate : world[name]);

interface Target {
  readonly projectId: number;
  readonly workId: number;
  readonly fileId: string;
  readonly version: number;
}

/** Each call of the room, aimed at a draft of esha; the upload named is the caller's own, and never began. */
async function callsAt(client: Client, who: Named, { projectId, workId, fileId, version }: Target) {
  const save = {
    project_id: projectId,
    assignment_type: 1,
    my_learning: 'Mine now.',
    url: '',
    file_path: [{ id: fileId }],
    version,
    // Who may not hand in gets no form session either.
    formSession: await formSession(client).catch(() => 'x'.repeat(43)),
  };
  const pending = {
    id: pendingId(projectId),
    upload_id: `s${who.schoolId}-p${who.id}-project-0011223344556677`,
    org_name: 'a.pdf',
    assignment_type: 1,
  };
  const id = { id: projectId, assignment_type: 1 };
  return {
    'get-project-detail-byId': client.raw('get-project-detail-byId', id),
    'get-student-course-by-project': client.raw('get-student-course-by-project', { project_id: projectId }),
    'get-student-assignment-by-project': client.raw('get-student-assignment-by-project', {
      project_id: projectId,
    }),
    'get-student-club-by-project': client.raw('get-student-club-by-project', { project_id: projectId }),
    'get-student-project-uploaded': client.raw('get-student-project-uploaded', id),
    'pending-project-file': client.raw('pending-project-file', pending),
    'paste-project-picture': client.raw('paste-project-picture', pending),
    'update-project-file': client.raw('update-project-file', { ...save, draft_flag: 1 }),
    'update-project-file-only': client.raw('update-project-file-only', save),
    'delete-pending-file': client.raw('delete-pending-file', { id: pending.id, file_id: fileId }),
    'delete-project-answer-file': client.raw('delete-project-answer-file', {
      id: workId,
      file_id: fileId,
      version,
    }),
  };
}

/**
 * What each gets, written down apart from the server: students of the class read what is to be handed in and see a
 * work of their own, which is none; of others' works nothing is there; only students call at all.
 */
function wantedFor(name: string, who: Name): readonly number[] {
  const { role } = personOf(who);
  if (role !== 3) return [403];
  const isInClass = who === 'mate';
  switch (name) {
    case 'get-project-detail-byId':
    case 'get-student-course-by-project':
    case 'get-student-project-uploaded':
      return [isInClass ? 200 : 404];
    case 'delete-pending-file':
      // Erasing what is not one's own does nothing and says so to nobody; the demo school erases nothing.
      return who === 'demoStudent' ? [403] : [200];
    case 'update-project-file':
    case 'update-project-file-only':
      // A work of their own would begin, and it has no version yet.
      return isInClass ? [409] : [404];
    case 'paste-project-picture':
      return [404, 422];
    default:
      return [404];
  }
}

describe('a work of another student', () => {
  it('is neither read nor changed by any call, whoever asks [C3-05, CA-05, CA-06, CA-07, CG-07]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const made = await handIn(test, esha, world.esha, {
      projectId,
      files: { 'one.pdf': own(), 'two.pdf': own() },
      learning: 'Secret learning.',
      isDraft: true,
    });
    const target = { projectId, workId: made.work_id, fileId: made.fileIds[0] ?? '', version: made.version };
    const before = await db().select().from(works).where(eq(works.id, made.work_id));
    const wrong: object[] = [];
    for (const name of everybody.filter((each) => each !== 'esha')) {
      const client = await test.enter(personOf(name));
      for (const [call, answer] of Object.entries(await callsAt(client, personOf(name), target))) {
        const { status, text } = await answer;
        if (!wantedFor(call, name).includes(status)) wrong.push({ name, call, status });
        if (text.includes('Secret') || text.includes(target.fileId))
          wrong.push({ name, call, leaks: text.slice(0, 200) });
      }
    }
    for (const [call, answer] of Object.entries(await callsAt(test.anonymous, mate, target)))
      if ((await answer).status !== 401) wrong.push({ call, anonymous: (await answer).status });
    expect(wrong).toEqual([]);
    expect(await db().select().from(works).where(eq(works.id, made.work_id))).toEqual(before);
    expect(await db().$count(works, eq(works.projectId, projectId))).toBe(1);
    expect(await db().$count(workEntries, eq(workEntries.workId, made.work_id))).toBe(2);
    expect((await esha.get(`/files/${target.fileId}`)).status).toBe(200);
  });

  it('lends no file: handing in what somebody else uploaded is refused [CA-06]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const pending = await pendingFile(test, esha, world.esha, { projectId, name: 'p.pdf', bytes: own() });
    const theirs = await handIn(test, esha, world.esha, { projectId, files: { 'one.pdf': own() } });
    await decideOn(bina, world.bina, theirs, 'wall');
    const client = await test.enter(mate);
    for (const id of [...theirs.fileIds, pending, randomUUID()])
      for (const pasted of [false, true]) {
        const answer = await client.call('update-project-file', {
          project_id: projectId,
          assignment_type: 1,
          my_learning: 'Mine.',
          url: pasted ? 'example.org' : '',
          file_path: pasted ? [] : [{ id }],
          ...(pasted && { pasted_files: [id], pasted_data: `<img src="/files/${id}">` }),
          version: 0,
          formSession: await formSession(client),
          draft_flag: 1,
        });
        expect(answer.ok).toBe(false);
        expect(['file_gone', 'bad_request', 'paste_not_allowed']).toContain(answer.ok || answer.error.code);
      }
    expect(await db().$count(works, eq(works.personId, mate.id))).toBe(0);
  });
});

describe('a file of a work', () => {
  type Readers = (who: Name) => boolean;
  const student: Readers = (who) => who === 'esha';
  const answering: Readers = (who) => ['esha', 'bina', 'admin'].includes(who);
  const ofSchool: Readers = (who) => personOf(who).schoolId === 1;
  /** The office reads the covers it made itself. */
  const orOffice =
    (may: Readers): Readers =>
    (who) =>
      who === 'superAdmin' || may(who);
  const ofAllSchools: Readers = (who) => ![5, 6].includes(personOf(who).role);

  it('is read by whom its state lets, and by nobody else, whoever asks [QU-59, CA-05, CA-07, C3-05, CG-07]', async () => {
    const project = async () => (await givenProject(db(), at9B())).projectId;
    const cases: { what: string; fileId: string; may: Readers }[] = [];
    const add = (what: string, fileId: string | undefined, may: Readers) =>
      cases.push({ what, fileId: fileId ?? '', may });
    /** The cover that a work keeps, which no project has any more. */
    const cover = async (workId: number): Promise<string> => {
      const id = randomUUID();
      await test.server.app.files.putBytes(id, pdf);
      await db().insert(files).values({
        schoolId: 0,
        id,
        ownerId: world.superAdmin.id,
        name: 'cover.png',
        extension: 'png',
        type: 'image',
        mime: 'image/png',
        size: pdf.length,
        sha256: id,
        storageKey: id,
        createdAt: test.clock.now,
      });
      await db().update(works).set({ coverFileId: id }).where(eq(works.id, workId));
      return id;
    };

    let projectId = await project();
    add(
      'pending',
      await pendingFile(test, esha, world.esha, { projectId, name: 'p.pdf', bytes: own() }),
      student,
    );
    const draft = await handIn(test, esha, world.esha, {
      projectId,
      files: { 'd.pdf': own() },
      isDraft: true,
    });
    add('draft', draft.fileIds[0], student);
    add('cover of a draft', await cover(draft.work_id), orOffice(answering));

    projectId = await project();
    const waiting = await handIn(test, esha, world.esha, { projectId, files: { 'w.pdf': own() } });
    add('in review', waiting.fileIds[0], answering);
    add('cover in review', await cover(waiting.work_id), orOffice(answering));

    projectId = await project();
    const asked = await handIn(test, esha, world.esha, { projectId, files: { 'a.pdf': own() } });
    const { version } = await decideOn(bina, world.bina, asked, 'resubmit');
    add('asked for again', asked.fileIds[0], answering);
    const next = await handIn(test, esha, world.esha, {
      projectId,
      files: { 'n.pdf': own() },
      version,
      isDraft: true,
    });
    add('draft of the next attempt', next.fileIds[0], student);

    projectId = await project();
    const approved = await handIn(test, esha, world.esha, { projectId, files: { 'ok.pdf': own() } });
    await decideOn(bina, world.bina, approved, 'approved');
    add('approved', approved.fileIds[0], answering);
    add('cover of an approved work', await cover(approved.work_id), orOffice(answering));

    projectId = await project();
    const first = await handIn(test, esha, world.esha, { projectId, files: { '1.pdf': own() } });
    const again = await decideOn(bina, world.bina, first, 'resubmit');
    const second = await handIn(test, esha, world.esha, {
      projectId,
      files: { '2.pdf': own() },
      version: again.version,
    });
    const wallCover = await cover(second.work_id);
    await decideOn(bina, world.bina, second, 'wall');
    add('first attempt of a work on the wall', first.fileIds[0], answering);
    const onWall = [
      { what: 'on the wall', fileId: second.fileIds[0] ?? '', also: (may: Readers) => may },
      { what: 'cover on the wall', fileId: wallCover, also: orOffice },
    ];

    const clients: [Name, Client][] = [];
    for (const name of everybody) clients.push([name, await test.enter(personOf(name))]);
    const look = async (asked: readonly { what: string; fileId: string; may: Readers }[]) => {
      const wrong: object[] = [];
      const paths = asked.flatMap((each) =>
        ['', '/thumb', '/preview'].map((part) => ({ ...each, part, path: `/files/${each.fileId}${part}` })),
      );
      for (const [name, client] of clients) {
        const answers = await Promise.all(paths.map(({ path }) => client.get(path)));
        for (const [at, { what, part, may }] of paths.entries()) {
          const status = answers[at]?.status ?? 0;
          // Parts that were not made answer 404 to a reader too.
          const isRight = may(name) ? part !== '' || status === 200 : [403, 404].includes(status);
          if (!isRight) wrong.push({ name, what, part, status });
        }
      }
      for (const { what, path } of paths) {
        const { status } = await test.anonymous.get(path);
        if (status !== 401) wrong.push({ anonymous: what, status });
      }
      expect(wrong).toEqual([]);
    };
    await look([...cases, ...onWall.map((each) => ({ ...each, may: each.also(ofSchool) }))]);

    // With a consent the wall of other schools has it, while it holds.
    const [consent] = await db()
      .insert(consents)
      .values({
        schoolId: 1,
        personId: world.esha.id,
        guardian: 'Kavita',
        givenOn: '2026-11-01',
        scope: 'work',
        recordedBy: world.admin.id,
        recordedAt: test.clock.now,
      })
      .returning();
    await look([...cases.slice(0, 2), ...onWall.map((each) => ({ ...each, may: each.also(ofAllSchools) }))]);
    await db().update(consents).set({ withdrawnAt: test.clock.now }).where(eq(consents.id, consent!.id));
    await look(onWall.map((each) => ({ ...each, may: each.also(ofSchool) })));

    // Opened again, it leaves the wall.
    const [work] = await db().select().from(works).where(eq(works.id, second.work_id));
    await bina.ok('reopen-work', { id: second.work_id, version: work?.version ?? 0 });
    await look(onWall.map((each) => ({ ...each, may: each.also(answering) })));
    // A teacher who leaves the class reads nothing of it any more.
    await db().delete(memberships).where(eq(memberships.personId, world.bina.id));
    await look(
      [cases[2]!, cases[3]!].map((each) => ({
        ...each,
        may: (who: Name) => each.may(who) && who !== 'bina',
      })),
    );
    await db()
      .insert(memberships)
      .values([
        { schoolId: 1, personId: world.bina.id, ...world.places['9A'] },
        { schoolId: 1, personId: world.bina.id, ...world.places['9B'] },
      ]);
  });
});

describe('what is sent', () => {
  it.each(namedHostileNumbers)(
    'as a number, %s is refused or nobody’s, in each field [CA-05, CA-06, CA-07]',
    async (_, value) => {
      const { projectId } = await givenProject(db(), at9B());
      const save = {
        project_id: projectId,
        assignment_type: 1,
        my_learning: 'x',
        url: 'example.org',
        file_path: [],
        version: 0,
        formSession: 'x'.repeat(43),
        draft_flag: 1,
      };
      const sent = [
        esha.raw('get-project-detail-byId', { id: value, assignment_type: 1 }),
        esha.raw('get-project-detail-byId', { id: projectId, assignment_type: value }),
        esha.raw('get-student-project-uploaded', { id: projectId, assignment_type: 4, session_id: value }),
        esha.raw('get-student-course-by-project', { project_id: value }),
        esha.raw('delete-project-answer-file', { id: value, file_id: randomUUID(), version: value }),
        ...['project_id', 'assignment_type', 'session_id', 'version', 'draft_flag'].map((field) =>
          esha.raw('update-project-file', { ...save, [field]: value }),
        ),
        esha.raw('update-project-file', { ...save, file_path: value }),
        esha.raw('update-project-file', { ...save, file_path: [{ id: value }] }),
        esha.raw('update-project-file', { ...save, pasted_files: [value] }),
      ];
      for (const [at, { status }] of (await Promise.all(sent)).entries())
        expect([at, [400, 404, 409, 413, 422].includes(status) || (at === 1 && status === 200)]).toEqual([
          at,
          true,
        ]);
      expect(await db().$count(works, eq(works.projectId, projectId))).toBe(0);
    },
  );

  it('as a text is kept letter for letter or refused in words, in each field [CA-06, QU-25]', async () => {
    const wrong: object[] = [];
    const { projectId } = await givenProject(db(), at9B());
    let version = 0;
    for (const [name, text] of Object.entries({ ...naughty, ...unstorable })) {
      const save = async (fields: object) =>
        esha.raw('update-project-file', {
          project_id: projectId,
          assignment_type: 1,
          my_learning: 'x',
          url: 'example.org',
          file_path: [],
          version,
          formSession: await formSession(esha),
          draft_flag: 0,
          ...fields,
        });
      const learned = await save({ my_learning: text });
      if (learned.status === 200) version += version === 0 ? 2 : 1;
      else if (![400, 422].includes(learned.status)) wrong.push({ name, learning: learned.status });
      const { data } = await esha.ok('get-student-project-uploaded', { id: projectId, assignment_type: 1 });
      version = data.version;
      if (learned.status === 200 && data.my_learning !== text.trim())
        wrong.push({ name, kept: data.my_learning });
      const tooLong = text.trim().length > workLimits.learning || name in unstorable;
      if (tooLong === (learned.status === 200)) wrong.push({ name, tooLong, status: learned.status });
      for (const fields of [
        { url: text },
        { pasted_data: text },
        { pasted_files: [text] },
        { file_path: [{ id: text }] },
        { formSession: text },
      ]) {
        const { status } = await save({ ...fields, version: 99_999 });
        if (![400, 404, 409, 422].includes(status)) wrong.push({ name, fields: Object.keys(fields), status });
      }
      for (const fields of [{ id: text }, { upload_id: text }, { org_name: text }]) {
        const pending = {
          id: pendingId(projectId),
          upload_id: 'x'.repeat(20),
          org_name: 'a.pdf',
          assignment_type: 1,
        };
        const { status } = await esha.raw('pending-project-file', { ...pending, ...fields });
        if (![400, 404, 422].includes(status)) wrong.push({ name, fields, status });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('as a learning is bounded by its letters, and a list by six files [VU-07, QU-25]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const save = async (fields: object) =>
      esha.raw('update-project-file', {
        project_id: projectId,
        assignment_type: 1,
        my_learning: 'x',
        url: 'example.org',
        file_path: [],
        version: 0,
        formSession: await formSession(esha),
        draft_flag: 1,
        ...fields,
      });
    const many = Array.from({ length: 5_000 }, () => ({ id: randomUUID() }));
    expect((await save({ my_learning: 'x'.repeat(workLimits.learning + 1) })).status).toBe(400);
    expect((await save({ url: `https://a.org/${'x'.repeat(workLimits.url)}` })).status).toBe(400);
    expect([400, 413]).toContain((await save({ file_path: many })).status);
    expect((await save({ file_path: many.slice(0, 7) })).status).toBe(400);
    expect((await save({ my_learning: 'ॐ'.repeat(workLimits.learning) })).status).toBe(200);
  });
});
