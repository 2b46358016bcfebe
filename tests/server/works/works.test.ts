import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import { schools } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { workAttempts, workEntries, works } from '#server/works/schema.ts';
import { give, share } from '../learning/learning-rows.ts';
import { givenProject } from './given-world.ts';

import {
  at9B,
  db,
  decide,
  detail,
  esha,
  file,
  pdf,
  refused,
  save,
  saved,
  saving,
  signInAgain,
  test,
  uploaded,
  useWorks,
  workOf,
} from './works-harness.ts';

useWorks();

it('is due no more once it is handed in, until it is asked for again [CA-04]', async () => {
  const { projectId, sessions } = await givenProject(db(), at9B(), { dueOn: '2026-11-20' });
  await share(db(), projectId, sessions[0]!.id, { ...at9B() });
  const isDue = async () =>
    (await esha.ok('get-student-home', {})).data.due.some(({ project_id }) => project_id === projectId);
  expect(await isDue()).toBe(true);
  await saved(projectId, { url: 'example.org', draft_flag: 0 });
  expect(await isDue()).toBe(true);
  await saved(projectId, { url: 'example.org', version: (await workOf(projectId)).version });
  expect(await isDue()).toBe(false);
  await decide(projectId, 'resubmit');
  expect(await isDue()).toBe(true);
  await decide(projectId, 'approved');
  expect(await isDue()).toBe(false);
});

