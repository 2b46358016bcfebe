import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicModules, contents } from '#server/content/schema/modules.ts';
import { publishedSessions } from '#server/content/schema/published.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { completions } from '#server/teaching/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { addGivenProject, addTraining } from './training-rows.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const events = (personId: number) =>
  test.server.app.db
    .select({ measure: reportEvents.measure, subjectId: reportEvents.subjectId })
    .from(reportEvents)
    .where(and(eq(reportEvents.personId, personId), eq(reportEvents.subject, 'training')));

describe('modules of a teacher', () => {
  it('are those of what their groups were given this year, and those for every teacher [C3-01, PR-06]', async () => {
    const { asha, chetan, otherFaculty, places } = test.world;
    const forAll = await addTraining(test);
    const nine = await addTraining(test);
    await addGivenProject(test, { schoolId: 1, groupId: places['9A'].gradeId, moduleId: nine.moduleId });
    const modulesOf = async (who: typeof asha) => {
      const client = await test.enter(who);
      const { data } = await client.ok('get-faculty-modules-list', { faculty_id: who.id });
      return new Map(data.map((module) => [module.module_id, module]));
    };
    const mine = await modulesOf(asha);
    expect(mine.get(nine.moduleId)).toMatchObject({
      groups: ['Grade 9'],
      total: 3,
      completed: 0,
      minutes_left: 15,
    });
    expect(mine.get(forAll.moduleId)).toMatchObject({ groups: [] });
    for (const other of [chetan, otherFaculty]) {
      const theirs = await modulesOf(other);
      expect([theirs.has(nine.moduleId), theirs.has(forAll.moduleId)]).toEqual([false, true]);
      const client = await test.enter(other);
      for (const refused of [
        await client.call('get-modcontent-list', { module_id: nine.moduleId }),
        await client.call('get-module-details', { module_id: nine.moduleId }),
        await client.call('get-watched-ranges', { subject: 'content', id: nine.film }),
      ])
        expect(refused.status).toBe(404);
    }
    await test.server.app.db
      .update(curriculumChoices)
      .set({ archivedAt: test.clock.now })
      .where(eq(curriculumChoices.groupId, places['9A'].gradeId));
    expect((await modulesOf(asha)).has(nine.moduleId)).toBe(false);
  });

  it('are never drafts, and hold nothing that was taken away [C3-01]', async () => {
    const { asha } = test.world;
    const client = await test.enter(asha);
    const draft = await addTraining(test, { status: 'draft' });
    expect((await client.call('get-modcontent-list', { module_id: draft.moduleId })).status).toBe(404);
    const answer = await client.call('save-watched-ranges', {
      subject: 'content',
      id: draft.film,
      ranges: [[0, 1]],
      place: 1,
    });
    expect(answer.status).toBe(404);
    const open = await addTraining(test);
    const { db } = test.server.app;
    await client.ok('mark-as-completed', {
      module_id: open.moduleId,
      content_id: open.link,
      faculty_id: asha.id,
    });
    await db.update(contents).set({ removedAt: test.clock.now }).where(eq(contents.id, open.link));
    const { data } = await client.ok('get-module-details', { module_id: open.moduleId });
    expect(data).toMatchObject({ total: 2, completed: 0, topics: [{ total: 2, completed: 0 }] });
  });

  it('show their contents by type, each with its film, captions and resolutions [C3-01, EN-25]', async () => {
    const { asha } = test.world;
    const client = await test.enter(asha);
    const { moduleId, topicId, film, fileId } = await addTraining(test);
    const films = await client.ok('get-module-content-by-type', {
      module_id: moduleId,
      type: 'film',
      topic_id: topicId,
    });
    expect(films.data.map(({ film: shown }) => shown?.video_path ?? '')).toEqual([`/files/${fileId}`, '']);
    expect(films.data[0]).toMatchObject({ id: film, can_download: 0, status: 0, percent: 0 });
    const links = await client.ok('get-module-content-by-type', { module_id: moduleId, type: 'link' });
    expect(links.data).toMatchObject([{ url: 'https://example.org/read', film: null }]);
  });
});

