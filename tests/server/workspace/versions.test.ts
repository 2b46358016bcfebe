import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { clearPrograms } from '#server/workspace/clear.ts';
import { programBlobs, workspaces, workspaceVersions } from '#server/workspace/schema.ts';
import {
  bina,
  db,
  esha,
  later,
  lineOf,
  newWorkspace,
  programAt,
  refused,
  save,
  saved,
  saving,
  test,
  useWorkspaces,
} from './workspace-harness.ts';
import { page } from './workspace-world.ts';

useWorkspaces();

const rowsOf = (id: number) =>
  db()
    .select()
    .from(workspaceVersions)
    .where(and(eq(workspaceVersions.schoolId, 1), eq(workspaceVersions.workspaceId, id)));

describe('a save', () => {
  it('is a version with its base, its device and what is said of it [CW-21, CD-02]', async () => {
    const { id } = await newWorkspace();
    const first = await esha.ok('save-workspace-program', saving(id, 0, { device: 'Chrome, Windows' }));
    expect(first).toMatchObject({
      message: 'Saved',
      messageText: 'Your program is saved.',
      messageType: 'success',
    });
    expect(first.data).toMatchObject({
      workspace_id: id,
      is_new: true,
      head: { sequence: 1, base: 0, kind: 'save', device: 'Chrome, Windows' },
    });
    expect(await saved(id, 1, { kind: 'auto' })).toMatchObject({
      head: { sequence: 2, base: 1, kind: 'auto' },
    });
    expect(await programAt(id, 1)).toEqual(page('<p>0</p>'));
    expect(await programAt(id, 2)).toEqual(page('<p>1</p>'));
  });

  it('of what the newest version has already writes nothing, whatever it was made from [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    await saved(id, 1);
    const again = await saved(id, 1, { program: page('<p>1</p>') });
    expect(again).toMatchObject({ is_new: false, head: { sequence: 2 } });
    expect((await lineOf(id)).total).toBe(2);
  });

  it('that is sent again after a lost answer is the same version, also when a later one came [CW-21]', async () => {
    const { id } = await newWorkspace();
    const once = saving(id, 0);
    const first = await esha.ok('save-workspace-program', once);
    expect(await esha.ok('save-workspace-program', once)).toEqual(first);
    await saved(id, 1);
    const again = await esha.ok('save-workspace-program', once);
    expect(again.data).toMatchObject({ saved: first.data.head, head: { sequence: 2 } });
    expect((await lineOf(id)).total).toBe(2);
  });

  it('that two devices send at once is one version and one conflict [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    const answers = await Promise.all([
      save(id, 1, { program: page('<p>desk</p>'), device: 'desk' }),
      save(id, 1, { program: page('<p>phone</p>'), device: 'phone' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const lost = answers.find((answer) => !answer.ok);
    expect(lost?.status).toBe(409);
    expect((await lineOf(id)).total).toBe(2);
  });

  it('without a program is refused in the words of the specification [CW-18, ER-34]', async () => {
    const { id } = await newWorkspace();
    const answer = await save(id, 0, { program: null });
    expect(answer.ok ? '' : answer.error.information).toBe('Please run the program first.');
  });

  it('by itself never puts an empty program over a full one; by hand it does [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    expect(await refused(id, 1, { kind: 'auto', program: page(' \n') })).toMatchObject({
      code: 'empty_program',
    });
    expect(await programAt(id, 1)).toEqual(page('<p>0</p>'));
    expect(await saved(id, 1, { kind: 'save', program: page('') })).toMatchObject({ head: { sequence: 2 } });
  });
});

describe('a conflict', () => {
  it('says what is the newest, and writes nothing until the student chose [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    later();
    await saved(id, 1, { program: page('<p>phone</p>'), device: 'phone' });
    const at = test.clock.now.getTime();
    expect(await refused(id, 1, { program: page('<p>desk</p>') })).toEqual({
      code: 'program_conflict',
      params: { sequence: 2, at, device: 'phone', size: 'index.html<p>phone</p>'.length },
    });
    expect((await lineOf(id)).total).toBe(2);
  });

  it('ends with mine as the newest, and theirs in the time line [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    await saved(id, 1, { program: page('<p>phone</p>') });
    const mine = await saved(id, 2, { program: page('<p>desk</p>'), keep: 'mine' });
    expect(mine).toMatchObject({ head: { sequence: 3, base: 2 }, saved: { sequence: 3 } });
    expect(await programAt(id, 2)).toEqual(page('<p>phone</p>'));
    expect(await programAt(id, 3)).toEqual(page('<p>desk</p>'));
  });

  it('ends with both in the time line and theirs as the newest, once however often it is sent [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    await saved(id, 1, { program: page('<p>phone</p>') });
    const both = saving(id, 2, { program: page('<p>desk</p>'), keep: 'both' });
    const kept = await esha.ok('save-workspace-program', both);
    expect(kept.data).toMatchObject({
      saved: { sequence: 3, kind: 'save' },
      head: { sequence: 4, base: 2, kind: 'restore' },
    });
    expect(await programAt(id, 3)).toEqual(page('<p>desk</p>'));
    expect(await programAt(id, 4)).toEqual(page('<p>phone</p>'));
    expect(await esha.ok('save-workspace-program', both)).toEqual(kept);
    expect((await lineOf(id)).total).toBe(4);
  });
});

