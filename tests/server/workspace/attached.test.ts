import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshAssets } from '#contract/workspace/fresh-blocks.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { erasePeople } from '#server/people/erase-people.ts';
import { workEntries, works } from '#server/works/schema.ts';
import { listingOf } from '#server/workspace/blocks-listing.ts';
import { clearPrograms } from '#server/workspace/clear.ts';
import { programBlobs, workspaces, workspaceVersions } from '#server/workspace/schema.ts';
import { formSession } from '../works/given-world.ts';
import {
  bina,
  db,
  esha,
  lineOf,
  newWorkspace,
  opened,
  refused,
  save,
  saved,
  saving,
  test,
  useWorkspaces,
} from './workspace-harness.ts';
import { addWorkspace, asBytes, page, painting, sb3 } from './workspace-world.ts';

useWorkspaces();

const attach = (workspace_id: number, sequence = 0) =>
  esha.call('workspace-upload', { workspace_id, sequence, assignment_type: 1 });
const attached = async (workspace_id: number, sequence = 0) =>
  (await esha.ok('workspace-upload', { workspace_id, sequence, assignment_type: 1 })).data;
const detail = async (projectId: number) =>
  (await esha.ok('get-project-detail-byId', { id: projectId, assignment_type: 1 })).data;
const uploaded = async (projectId: number) =>
  (await esha.ok('get-student-project-uploaded', { id: projectId, assignment_type: 1 })).data;
const handIn = async (project_id: number, version: number, url = '') =>
  esha.call('update-project-file', {
    project_id,
    assignment_type: 1,
    my_learning: 'I learned.',
    url,
    file_path: [],
    version,
    formSession: await formSession(esha),
    draft_flag: 1,
  });

describe('a program of a work', () => {
  it('is what there is to hand in: it begins the draft, and says which dialog opens [CW-13, CW-14, CW-19, PU-04, EN-20]', async () => {
    const { id, projectId } = await newWorkspace();
    const none = await attach(id);
    expect(none.ok ? '' : none.error.information).toBe('There is no project to upload.');
    await saved(id, 0);
    const first = await attached(id);
    expect(first).toMatchObject({ sequence: 1, upload_type: 1 });
    // Pressed twice it is the same draft.
    expect(await attached(id)).toEqual(first);
    expect(await detail(projectId)).toMatchObject({
      compiler_exist: 1,
      compiler_tool: 'Tool html',
      compiler_url: `/workspace/studio/${id}?version=1`,
      version: first.version,
    });
    expect((await uploaded(projectId)).entries).toMatchObject([
      { kind: 'program', file: null, program: { workspace_id: id, sequence: 1, engine: 'html' } },
    ]);
  });

  it('is handed in alone, stays when other parts change, and later versions do not change it [CW-15, PU-04, PU-13]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0, { kind: 'auto' });
    const { version } = await attached(id);
    const draft = {
      project_id: projectId,
      assignment_type: 1 as const,
      url: 'example.org',
      file_path: [],
      version,
      formSession: await formSession(esha),
    };
    await esha.ok('update-project-file-only', draft);
    expect((await uploaded(projectId)).entries.map(({ kind }) => kind)).toEqual(['program', 'addUrl']);
    expect((await handIn(projectId, version + 1)).ok).toBe(true);
    // The time line shows what was handed in.
    expect((await lineOf(id)).rows[0]).toMatchObject({ sequence: 1, kind: 'submit' });
    await saved(id, 1);
    const { attempts, entries } = await uploaded(projectId);
    expect(attempts).toMatchObject([{ number: 1, entries: [{ kind: 'program', program: { sequence: 1 } }] }]);
    expect(entries).toEqual([]);
    expect((await detail(projectId)).compiler_url).toBe(`/workspace/studio/${id}?version=1`);
    const waits = await attach(id);
    expect(waits.ok ? '' : waits.error.code).toBe('in_review');
    const [work] = await db().select().from(works).where(eq(works.projectId, projectId));
    const submission = await bina.ok('get-submission', { id: work!.id });
    expect(JSON.stringify(submission)).toContain(`/workspace/studio/${id}?version=1`);
    expect(
      (await bina.ok('get-student-workspace', { workspace_id: id, sequence: 1 })).data.workspace_program,
    ).toEqual(page('<p>0</p>'));
  });

  it('is in the zip of the works as it was handed in, and in another kind of tool as its file [C5-01, PU-04]', async () => {
    const ask = { division: test.world.places['9B'].divisionId };
    const { id, projectId } = await newWorkspace();
    await saved(id, 0, { program: page('<p>handed in</p>') });
    expect((await handIn(projectId, (await attached(id)).version)).ok).toBe(true);
    await saved(id, 1, { program: page('<p>later</p>') });
    const painted = await newWorkspace('painting');
    await saved(painted.id, 0, { program: asBytes(painting([{ type: 'line' }])) });
    expect((await handIn(painted.projectId, (await attached(painted.id)).version)).ok).toBe(true);
    const { text } = await bina.raw('get-uploaded-student-download', { ...ask, project_id: projectId });
    expect(text).toMatch(new RegExp(`Esha Test ${test.world.esha.loginName}/[^/]+/index.html`));
    expect(text).toContain('<p>handed in</p>');
    expect(text).not.toContain('<p>later</p>');
    const other = await bina.raw('get-uploaded-student-download', { ...ask, project_id: painted.projectId });
    expect(other.text).toMatch(new RegExp(`/[^/]+ ${test.world.esha.loginName}\\.excalidraw`));
    expect(other.text).toContain('"type":"line"');
  });

  it('is exchanged for another version and taken off again [PU-04]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0);
    await saved(id, 1);
    await attached(id, 1);
    const second = await attached(id, 2);
    expect((await uploaded(projectId)).entries).toMatchObject([{ program: { sequence: 2 } }]);
    const detach = (version: number) =>
      esha.call('workspace-program-remove', { work_id: second.work_id, version });
    const stale = await detach(second.version - 1);
    expect(stale.ok ? '' : stale.error.code).toBe('stale');
    expect((await detach(second.version)).ok).toBe(true);
    expect((await detach(second.version)).ok).toBe(true);
    expect((await detail(projectId)).compiler_exist).toBe(0);
    const empty = await handIn(projectId, second.version + 1);
    expect(empty.ok ? '' : empty.error.code).toBe('no_entries');
  });

  it('is of the student and the project alone [PU-04]', async () => {
    const { id } = await newWorkspace();
    const other = await addWorkspace(db(), { schoolId: 1, personId: test.world.dev.id, projectId: 1 });
    expect((await attach(other)).status).toBe(404);
    expect((await attach(id, 7)).status).toBe(404);
    const cross = await esha.call('workspace-upload', { workspace_id: id, assignment_type: 3 });
    await saved(id, 0);
    expect(cross.ok).toBe(false);
    expect((await esha.call('workspace-upload', { workspace_id: id, assignment_type: 3 })).status).toBe(404);
  });
});