describe('the details', () => {
  it('say what is to be handed in and how far it is [EN-20, PU-02, PU-03, PU-04, CW-13, CW-14, CW-16]', async () => {
    const { projectId, title } = await givenProject(db(), at9B(), {
      dueOn: '2026-12-01',
      outputType: 'picture',
    });
    const data = await detail(projectId);
    expect(data).toMatchObject({
      project_id: projectId,
      project_name: title,
      compiler_exist: 0,
      compiler_url: '',
      share_with: 2,
      assignment_type: 1,
      due_date: '2026-12-01',
      accepted_types: ['Image'],
      closed: '',
      version: 0,
      chkProjectUpload: { save_as_draft: 1, is_review: 0, is_approved: 0, resubmit: 0, upload_type: 1 },
    });
    expect((await esha.ok('get-student-course-by-project', { project_id: projectId })).data).toEqual(data);
    // Given to the class, and not by name or in a club.
    expect((await esha.call('get-student-assignment-by-project', { project_id: projectId })).status).toBe(
      404,
    );
    expect((await esha.call('get-student-club-by-project', { project_id: projectId })).status).toBe(404);
  });

  it('are those of a project given by name, or of a club [EN-20, CW-16]', async () => {
    const { projectId } = await givenProject(db(), { schoolId: 1, ...test.world.places['10A'] });
    const { gradeId, divisionId } = test.world.places['9B'];
    await give(db(), projectId, {
      schoolId: 1,
      groupId: gradeId,
      kind: 'person',
      assigneeId: test.world.esha.id,
    });
    await give(db(), projectId, {
      schoolId: 1,
      groupId: gradeId + 1000,
      kind: 'batch',
      assigneeId: divisionId,
    });
    const byName = await esha.ok('get-student-assignment-by-project', { project_id: projectId });
    expect(byName.data).toMatchObject({ share_with: 3, assignment_type: 2 });
    const ofClub = await esha.ok('get-student-club-by-project', { project_id: projectId });
    expect(ofClub.data).toMatchObject({ share_with: 4, assignment_type: 3 });
    // Each is a work of its own; by name the work sits in the student's division.
    const { formSession: form, ...input } = await saving(projectId, { url: 'example.org' });
    await esha.ok('update-project-file', { ...input, formSession: form, assignment_type: 2 });
    expect((await workOf(projectId)).divisionId).toBe(divisionId);
    expect((await esha.ok('get-student-club-by-project', { project_id: projectId })).data.state).toBeNull();
  });

  it('of a practice are those of a shared session of that type [CW-16]', async () => {
    const { projectId, sessions } = await givenProject(db(), at9B(), { types: ['make', 'practice'] });
    const [make, practice] = sessions;
    const ask = (session_id: number) =>
      esha.call('get-project-detail-byId', { id: projectId, assignment_type: 4, session_id });
    expect((await ask(practice!.id)).status).toBe(404);
    await share(db(), projectId, practice!.id, at9B());
    expect((await ask(practice!.id)).status).toBe(200);
    expect((await ask(make!.id)).status).toBe(404);
    expect((await ask(0)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is kept, read again and handed in; a repeat of the form answers the same [CA-06, PU-11, PU-13, PU-14, QC-19]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const fileId = await file(projectId);
    const draft = await esha.ok(
      'update-project-file-only',
      await saving(projectId, { fileIds: [fileId], url: 'example.org/me', learning: '' }),
    );
    expect(draft).toMatchObject({
      information: 'File Saved',
      data: { state: 'draft', attempt: 0, version: 2 },
    });
    expect(await uploaded(projectId)).toMatchObject({
      version: 2,
      entries: [
        { kind: 'file', file: { id: fileId, name: 'mine.pdf' } },
        { kind: 'addUrl', url: 'https://example.org/me' },
      ],
      attempts: [],
      feedback: '',
      reviews: [],
    });
    const input = await saving(projectId, { fileIds: [fileId], version: 2 });
    const first = await esha.ok('update-project-file', input);
    expect(first.data).toMatchObject({ state: 'in_review', attempt: 1, is_late: 0 });
    expect(await esha.ok('update-project-file', input)).toEqual(first);
    expect(await db().$count(workAttempts, eq(workAttempts.workId, first.data.work_id))).toBe(1);
    expect(await uploaded(projectId)).toMatchObject({
      entries: [],
      attempts: [
        { number: 1, my_learning: 'I learned to measure.', is_late: 0, entries: [{ kind: 'file' }] },
      ],
    });
    expect((await detail(projectId)).chkProjectUpload).toMatchObject({ is_review: 1, upload_type: 2 });
  });

  it('is not kept where the project takes none, and can be handed in [PU-11, QC-19]', async () => {
    const { projectId } = await givenProject(db(), at9B(), { takesDrafts: false });
    expect((await detail(projectId)).chkProjectUpload.save_as_draft).toBe(0);
    expect(await refused(projectId, { url: 'example.org', draft_flag: 0 })).toBe('no_drafts');
    expect(await refused(projectId, { url: 'example.org' })).toBe('saved');
  });
});

describe('handing in', () => {
  it('asks for something and for what was learned [VU-05, VU-06, QU-27]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    expect(await refused(projectId)).toBe('no_entries');
    expect(await refused(projectId, { url: 'example.org', learning: '  ' })).toBe('no_learning');
    expect(await refused(projectId, { draft_flag: 0 })).toBe('no_entries');
    expect(await refused(projectId, { url: 'example.org', learning: '', draft_flag: 0 })).toBe('saved');
  });

  it('takes one address of a domain [PU-19, VU-08, VU-09]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    expect(await refused(projectId, { url: 'https://a.org https://b.org' })).toBe('only_one_url');
    expect(await refused(projectId, { url: 'HTTP://a.org/?to=http://b.org' })).toBe('only_one_url');
    for (const url of [
      'nothing',
      'javascript:alert(1)',
      'https://localhost',
      'a b.org',
      'ftp://a.org',
      'http://1.2.3.4',
    ])
      expect(await refused(projectId, { url })).toBe('bad_url');
    expect(await refused(projectId, { url: 'scratch.mit.edu/projects/12' })).toBe('saved');
  });

  it('takes no address where the tool has none [PU-07]', async () => {
    const [tool] = await db().insert(tools).values({ name: 'Lathe', allowsUrl: false }).returning();
    const { projectId } = await givenProject(db(), at9B(), { toolId: tool!.id });
    expect((await detail(projectId)).allows_url).toBe(0);
    expect(await refused(projectId, { url: 'example.org' })).toBe('url_not_allowed');
  });

  it('takes six files, and no seventh [VU-07, CO-07, PU-14]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const fileIds: string[] = [];
    for (let n = 0; n < 7; n += 1) fileIds.push(await file(projectId, `${n}.pdf`));
    expect(await refused(projectId, { fileIds })).toMatchObject({ file_path: { code: 'too_many_files' } });
    expect(await refused(projectId, { fileIds: fileIds.slice(0, 6) })).toBe('saved');
  });

  it('takes what the project accepts and nothing else, at the claim and at the save [VU-13, VU-16, VU-23]', async () => {
    const { projectId } = await givenProject(db(), at9B(), { acceptedTypes: ['Image', 'Audio'] });
    const { projectId: other } = await givenProject(db(), at9B());
    const upload_id = await test.finishedUpload(test.world.esha, 'a.pdf', pdf, 'project');
    const answer = await esha.call('pending-project-file', {
      id: `CAP_${projectId}_1700000000`,
      upload_id,
      org_name: 'a.pdf',
      assignment_type: 1,
    });
    expect(answer).toMatchObject({
      ok: false,
      error: {
        code: 'bad_extension',
        information: 'Sorry, a.pdf is invalid, allowed extensions are: jpg, jpeg, png, gif, mp3, wav',
      },
    });
    expect(await refused(projectId, { fileIds: [await file(other)] })).toBe('bad_extension');
  });

  it('tells by the school’s day that it is late, and takes it [PU-03]', async () => {
    const { projectId } = await givenProject(db(), at9B(), { dueOn: '2026-11-17' });
    expect(await saved(projectId, { url: 'example.org' })).toMatchObject({ state: 'in_review', is_late: 1 });
    const { id } = await workOf(projectId);
    const events = await db().select().from(reportEvents).where(eq(reportEvents.subjectId, id));
    expect(events.map(({ measure }) => measure).toSorted()).toEqual([
      'work.begun',
      'work.late',
      'work.submitted',
    ]);
    expect(events[0]).toMatchObject({ divisionId: at9B().divisionId, personId: test.world.esha.id });
  });

  it('on the day it is due is not late, by the clock of the school', async () => {
    const [school] = await db().select().from(schools).where(eq(schools.id, 1));
    const { projectId } = await givenProject(db(), at9B(), { dueOn: '2026-11-18' });
    // The last minute of that day there.
    test.clock.now = new Date('2026-11-18T18:29:00Z');
    expect(school?.timeZone).toBe('Asia/Kolkata');
    await signInAgain();
    expect(await saved(projectId, { url: 'example.org' })).toMatchObject({ is_late: 0 });
  });

  it('tells who teaches the division, once a work, new each time', async () => {
    const { projectId, title } = await givenProject(db(), at9B());
    const { work_id, version } = await saved(projectId, { url: 'example.org' });
    const told = () =>
      db()
        .select()
        .from(notifications)
        .where(and(eq(notifications.schoolId, 1), eq(notifications.cause, `work:${work_id}`)));
    expect(await told()).toMatchObject([
      { personId: test.world.bina.id, kind: 'work', message: title, version: 1 },
    ]);
    await decide(projectId, 'resubmit');
    await saved(projectId, { url: 'example.org/again', version: version + 1 });
    expect(await told()).toMatchObject([{ personId: test.world.bina.id, version: 2 }]);
  });

  it('keeps what the project was called and where the student sat on that day', async () => {
    const { projectId, title } = await givenProject(db(), at9B());
    await saved(projectId, { url: 'example.org' });
    expect(await workOf(projectId)).toMatchObject({
      title,
      divisionId: at9B().divisionId,
      groupId: at9B().gradeId,
    });
    await db().delete(publishedProjects).where(eq(publishedProjects.projectId, projectId));
    expect(await detail(projectId)).toMatchObject({ project_name: title });
  });
});

