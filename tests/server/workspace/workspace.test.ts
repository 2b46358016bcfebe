import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { frameEngines } from '#contract/core/tool-engines.ts';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { schools } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';
import { workspaceAssets, workspaces } from '#server/workspace/schema.ts';
import { give } from '../learning/learning-rows.ts';
import { sampleFile } from '../test-server.ts';
import {
  at9B,
  bina,
  db,
  esha,
  lineOf,
  newWorkspace,
  opened,
  programAt,
  refused,
  save,
  saved,
  saving,
  test,
  useWorkspaces,
} from './workspace-harness.ts';
import { asBytes, openProject, page, sb3, toolFor } from './workspace-world.ts';

useWorkspaces();

describe('the workspace of a project', () => {
  it('opens in the panel or in a tab of its own, by its tool [EN-21, EN-22, CW-05, CW-06, QC-40]', async () => {
    const html = await newWorkspace('html');
    expect(html.data).toMatchObject({
      iframe: 0,
      workspaceUrl: '/workspace/frame/html/',
      reviewed: 0,
      downloadZip: '',
      workspace_program: null,
      engine: 'html',
      tool_name: 'Tool html',
      project_id: html.projectId,
      purpose: 'project',
      head: null,
      closed: '',
    });
    const blocks = await newWorkspace('blocks');
    expect(blocks.data).toMatchObject({ iframe: 1, workspaceUrl: `/workspace/studio/${blocks.id}` });
    // The same one for as long as the project is.
    expect((await opened(html.projectId)).workspace_id).toBe(html.id);
  });

  it('says where a tool is used that does not run here [EN-22, QU-57]', async () => {
    const { projectId } = await openProject(db(), at9B(), 'outside');
    expect(await opened(projectId)).toMatchObject({
      workspace_id: 0,
      engine: 'outside',
      workspaceUrl: 'https://tool.example/',
    });
    const plain = await openProject(db(), at9B(), 'none');
    expect(await opened(plain.projectId)).toMatchObject({
      workspace_id: 0,
      engine: 'none',
      workspaceUrl: '',
    });
  });

  it('takes fields that repeat who asks only where they agree [EN-21]', async () => {
    const { projectId } = await newWorkspace();
    const { id } = test.world.esha;
    const ask = async (fields: object) =>
      (await esha.raw('compilerWorkspace', { project_id: projectId, ...fields })).status;
    expect(await ask({ user_id: id, school_id: 1, user_type: 3, project_type: 1, assessment_id: 0 })).toBe(
      200,
    );
    expect(await ask({ user_id: test.world.dev.id })).toBe(403);
    expect(await ask({ school_id: 2 })).toBe(404);
    expect(await ask({ tool_name: 'Tool html' })).toBe(200);
    expect(await ask({ tool_name: 'Tool python' })).toBe(404);
  });

  it('shows the version that was asked for [EN-21]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0);
    await saved(id, 1);
    const { data } = await esha.ok('compilerWorkspace', { project_id: projectId, compilerProgram: '1' });
    expect(data).toMatchObject({ shown: { sequence: 1 }, head: { sequence: 2 } });
    expect(data.workspace_program).toEqual(page('<p>0</p>'));
    expect(data.downloadZip).toBe(`/workspace/programs/${id}/1`);
  });

  it('of two tabs that open it at once is one [EN-21]', async () => {
    const { projectId } = await openProject(db(), at9B());
    const both = await Promise.all([opened(projectId), opened(projectId)]);
    expect(new Set(both.map(({ workspace_id }) => workspace_id)).size).toBe(1);
  });

  it('has an account in the studio, named by the person [EN-23, CW-17, QU-58]', async () => {
    const { id } = await newWorkspace('blocks');
    const { data } = await esha.ok('compilerCreateUser', {
      name: 'Somebody else',
      email: 'else@example.org',
      user_type: 3,
      workspace_id: id,
    });
    expect(data).toMatchObject({
      username: `${test.world.esha.id}@students.local`,
      compiler_url: `/workspace/studio/${id}`,
      api: { token: data.token },
    });
    // What travels as a key opens nothing.
    const stranger = await fetch(`${test.server.address}/workspace/programs/${id}/1`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(stranger.status).toBe(401);
  });

  it('lists the tools that run here, and takes no program from elsewhere [QU-57, CD-02]', async () => {
    await toolFor(db(), 'html');
    await toolFor(db(), 'outside');
    await toolFor(db(), 'blocks');
    const { data } = await esha.ok('compilerToolList', {});
    expect(data).toContainEqual(
      expect.objectContaining({ tool_name: 'Tool html', engine: 'html', iframe: 0 }),
    );
    // Neither what runs elsewhere nor what has no page yet.
    const built = frameEngines.map(String);
    expect(data.every(({ engine }) => built.includes(engine))).toBe(true);
    expect(readdirSync('frames')).toEqual(expect.arrayContaining(built));
    const answer = await esha.call('updateZipUrl', { project_id: 1, zip_url: 'http://127.0.0.1/a.zip' });
    expect(answer.ok ? '' : answer.error.code).toBe('no_outside_compiler');
  });

  it('of blocks says under which name it is downloaded, and hands out what was saved [CD-02, EN-22]', async () => {
    const { id, title } = await newWorkspace('blocks');
    const bytes = await sb3({ blocks: { a: { opcode: 'event_whenflagclicked' } } });
    await saved(id, 0, { program: asBytes(bytes) });
    const { data } = await esha.ok('get-scratch-filename', { workspace_id: id });
    expect(data.file_name).toBe(`${title} ${test.world.esha.loginName}.sb3`);
    const read = await esha.get(`/workspace/programs/${id}/1`);
    expect(read.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    // Packed anew at another time it is the same program.
    const again = await sb3({ blocks: { a: { opcode: 'event_whenflagclicked' } } });
    expect(await saved(id, 1, { program: asBytes(again) })).toMatchObject({ is_new: false });
  });
});

describe('a program can be read and not changed', () => {
  const readOnly = async (id: number, projectId: number, closed: string) => {
    expect((await opened(projectId)).closed).toBe(closed);
    expect(await refused(id, 1)).toMatchObject({ code: closed });
    expect((await lineOf(id)).total).toBe(1);
    expect(await programAt(id, 1)).toEqual(page('<p>0</p>'));
  };
  const begun = async () => {
    const workspace = await newWorkspace();
    await saved(workspace.id, 0);
    return workspace;
  };

  it('once the project was taken back, archived, approved or made with another tool [EN-22, CW-06]', async () => {
    const taken = await begun();
    await db()
      .delete(curriculumAssignments)
      .where(
        eq(
          curriculumAssignments.choiceId,
          db()
            .select({ id: curriculumChoices.id })
            .from(curriculumChoices)
            .where(eq(curriculumChoices.projectId, taken.projectId)),
        ),
      );
    await readOnly(taken.id, taken.projectId, 'not_given');

    const archived = await begun();
    await db().delete(publishedProjects).where(eq(publishedProjects.projectId, archived.projectId));
    await readOnly(archived.id, archived.projectId, 'project_archived');

    const approved = await begun();
    await esha.ok('workspace-upload', { workspace_id: approved.id, assignment_type: 1 });
    await db().update(works).set({ state: 'approved' }).where(eq(works.projectId, approved.projectId));
    await readOnly(approved.id, approved.projectId, 'approved');
    expect((await opened(approved.projectId)).reviewed).toBe(1);

    const changed = await begun();
    await db()
      .update(publishedProjects)
      .set({ toolId: await toolFor(db(), 'python') })
      .where(eq(publishedProjects.projectId, changed.projectId));
    const old = { workspace_id: changed.id };
    expect((await esha.ok('compilerWorkspace', old)).data.closed).toBe('tool_changed');
    expect(await refused(changed.id, 1)).toMatchObject({ code: 'tool_changed' });
    // In the new tool the project begins anew.
    expect(await opened(changed.projectId)).toMatchObject({ engine: 'python', head: null, closed: '' });
  });

  it('in the next year, where a project that is given again begins anew [EN-22]', async () => {
    const { id, projectId } = await begun();
    await db().update(workspaces).set({ academicYear: '2025-2026' }).where(eq(workspaces.id, id));
    expect((await esha.ok('compilerWorkspace', { workspace_id: id })).data).toMatchObject({
      closed: 'other_year',
      academic_year: '2025-2026',
    });
    expect(await refused(id, 1)).toEqual({ code: 'other_year', params: { year: '2025-2026' } });
    expect((await opened(projectId)).workspace_id).not.toBe(id);
  });

  it('in a demo school, where nothing is kept [PU-22, RP-07]', async () => {
    const { id, projectId } = await begun();
    await db().update(schools).set({ isDemo: true }).where(eq(schools.id, 1));
    const visitor = await test.enter(test.world.esha);
    try {
      const fresh = await openProject(db(), at9B());
      const looked = await visitor.ok('compilerWorkspace', { project_id: fresh.projectId });
      expect(looked.data).toMatchObject({ workspace_id: 0, engine: 'html', closed: 'demo_school' });
      expect((await visitor.ok('compilerWorkspace', { project_id: projectId })).data.closed).toBe(
        'demo_school',
      );
      const answer = await visitor.call('save-workspace-program', saving(id, 1));
      expect(answer.ok ? '' : answer.error.code).toBe('demo_school');
    } finally {
      await db().update(schools).set({ isDemo: false }).where(eq(schools.id, 1));
    }
  });
});

describe('another person', () => {
  it('reads it as a teacher of the class or an admin, and changes nothing [C6-03, EN-22]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0);
    const { data } = await bina.ok('get-student-workspace', { workspace_id: id });
    expect(data).toMatchObject({ closed: 'read_only', student_id: test.world.esha.id, purpose: 'project' });
    expect(data.workspace_program).toEqual(page('<p>0</p>'));
    const admin = await test.enter(test.world.admin);
    const list = { filters: { project: String(projectId) } };
    for (const who of [bina, admin]) {
      const { rows } = await who.ok('workspace-page', list);
      expect(rows).toMatchObject([{ id, student_id: test.world.esha.id, versions: 1 }]);
      expect((await who.get(`/workspace/programs/${id}/1`)).status).toBe(200);
    }
    expect((await bina.ok('workspace-page', { ...list, search: 'nobody' })).total).toBe(0);
    const change = await bina.call('saveComplierWorkspaceProgram', saving(id, 1));
    expect(change.status).toBe(404);
    expect((await lineOf(id)).total).toBe(1);
  });

  it('does not read it as a teacher of other classes, a classmate, or the office [C6-03]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    const { chetan, dev, otherFaculty, superAdmin } = test.world;
    for (const who of [chetan, dev, otherFaculty]) {
      const client = await test.enter(who);
      expect((await client.call('get-student-workspace', { workspace_id: id })).status).toBe(404);
      expect((await client.call('workspace-version-list', { workspace_id: id })).status).toBe(404);
      expect((await client.get(`/workspace/programs/${id}/1`)).status).toBe(404);
    }
    expect((await (await test.enter(superAdmin)).get(`/workspace/programs/${id}/1`)).status).toBe(403);
  });

  it('on the same computer has their own workspace and sees nothing of the first [EN-21]', async () => {
    const { id, projectId } = await newWorkspace();
    await saved(id, 0);
    await give(db(), projectId, {
      schoolId: 1,
      groupId: test.world.places['9A'].gradeId,
      kind: 'division',
      assigneeId: test.world.places['9A'].divisionId,
    });
    const dev = await test.enter(test.world.dev);
    const theirs = await opened(projectId, dev);
    expect(theirs).toMatchObject({ head: null, workspace_program: null, student_id: test.world.dev.id });
    expect(theirs.workspace_id).not.toBe(id);
    expect((await dev.call('save-workspace-program', saving(id, 1))).status).toBe(404);
  });

  it('who teaches has a program of their own to show [C6-03]', async () => {
    const { projectId } = await newWorkspace();
    const mine = await opened(projectId, bina);
    expect(mine).toMatchObject({ purpose: 'demonstration', closed: '', head: null });
    const { data } = await bina.ok('saveComplierWorkspaceProgram', saving(mine.workspace_id, 0));
    expect(data.head.sequence).toBe(1);
    // It is nobody's work: neither students nor lists have it.
    expect((await esha.call('get-student-workspace', { workspace_id: mine.workspace_id })).status).toBe(404);
    expect((await bina.ok('workspace-page', { filters: { project: String(projectId) } })).total).toBe(0);
  });
});