describe('a class', () => {
  it('is one zip of its newest programs; who is not of it is not in it [C6-03, CW-19, CW-20]', async () => {
    const { id, projectId } = await newWorkspace();
    const division = test.world.places['9B'].divisionId;
    const ask = { project_id: projectId, division };
    const none = await bina.call('compiler-zip', ask);
    expect(none.ok ? '' : none.error.code).toBe('no_project');
    await saved(id, 0);
    await saved(id, 1, { program: page('<p>newest</p>') });
    await addWorkspace(db(), { schoolId: 1, personId: test.world.dev.id, projectId });
    const { text, status } = await bina.raw('compiler-zip', ask);
    expect([status, text.slice(0, 2)]).toEqual([200, 'PK']);
    expect(text).toContain(`Esha Test ${test.world.esha.loginName}/index.html`);
    expect(text).toContain('<p>newest</p>');
    expect(text).not.toContain('Dev Test');
    // Answered, the next one may come.
    expect((await bina.raw('compiler-zip', ask)).status).toBe(200);
    const stranger = await test.enter(test.world.chetan);
    expect((await stranger.call('compiler-zip', ask)).ok).toBe(false);
  });

  it('shows teachers which programs are alike: the same first, renamed ones behind, never one student twice [C6-03]', async () => {
    const { id, projectId } = await newWorkspace('python');
    const division = test.world.places['9B'].divisionId;
    const twin = await mate('Twin');
    const renamed = await mate('Renamed');
    const alone = await mate('Alone');
    const text = (list: string, each: string) =>
      `${list} = [3, 1, 2]\nfor ${each} in range(len(${list})):\n    if ${list}[${each}] > 1:\n        print(${list}[${each}] * 2)\n    else:\n        print("small", ${each})\nwhile len(${list}) > 0:\n    ${list}.pop()\n`;
    const file = (content: string) => ({
      kind: 'files' as const,
      files: [{ name: 'main.py', text: content }],
    });
    await saved(id, 0, { program: file(text('birds', 'n')) });
    await put(twin, projectId, text('birds', 'n'));
    await put(renamed, projectId, text('marks', 'place'));
    await put(
      alone,
      projectId,
      'def greet(who):\n    return "Hi " + who\n\n\nclass Cat:\n    pass\n\ngreet(input())\n',
    );
    const { data } = await bina.ok('similar-programs', { project_id: projectId, division });
    expect(data.compared).toBe(4);
    expect(data.pairs.map(({ isSame, percent }) => [isSame, percent])).toEqual([
      [true, 100],
      [false, 100],
      [false, 100],
    ]);
    const [same] = data.pairs;
    expect(new Set([same?.left.student_name, same?.right.student_name])).toEqual(
      new Set(['Esha Test', 'Twin Test']),
    );
    expect(data.pairs.some(({ left, right }) => left.student_id === right.student_id)).toBe(false);
    expect(JSON.stringify(data)).not.toContain('Alone');
    // Students never see it.
    expect((await esha.call('similar-programs', { project_id: projectId, division })).status).toBe(403);
  });

  it('shows two programs beside each other as they were compared, to who may read both [C6-03]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0);
    const twin = await put(await mate('Twin'), projectId, '<p>twin</p>', 'index.html');
    const pair = (left: object, right: object) => bina.call('program-pair', { left, right } as never);
    const one = { workspace_id: id, sequence: 1 };
    // What is saved meanwhile changes nothing of what is compared.
    await saved(id, 1);
    const answer = await bina.ok('program-pair', { left: one, right: { workspace_id: twin, sequence: 1 } });
    expect(answer.data).toMatchObject({
      engine: 'html',
      left: { student_name: 'Esha Test', sequence: 1, files: page('<p>0</p>').files },
      right: { student_name: 'Twin Test', workspace_id: twin, files: page('<p>twin</p>').files },
    });
    const { otherStudent, chetan } = test.world;
    const foreign = await addWorkspace(db(), { schoolId: 2, personId: otherStudent.id, projectId });
    for (const other of [
      { workspace_id: foreign, sequence: 1 },
      { workspace_id: id, sequence: 9 },
    ]) {
      expect((await pair(one, other)).status).toBe(404);
      expect((await pair(other, one)).status).toBe(404);
    }
    const both = { left: one, right: one };
    expect((await (await test.enter(chetan)).call('program-pair', both)).status).toBe(404);
    expect((await esha.call('program-pair', both)).status).toBe(403);
  });

  it('reads blocks beside each other as lines, figure by figure, and paintings not at all [C6-03]', async () => {
    const { id } = await newWorkspace('blocks');
    const blocks = {
      flag: { opcode: 'event_whenflagclicked', next: 'loop', topLevel: true },
      loop: {
        opcode: 'control_repeat',
        next: 'say',
        inputs: { TIMES: [1, [6, '10']], SUBSTACK: [2, 'move'] },
      },
      move: { opcode: 'motion_movesteps', next: null, inputs: { STEPS: [3, 'sum', [4, '1']] } },
      sum: { opcode: 'operator_add', next: null, inputs: { NUM1: [1, [4, '2']], NUM2: [1, [4, '3']] } },
      say: { opcode: 'looks_say', next: 'flag', inputs: { MESSAGE: [1, [10, 'two\nlines']] } },
      gone: { opcode: 'looks_show', next: 'nobody', topLevel: true, inputs: { X: [2, 'nobody'] } },
      loose: [12, 'score', 'id', 1, 1],
    };
    await saved(id, 0, { program: asBytes(await sb3({ blocks })) });
    const both = { workspace_id: id, sequence: 1 };
    const { data } = await bina.ok('program-pair', { left: both, right: both });
    expect(data.left.files).toEqual([
      { name: 'Stage', text: '' },
      {
        name: 'Fish',
        text: `event_whenflagclicked
control_repeat 10
  motion_movesteps (operator_add 2 3)
looks_say two lines

looks_show …`,
      },
    ]);
    const painted = await newWorkspace('painting');
    await saved(painted.id, 0, { program: asBytes(painting([{ type: 'line' }])) });
    const drawn = { workspace_id: painted.id, sequence: 1 };
    expect((await bina.ok('program-pair', { left: drawn, right: drawn })).data.right.files).toBeNull();
  });

  it('reads blocks that lie in each other without an end, and ends [C6-03]', () => {
    const many = 30_000;
    const deep = Object.fromEntries(
      Array.from({ length: many }, (_, at) => [
        `b${at}`,
        { opcode: 'control_if', topLevel: at === 0, next: `b${at}`, inputs: { SUBSTACK: [2, `b${at + 1}`] } },
      ]),
    );
    const long = Object.fromEntries(
      Array.from({ length: many }, (_, at) => [
        `b${at}`,
        { opcode: 'a'.repeat(500), topLevel: at === 0, next: `b${at + 1}` },
      ]),
    );
    const target = (blocks: object) => ({
      isStage: false,
      name: 'Fish',
      blocks: { ...blocks },
      costumes: [],
      sounds: [],
    });
    const [one, two, three] = listingOf({ targets: [target(deep), target(long), target(long)] });
    expect(one?.text.split('\n').length).toBeLessThan(50);
    expect(two?.text.length).toBeLessThan(5_000 * 401);
    expect([two?.name, three]).toEqual(['Fish (2)', { name: 'Fish (3)', text: '' }]);
  });
});