describe('ticking off', () => {
  it('counts what is published now, answers a repeat the same, and is taken back [C4-01, EN-30]', async () => {
    const { bina } = test.world;
    const client = await test.enter(bina);
    const { moduleId, film, guide, link } = await addTraining(test);
    const mark = (content_id: number, status: 0 | 1) =>
      client.ok('mark-as-completed', { module_id: moduleId, content_id, faculty_id: bina.id, status });
    const first = await mark(film, 1);
    expect(first.data).toEqual({ status: 1, total: 3, completed: 1 });
    expect(await mark(film, 1)).toEqual(first);
    expect((await mark(film, 0)).data).toEqual({ status: 0, total: 3, completed: 0 });
    for (const id of [film, guide, link]) await mark(id, 1);
    const { data } = await client.ok('faculty-total-mod-sess', { faculty_id: bina.id });
    expect(data).toMatchObject({ completed_modules: 1, total_project: 0, total_sessions: 0 });
    expect((await events(bina.id)).map(({ measure }) => measure)).toEqual([
      'training.done',
      'training.undone',
      'training.done',
      'training.done',
      'training.done',
    ]);
  });

  it('counts sessions and projects once for each section, from what is published now [C2-05, EN-30]', async () => {
    const { asha, places } = test.world;
    const { db } = test.server.app;
    const { moduleId } = await addTraining(test);
    const { gradeId, divisionId } = places['10A'];
    const { projectId } = await addGivenProject(test, { schoolId: 1, groupId: gradeId, moduleId });
    const [choice] = await db
      .select()
      .from(curriculumChoices)
      .where(eq(curriculumChoices.projectId, projectId));
    const given = {
      schoolId: 1,
      choiceId: choice?.id ?? 0,
      kind: 'division' as const,
      assigneeId: divisionId,
    };
    await db.insert(curriculumAssignments).values({ ...given, assignedBy: 1, assignedAt: test.clock.now });
    const session = (sessionId: number) => ({
      projectId,
      sessionId,
      position: sessionId,
      title: 'One',
      minutes: 40,
    });
    await db
      .insert(publishedSessions)
      .values([1, 2].map((id) => ({ ...session(id), type: 'learn' as const })));
    const done = {
      schoolId: 1,
      academicYear: '2026-2027',
      divisionId,
      projectId,
      subject: 'session' as const,
    };
    // The third was taken out of the project since: it counts on neither side.
    for (const subjectId of [1, 3])
      await db.insert(completions).values({ ...done, subjectId, doneBy: asha.id, doneAt: test.clock.now });
    const client = await test.enter(asha);
    const totals = async () => (await client.ok('faculty-total-mod-sess', { faculty_id: asha.id })).data;
    expect(await totals()).toMatchObject({
      total_project: 1,
      completed_project: 0,
      total_sessions: 2,
      completed_sessions: 1,
    });
    await db.insert(completions).values({ ...done, subjectId: 2, doneBy: asha.id, doneAt: test.clock.now });
    expect(await totals()).toMatchObject({ completed_project: 1, completed_sessions: 2 });
  });

  it('stays when the office publishes the module anew [C4-01]', async () => {
    const { bina } = test.world;
    const client = await test.enter(bina);
    const { moduleId, film } = await addTraining(test);
    await client.ok('mark-as-completed', { module_id: moduleId, content_id: film, faculty_id: bina.id });
    const { db } = test.server.app;
    const put = (status: 'draft' | 'published') =>
      db.update(academicModules).set({ status }).where(eq(academicModules.id, moduleId));
    await put('draft');
    expect((await client.call('get-module-details', { module_id: moduleId })).status).toBe(404);
    await put('published');
    expect((await client.ok('get-module-details', { module_id: moduleId })).data.completed).toBe(1);
  });

  it('reaches films of tools and projects, one by one and all at once [C3-03, C4-01]', async () => {
    const { asha, chetan, places } = test.world;
    const client = await test.enter(asha);
    const { moduleId, film } = await addTraining(test);
    const groupId = places['9A'].gradeId;
    const { projectId, toolId, material } = await addGivenProject(test, { schoolId: 1, groupId, moduleId });
    const asked = { project_id: projectId };
    const { data } = await client.ok('get-assign-project-video-details', asked);
    expect(data.projects).toMatchObject([
      { project_id: projectId, total: 1, videos: [{ id: material, status: 0 }] },
    ]);
    expect(data.tools).toMatchObject([{ tool_id: toolId, total: 2 }]);
    const own = { faculty_id: asha.id };
    await client.ok('mark-as-tool-video-completed', { ...own, tool_id: toolId, video_id: film });
    await client.ok('mark-as-project-video-completed', { ...own, project_id: projectId, video_id: material });
    const after = await client.ok('get-assign-project-video-details', asked);
    expect(after.data.tools[0]?.completed).toBe(1);
    expect(after.data.projects[0]?.completed).toBe(1);
    const undone = await client.ok('complete-project-video', { ...own, project_id: projectId, status: 0 });
    expect(undone.data).toEqual({ status: 0, total: 1, completed: 0 });
    const other = await test.enter(chetan);
    expect((await other.call('get-assign-project-video-details', asked)).status).toBe(404);
    const foreign = { faculty_id: chetan.id, project_id: projectId };
    expect((await other.call('complete-project-video', foreign)).status).toBe(404);
    expect(
      (await client.call('mark-as-tool-video-completed', { ...own, tool_id: toolId, video_id: 1 })).status,
    ).toBe(404);
  });

  it('is refused in a demo school, which still shows everything', async () => {
    const { demoFaculty } = test.world;
    const client = await test.enter(demoFaculty);
    const { moduleId, film } = await addTraining(test);
    await client.ok('get-modcontent-list', { module_id: moduleId });
    const refused = await client.call('mark-as-completed', {
      module_id: moduleId,
      content_id: film,
      faculty_id: demoFaculty.id,
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'demo_school' } });
    const save = { subject: 'content' as const, id: film, ranges: [[0, 1] as [number, number]], place: 1 };
    expect(await client.call('save-watched-ranges', save)).toMatchObject({ error: { code: 'demo_school' } });
  });
});