describe('pictures and sounds', () => {
  const add = async (workspace_id: number, name: string, bytes: Uint8Array) => {
    const upload_id = await test.finishedUpload(test.world.esha, name, bytes, 'asset');
    return esha.call('workspace-asset-add', { workspace_id, upload_id, org_name: name });
  };
  const added = async (workspace_id: number, name: string, bytes: Uint8Array) => {
    const answer = await add(workspace_id, name, bytes);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.data.data;
  };
  const anonymous = (url: string) => fetch(`${test.server.address}${url}`);

  it('are there for whoever has the address, until they are deleted [C1-15, CW-09, CW-11]', async () => {
    const { id, projectId } = await newWorkspace();
    const asset = await added(id, 'photo.png', await sampleFile('picture.png'));
    expect(asset.asset_url).toMatch(/^\/workspace\/assets\/[\w-]{43}\/photo\.png$/);
    const shown = await anonymous(asset.asset_url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('access-control-allow-origin')).toBe('*');
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('set-cookie')).toBeNull();
    expect((await esha.ok('workspace-asset-list', { workspace_id: id })).data).toEqual([asset]);
    expect((await opened(projectId)).assets).toEqual([asset]);
    await esha.ok('workspace-asset-remove', { workspace_id: id, asset_id: asset.id });
    await esha.ok('workspace-asset-remove', { workspace_id: id, asset_id: asset.id });
    expect((await anonymous(asset.asset_url)).status).toBe(404);
    expect((await esha.ok('workspace-asset-list', { workspace_id: id })).data).toEqual([]);
  });

  it('are refused beyond a hundred, and where they are no picture [C1-15, CW-09]', async () => {
    const { id } = await newWorkspace();
    const asset = await added(id, 'one.png', await sampleFile('picture.png'));
    const [row] = await db().select().from(workspaceAssets).where(eq(workspaceAssets.id, asset.id));
    const { id: _, ...first } = row!;
    await db()
      .insert(workspaceAssets)
      .values(
        Array.from({ length: workspaceLimits.assets - 2 }, (_each, index) => {
          const secret = createHash('sha256').update(`${id} ${index}`).digest('base64url');
          const fileId = `${String(index).padStart(8, '0')}-0000-4000-8000-${String(id).padStart(12, '0')}`;
          return { ...first, secret, fileId };
        }),
      );
    // Of two that come at once for the hundredth place one gets it, and the other is told in words.
    const photo = await sampleFile('photo.jpg');
    const two = await Promise.all([add(id, 'two.jpg', photo), add(id, 'three.jpg', photo)]);
    const refused = two.filter((answer) => !answer.ok);
    expect(refused).toHaveLength(1);
    const [more] = refused;
    expect(more?.ok === false && [more.error.code, more.error.information]).toEqual([
      'too_many_assets',
      'A program can have at most 100 pictures and sounds. Delete one you do not need.',
    ]);
    const there = () =>
      db().$count(
        workspaceAssets,
        and(eq(workspaceAssets.workspaceId, id), isNull(workspaceAssets.revokedAt)),
      );
    expect(await there()).toBe(workspaceLimits.assets);
    // What was refused is not kept, and one that was deleted makes place for the next.
    await esha.ok('workspace-asset-remove', { workspace_id: id, asset_id: asset.id });
    expect((await add(id, 'four.jpg', photo)).ok).toBe(true);
    expect(await there()).toBe(workspaceLimits.assets);
    const other = await newWorkspace();
    const html = await add(other.id, 'page.png', Buffer.from('<script>alert(1)</script>'));
    expect(html.ok ? '' : html.error.code).toBe('bad_content');
    const svg = await add(other.id, 'page.svg', Buffer.from('<svg/>'));
    expect(svg.ok ? '' : svg.error.code).toBe('bad_extension');
  });

  it('of another workspace cannot be deleted by its number [C1-15]', async () => {
    const [mine, other] = [await newWorkspace(), await newWorkspace()];
    const asset = await added(other.id, 'photo.png', await sampleFile('picture.png'));
    await esha.ok('workspace-asset-remove', { workspace_id: mine.id, asset_id: asset.id });
    expect((await anonymous(asset.asset_url)).status).toBe(200);
    const isLive = and(eq(workspaceAssets.id, asset.id), eq(workspaceAssets.workspaceId, other.id));
    expect(await db().$count(workspaceAssets, isLive)).toBe(1);
    expect((await save(mine.id, 0)).ok).toBe(true);
  });
});