/** Another student of 9B. */
async function mate(firstName: string): Promise<number> {
  const { esha: like, places } = test.world;
  const [row] = await db().select().from(people).where(eq(people.id, like.id));
  const [added] = await db()
    .insert(people)
    .values({
      schoolId: 1,
      role: row!.role,
      loginName: `M${randomUUID().slice(0, 8)}`,
      firstName,
      lastName: 'Test',
      passwordHash: row!.passwordHash,
    })
    .returning({ id: people.id });
  await db()
    .insert(memberships)
    .values({ schoolId: 1, personId: added!.id, ...places['9B'] });
  return added!.id;
}

async function put(personId: number, projectId: number, text: string, name = 'main.py'): Promise<number> {
  const loginName = (await db().select().from(people).where(eq(people.id, personId)))[0]!.loginName;
  const client = await test.enter({ id: personId, schoolId: 1, role: 3, loginName });
  const { workspace_id } = await opened(projectId, client);
  const program = { kind: 'files' as const, files: [{ name, text }] };
  await client.ok('save-workspace-program', saving(workspace_id, 0, { program }));
  return workspace_id;
}

describe('a student', () => {
  it('of two entries keeps the workspaces of both, with all versions [CD-02]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0);
    const again = await mate('Again');
    const theirs = await addWorkspace(db(), { schoolId: 1, personId: again, projectId });
    const admin = await test.enter(test.world.admin);
    const version = async (of: number) =>
      (await db().select().from(people).where(eq(people.id, of)))[0]!.version;
    const kept = { id: test.world.esha.id, version: await version(test.world.esha.id) };
    const merged = { id: again, version: await version(again) };
    await admin.ok('merge-students', { kept, merged });
    const own = await test.enter(test.world.esha);
    for (const workspace_id of [id, theirs])
      expect((await own.ok('workspace-version-list', { workspace_id })).total).toBe(1);
    expect(await db().$count(workspaces, eq(workspaces.personId, again))).toBe(0);
  });

  it('that is erased takes programs, pictures and attached versions along [QU-70]', async () => {
    const gone = await mate('Gone');
    const { projectId } = await newWorkspace('python');
    const text = `print("${randomUUID()}")`;
    await put(gone, projectId, text);
    const [row] = await db().select().from(workspaces).where(eq(workspaces.personId, gone));
    const client = await test.enter({ id: gone, schoolId: 1, role: 3, loginName: 'gone' });
    await client.ok('workspace-upload', { workspace_id: row!.id, assignment_type: 1 });
    await test.server.app.database.transaction((tx) => erasePeople(test.server.app, tx, 1, [gone]));
    const left = await Promise.all([
      db().$count(workspaces, eq(workspaces.personId, gone)),
      db().$count(workspaceVersions, eq(workspaceVersions.personId, gone)),
      db().$count(workEntries, eq(workEntries.personId, gone)),
    ]);
    expect(left).toEqual([0, 0, 0]);
    await clearPrograms(test.server.app, new Date(Date.now() + 3 * 86_400_000));
    const holds = (content: string | null) => content?.includes(JSON.stringify(text).slice(1, -1)) ?? false;
    const blobs = await db()
      .select()
      .from(programBlobs)
      .where(and(eq(programBlobs.schoolId, 1)));
    expect(blobs.some(({ content }) => holds(content))).toBe(false);
  });

  it('keeps an sb3 over an empty load that would be saved by itself [CW-21]', async () => {
    const { id } = await newWorkspace('blocks');
    const full = await sb3({ blocks: { a: { opcode: 'motion_movesteps' } } });
    await saved(id, 0, { program: asBytes(full) });
    const [costumeId = ''] = freshAssets;
    const empty = asBytes(await sb3({ costumeId }));
    expect(await refused(id, 1, { kind: 'auto', program: empty })).toMatchObject({ code: 'empty_program' });
    expect((await save(id, 1, { kind: 'save', program: empty })).ok).toBe(true);
  });
});