describe('the time line', () => {
  it('restores every version as it was, as a version of its own [C6-03]', async () => {
    const { id } = await newWorkspace();
    const texts = ['<p>one</p>', '<p>दो</p>', '', '<p>😀 \u200f שלום \u0301</p>', '<p>last</p>'];
    for (const [index, text] of texts.entries()) await saved(id, index, { program: page(text) });
    let head = texts.length;
    for (const [index, text] of texts.entries()) {
      const save_id = randomUUID();
      const asked = { workspace_id: id, save_id, base_sequence: head, sequence: index + 1 };
      const { data } = await esha.ok('workspace-version-restore', asked);
      expect(data.head).toMatchObject({ sequence: head + 1, kind: 'restore', base: index + 1 });
      expect((await esha.ok('workspace-version-restore', asked)).data).toEqual(data);
      head = data.head.sequence;
      expect(await programAt(id, head)).toEqual(page(text));
    }
  });

  it('begins anew as a version, and what there was stays [CW-21]', async () => {
    const { id } = await newWorkspace();
    await saved(id, 0);
    const { data } = await esha.ok('workspace-start-over', {
      workspace_id: id,
      save_id: randomUUID(),
      base_sequence: 1,
    });
    expect(data.head).toMatchObject({ sequence: 2, kind: 'start_over', sha256: '', size: 0 });
    expect(await programAt(id, 2)).toBeNull();
    expect(await programAt(id, 1)).toEqual(page('<p>0</p>'));
    // From another version than the newest it is a conflict as any other.
    const late = await esha.call('workspace-start-over', {
      workspace_id: id,
      save_id: randomUUID(),
      base_sequence: 1,
    });
    expect(late.ok ? '' : late.error.code).toBe('program_conflict');
  });

  it('comes in pages, the newest first, and teachers read it too [C6-03]', async () => {
    const { id } = await newWorkspace();
    for (let base = 0; base < 5; base += 1) await saved(id, base);
    const first = await bina.ok('workspace-version-list', { workspace_id: id, size: 2 });
    expect(first).toMatchObject({ total: 5, has_more: true });
    expect(first.rows.map(({ sequence }) => sequence)).toEqual([5, 4]);
    const rest = await bina.ok('workspace-version-list', { workspace_id: id, before: 4, size: 3 });
    expect(rest.rows.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    expect(rest.has_more).toBe(false);
  });

  it('beyond its bound thins out what was saved by itself; the rest stays, and the newest [CW-21]', async () => {
    const { id } = await newWorkspace();
    const all = workspaceLimits.versions;
    const at = new Date('2026-11-10T06:00:00Z').getTime();
    await saved(id, 0);
    const [first] = await rowsOf(id);
    await db()
      .insert(workspaceVersions)
      .values(
        Array.from({ length: all - 1 }, (_, index) => ({
          ...first!,
          sequence: index + 2,
          base: index + 1,
          kind: index % 100 === 0 ? ('save' as const) : ('auto' as const),
          saveId: null,
          at: new Date(at + index * 10_000),
        })),
      );
    await db().update(workspaces).set({ head: all, versionCount: all }).where(eq(workspaces.id, id));
    const explicit = async () => (await rowsOf(id)).filter(({ kind }) => kind !== 'auto').length;
    const before = await explicit();
    for (let base = all; base < all + 20; base += 1) {
      later();
      await saved(id, base, { kind: 'auto' });
    }
    const { total, rows } = await lineOf(id);
    expect([total, rows.length, (await rowsOf(id)).length]).toEqual([all, all, all]);
    expect(rows[0]?.sequence).toBe(all + 20);
    expect(await explicit()).toBe(before);
    expect(rows.at(-1)?.sequence).toBe(1);
  });
});

describe('what is kept', () => {
  it('is kept once a school, and goes when no version names it [CW-21]', async () => {
    const text = `<p>${randomUUID()}</p>`;
    const [one, two] = [await newWorkspace(), await newWorkspace()];
    await saved(one.id, 0, { program: page(text) });
    await saved(two.id, 0, { program: page(text) });
    const [row] = await rowsOf(one.id);
    const blobs = () => db().$count(programBlobs, eq(programBlobs.sha256, row!.sha256!));
    expect(await blobs()).toBe(1);
    await db().delete(workspaces).where(eq(workspaces.id, one.id));
    const soon = new Date(Date.now() + 3 * 86_400_000);
    await clearPrograms(test.server.app, soon);
    expect(await blobs()).toBe(1);
    await db().delete(workspaces).where(eq(workspaces.id, two.id));
    await clearPrograms(test.server.app, soon);
    expect(await blobs()).toBe(0);
  });
});
