import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedProjects } from '#server/content/schema/published.ts';
import { auditLog } from '#server/core/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { times } from '../../long.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { type Author, authorOf } from './content-author.ts';
import { newName, projectFields, toolFields } from './content-inputs.ts';

let test: TestServer;
let world: World;
let office: Client;
let session: Author['session'];
let saveProject: Author['saveProject'];
let saveSession: Author['saveSession'];
let treeOf: Author['treeOf'];
let publish: Author['publish'];
let kept: Author['kept'];
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  office = await test.signIn(world.superAdmin);
  ({ session, saveProject, saveSession, treeOf, publish, kept } = authorOf(test, world.superAdmin, office));
});
afterAll(() => test.close());

describe('what the office writes', () => {
  it('goes from a module over a project and its sessions to what is published [CA-03]', async () => {
    const module = await office.ok('save-module', {
      name: newName(),
      description: '',
      kind: 'grade',
      isPublished: true,
      formSession: await session(),
    });
    const slides = await kept('slides.pptx');
    const { id } = await saveProject({ kind: 'grade', classIds: [3, 4], moduleId: module.data.id });
    const first = await saveSession(id, { presentationFileId: slides.id });
    const second = await saveSession(id);
    await office.ok('order-content', { of: 'session', parentId: id, ids: [second.id, first.id] });
    const before = await treeOf(id);
    expect(before).toMatchObject({ status: 'draft', publishedNumber: 0 });
    expect(before.sessions.map((each) => each.id)).toEqual([second.id, first.id]);
    expect(before.files).toEqual([slides]);

    const { number, version } = await publish(id);
    expect(number).toBe(1);
    expect(await office.ok('publish-project', { id, version })).toMatchObject({ data: { number: 1 } });
    const [read] = await test.server.app.db
      .select()
      .from(publishedProjects)
      .where(eq(publishedProjects.projectId, id));
    expect(read).toMatchObject({ classIds: [3, 4], sessionCount: 2, minutes: 80, number: 1 });
    expect(read?.content.sessions.map((each) => each.id)).toEqual([second.id, first.id]);

    await saveSession(id);
    expect(await treeOf(id)).toMatchObject({ status: 'published', isChanged: true });
    const [still] = await test.server.app.db
      .select()
      .from(publishedProjects)
      .where(eq(publishedProjects.projectId, id));
    expect(still?.sessionCount).toBe(2);
    expect((await publish(id)).number).toBe(2);
    const events = await test.server.app.db
      .select()
      .from(reportEvents)
      .where(and(eq(reportEvents.subject, 'project'), eq(reportEvents.subjectId, id)));
    expect(events.map(({ measure, details }) => [measure, details])).toEqual([
      ['project.published', { number: 1 }],
      ['project.published', { number: 2 }],
    ]);
  });

  it('is not published before it has what a teacher needs, and says what is missing [CA-03]', async () => {
    const { id, version } = await saveProject({ kind: 'grade', objective: '' });
    const answer = await office.call('publish-project', { id, version });
    expect(answer).toMatchObject({
      ok: false,
      error: {
        code: 'no_objective',
        fields: { objective: 'Write what the project is about before others read it.' },
        issues: {
          objective: { code: 'no_objective' },
          classIds: { code: 'no_classes' },
          sessions: { code: 'no_sessions' },
        },
      },
    });
  });

  it('has no two names that differ only by case, blanks or Unicode [CA-03]', async () => {
    const save = async (name: string) =>
      office.call('save-tool', { ...toolFields, name, formSession: await session() });
    expect((await save('Line Follower')).ok).toBe(true);
    for (const name of [
      'line follower',
      'LineFollower',
      'Line\u00a0Follower',
      'Ｌine Follower',
      'LINE  FOLLOWER',
    ]) {
      const answer = await save(name);
      expect(answer).toMatchObject({
        ok: false,
        error: { code: 'name_taken', issues: { name: { code: 'name_taken' } } },
      });
      const asked = await office.ok('content-name-exists', { of: 'tool', name });
      expect(asked.data).toEqual({ exists: true, information: 'exists' });
    }
    expect((await save('Line Follower 2')).ok).toBe(true);
  });

  it('is not written over by who was slower, and two who add one name at once make one', async () => {
    const { id, version } = await saveProject();
    const title = newName();
    const forms = [await session(), await session()];
    const both = await Promise.all(
      forms.map((formSession) =>
        office.call('save-project', { ...projectFields, title, id, version, formSession }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const name = newName();
    const sessions = await Promise.all([session(), session(), session()]);
    const added = await Promise.all(
      sessions.map((formSession) => office.call('save-tool', { ...toolFields, name, formSession })),
    );
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('is saved once however often it is sent [QU-10]', async () => {
    const input = { ...projectFields, title: newName(), formSession: await session() };
    const [one, two] = await Promise.all([
      office.ok('save-project', input),
      office.ok('save-project', input),
    ]);
    expect(one).toEqual(two);
  });

  it('is taken away and brought back at the end of its order, unless its name went to another [CA-03]', async () => {
    const { id } = await saveProject();
    const [a, b] = [await saveSession(id, { title: 'One' }), await saveSession(id, { title: 'Two' })];
    const put = (isRemoved: boolean, row: { id: number; version: number }) =>
      office.call('set-content-removed', { of: 'session', rows: [row], isRemoved });
    const gone = await put(true, a);
    expect(gone).toMatchObject({ ok: true, data: { done: [{ id: a.id, version: 2 }] } });
    expect((await put(true, a)).ok, 'a repeat').toBe(true);
    expect((await treeOf(id)).sessions.map((each) => each.id)).toEqual([b.id]);
    const other = await saveSession(id, { title: 'ONE' });
    expect(await put(false, { id: a.id, version: 2 })).toMatchObject({
      ok: false,
      error: { code: 'name_taken' },
    });
    await put(true, other);
    expect((await put(false, { id: a.id, version: 2 })).ok).toBe(true);
    expect((await treeOf(id)).sessions.map((each) => each.id)).toEqual([b.id, a.id]);
    expect(await office.call('order-content', { of: 'session', parentId: id, ids: [a.id] })).toMatchObject({
      ok: false,
      error: { code: 'order_changed' },
    });
  });

  it('stays where projects use it, and says by how many', async () => {
    const tool = (
      await office.ok('save-tool', { ...toolFields, name: newName(), formSession: await session() })
    ).data;
    await saveProject({ toolId: tool.id });
    const answer = await office.call('set-content-removed', { of: 'tool', rows: [tool], isRemoved: true });
    expect(answer).toMatchObject({ ok: false, error: { code: 'in_use', params: { count: 1 } } });
  });

  it('is written down', async () => {
    const { id } = await saveProject();
    const log = await test.server.app.db.select().from(auditLog).where(eq(auditLog.action, 'content.added'));
    expect(log.map(({ details }) => details)).toContainEqual({ of: 'project', id });
  });

  it('reserves one number for one form, which no list has before it is saved [CA-03, NX-117]', async () => {
    const form = await session();
    const one = await office.ok('get-project-id', { formSession: form });
    expect(await office.ok('get-project-id', { formSession: form })).toEqual(one);
    const id = one.data.project_id;
    const listed = async () => (await office.ok('project-page', { size: 100 })).rows.map((row) => row.id);
    expect(await listed()).not.toContain(id);
    await saveProject({ id, version: 1 });
    expect(await listed()).toContain(id);
  });
});

describe('prerequisites', () => {
  it('never lead from a project to itself, whatever is tried, and name the way round', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push((await saveProject({ title: `P${at} ${newName()}` })).id);
    const edges = new Map<number, number[]>(ids.map((id) => [id, []]));
    const reaches = (from: number, to: number): boolean =>
      from === to || (edges.get(from) ?? []).some((next) => reaches(next, to));
    const acts = fc.sample(fc.tuple(fc.nat(5), fc.uniqueArray(fc.nat(5), { maxLength: 3 })), {
      numRuns: times(16, 40),
      seed: 7,
    });
    const refusals: string[] = [];
    for (const [of, wants] of acts) {
      const id = ids[of] ?? 0;
      const prerequisiteIds = wants.map((at) => ids[at] ?? 0);
      const stored = await treeOf(id);
      const answer = await office.call('save-project', {
        ...stored.values,
        prerequisiteIds,
        id,
        version: stored.version,
        formSession: await session(),
      });
      const isLoop = prerequisiteIds.some((required) => reaches(required, id));
      expect([of, wants, answer.ok]).toEqual([of, wants, !isLoop]);
      if (!isLoop) edges.set(id, prerequisiteIds);
      else {
        refusals.push(answer.ok ? '' : `${answer.error.code} ${answer.error.information}`);
      }
    }
    expect(refusals.length).toBeGreaterThan(3);
    expect(refusals.every((told) => /^prerequisite_loop .*→/.test(told))).toBe(true);
  });

  it('of two who each add a half of a circle at once, one is refused', async () => {
    const [a, b] = [await saveProject(), await saveProject()];
    const half = async (one: { id: number; version: number }, other: { id: number }) => {
      const { values } = await treeOf(one.id);
      return {
        ...values,
        prerequisiteIds: [other.id],
        id: one.id,
        version: one.version,
        formSession: await session(),
      };
    };
    const halves = [await half(a, b), await half(b, a)];
    const answers = await Promise.all(halves.map((input) => office.call('save-project', input)));
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
  });
});

describe('a table of standards', () => {
  const load = async (kind: 'board' | 'standard', csv: string) =>
    office.call('import-terms', { kind, csv, formSession: await session() });

  it('is saved whole or not at all, with a report by line [CA-03]', async () => {
    const board = newName();
    expect(await load('board', `board,code\n${board},B`)).toMatchObject({ data: { data: { saved: 1 } } });
    const bad = await load(
      'standard',
      `board,code,standard\n${board},1,Read\n${board},2,READ\nNobody,3,Write\n${board},4,`,
    );
    expect(bad).toMatchObject({
      data: {
        data: {
          saved: 0,
          problems: [
            { line: 3, code: 'twice' },
            { line: 4, code: 'no_board' },
            { line: 5, code: 'empty' },
          ],
        },
      },
    });
    const page = () => office.ok('term-page', { kind: 'standard', search: 'Read' });
    expect((await page()).total).toBe(0);
    expect(
      await load('standard', `\uFEFFboard,code,standard\r\n${board},1,"Read, and tell"\r\n`),
    ).toMatchObject({
      data: { data: { saved: 1, problems: [] } },
    });
    expect((await page()).rows).toMatchObject([{ name: 'Read, and tell', board }]);
    expect(await load('standard', `board,code,standard\n${board},1,read AND tell`)).toMatchObject({
      ok: true,
    });
    expect(await load('standard', `board,code,standard\n${board},1,"read, ANDTELL"`)).toMatchObject({
      data: { data: { saved: 0, problems: [{ line: 2, code: 'exists' }] } },
    });
  });

  it('with another header or 10,001 lines is refused, and nothing is saved [CA-03]', async () => {
    expect(await load('board', 'name,code\nA,B')).toMatchObject({ ok: false, error: { code: 'bad_header' } });
    expect(await load('board', '"')).toMatchObject({ ok: false, error: { code: 'not_csv' } });
    const many = Array.from({ length: 10_001 }, (_, at) => `Board ${at},`).join('\n');
    expect(await load('board', `board,code\n${many}`)).toMatchObject({
      ok: false,
      error: { code: 'too_many_rows', params: { most: 10_000 } },
    });
  });
});