describe('handing in again', () => {
  it('keeps what was handed in before, and takes its files once more [CW-14, CW-15]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const fileId = await file(projectId);
    const { version } = await saved(projectId, { fileIds: [fileId], url: 'example.org' });
    await decide(projectId, 'resubmit');
    expect((await detail(projectId)).chkProjectUpload).toMatchObject({
      resubmit: 1,
      upload_type: 2,
      is_review: 0,
    });
    const second = await file(projectId, 'better.pdf', Buffer.concat([pdf, Buffer.from('\n')]));
    const again = await saved(projectId, { fileIds: [fileId, second], version: version + 1 });
    expect(again).toMatchObject({ attempt: 2, state: 'in_review' });
    const { attempts } = await uploaded(projectId);
    expect(attempts.map(({ number, entries }) => [number, entries.length])).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });
});

describe('two tabs', () => {
  it('meet: who comes second is told, and nothing is written twice [ER-10]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const answers = await Promise.all([
      save(projectId, { url: 'example.org/1' }),
      save(projectId, { url: 'example.org/2' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { id } = await workOf(projectId);
    expect(await db().$count(workAttempts, eq(workAttempts.workId, id))).toBe(1);
    expect(await db().$count(workEntries, eq(workEntries.workId, id))).toBe(1);
  });
});

describe('what is closed is read and not changed', () => {
  it('while it is in review, and once it is approved [CW-13]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const { version } = await saved(projectId, { url: 'example.org' });
    expect(await refused(projectId, { url: 'example.org/2', version })).toBe('in_review');
    expect((await detail(projectId)).closed).toBe('in_review');
    await decide(projectId, 'approved');
    expect(await refused(projectId, { url: 'example.org/2', version: version + 1 })).toBe('approved');
    expect((await uploaded(projectId)).attempts).toHaveLength(1);
  });

  it('when the assignment was taken back or deactivated', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const { version } = await saved(projectId, { url: 'example.org', draft_flag: 0 });
    await db()
      .update(curriculumChoices)
      .set({ archivedAt: new Date() })
      .where(eq(curriculumChoices.projectId, projectId));
    expect(await refused(projectId, { url: 'example.org/2', version })).toBe('not_given');
    expect((await uploaded(projectId)).entries).toHaveLength(1);
    await db().delete(curriculumAssignments);
    expect((await detail(projectId)).closed).toBe('not_given');
  });

  it('when the project is archived, with its cover', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const { version } = await saved(projectId, { url: 'example.org', draft_flag: 0 });
    await db().delete(publishedProjects).where(eq(publishedProjects.projectId, projectId));
    expect(await refused(projectId, { url: 'example.org/2', version })).toBe('project_archived');
    expect((await uploaded(projectId)).entries).toHaveLength(1);
  });

  it('in the next year', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const { version, work_id } = await saved(projectId, { url: 'example.org' });
    await db().update(works).set({ academicYear: '2025-2026', state: 'draft' }).where(eq(works.id, work_id));
    await db().delete(curriculumChoices).where(eq(curriculumChoices.projectId, projectId));
    const answer = await save(projectId, { url: 'example.org/2', version });
    expect(answer).toMatchObject({ ok: false, error: { code: 'other_year', params: { year: '2025-2026' } } });
    expect((await detail(projectId)).closed).toBe('other_year');
  });
});
