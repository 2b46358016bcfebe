import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshAssets } from '#contract/workspace/fresh-blocks.ts';
import { programLimits } from '#contract/workspace/program.ts';
import { pendingBytes, uploads } from '#server/files/schema/upload.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';
import { db, lineOf, newWorkspace, refused, save, saved, test, useWorkspaces } from './workspace-harness.ts';
import { asBytes, page, painting, plainSvg, sb3 } from './workspace-world.ts';

useWorkspaces();

const upload = async (name: string, bytes: Uint8Array) => ({
  kind: 'upload' as const,
  upload_id: await test.finishedUpload(test.world.esha, name, bytes, 'program'),
});
const versionsOf = (id: number) =>
  db().$count(
    workspaceVersions,
    and(eq(workspaceVersions.schoolId, 1), eq(workspaceVersions.workspaceId, id)),
  );

describe('a program of text', () => {
  it('of a megabyte passes, and one byte more is refused; signs of several bytes count as such [CW-21]', async () => {
    const { id } = await newWorkspace('python');
    const room = programLimits.text - 'main.py'.length;
    const file = (text: string) => ({ kind: 'files' as const, files: [{ name: 'main.py', text }] });
    expect(await saved(id, 0, { program: file('\n'.repeat(room)) })).toMatchObject({
      head: { size: programLimits.text },
    });
    const over = { code: 'program_too_large', params: { most: 1 } };
    expect(await refused(id, 1, { program: file(`${'\n'.repeat(room)}#`) })).toEqual(over);
    expect(await refused(id, 1, { program: file('क'.repeat(room / 3 + 1)) })).toEqual(over);
    const answer = await save(id, 1, { program: file('a'.repeat(4 * 2 ** 20)) });
    expect([answer.ok, answer.status]).toEqual([false, 413]);
    expect(await versionsOf(id)).toBe(1);
  });

  it('with names that lead elsewhere, that are alike, or of another tool is refused [CW-21]', async () => {
    const { id } = await newWorkspace('html');
    const files = (...names: string[]) => ({
      kind: 'files' as const,
      files: names.map((name) => ({ name, text: 'x' })),
    });
    for (const name of ['../index.html', 'a/b.html', '.env', 'index', '', `${'a'.repeat(60)}.html`])
      expect(await refused(id, 0, { program: files(name) })).toMatchObject({ code: 'bad_request' });
    expect(await refused(id, 0, { program: files('A.html', 'a.html') })).toEqual({
      code: 'bad_program',
      params: { what: 'names' },
    });
    const many = files(...Array.from({ length: programLimits.files + 1 }, (_, index) => `f${index}.html`));
    expect(await refused(id, 0, { program: many })).toMatchObject({ code: 'bad_request' });
    expect(await refused(id, 0, { program: asBytes(Buffer.from('x')) })).toEqual({
      code: 'bad_program',
      params: { what: 'kind' },
    });
    const blocks = await newWorkspace('blocks');
    expect(await refused(blocks.id, 0, { program: page('x') })).toMatchObject({ code: 'bad_program' });
  });
});

describe('an sb3', () => {
  const whyNot = async (bytes: Uint8Array) => {
    const { id } = await newWorkspace('blocks');
    const why = await refused(id, 0, { program: asBytes(bytes) });
    expect(await versionsOf(id)).toBe(0);
    return typeof why === 'string' ? why : why.params?.['what'];
  };

  it('that is damaged, no archive, or has something else in it is refused, and nothing is kept of it [CW-21]', async () => {
    const whole = await sb3();
    expect(await whyNot(Buffer.from('PK'))).toBe('archive');
    expect(await whyNot(Buffer.alloc(0))).toBe('archive');
    expect(await whyNot(whole.subarray(0, whole.length - 30))).toBe('archive');
    expect(await whyNot(await sb3({ project: '{"targets":' }))).toBe('project');
    expect(await whyNot(await sb3({ project: '{"targets":[],"meta":{}}' }))).toBe('project');
    expect(await whyNot(await sb3({ project: '{"targets":[{"isStage":true}],"meta":{}}' }))).toBe('project');
    expect(await whyNot(await sb3({ more: new Map([['run.html', Buffer.from('<script>')]]) }))).toBe(
      'archive',
    );
    expect(await whyNot(await sb3({ more: new Map([['folder/a.png', Buffer.from('x')]]) }))).toBe('archive');
    expect(await db().$count(pendingBytes)).toBe(0);
  });

  it('without a stage is refused; without the picture of a costume, which may not have come, it is kept [CW-21]', async () => {
    const target = (isStage: boolean, assetId: string) => ({
      isStage,
      name: 'Fish',
      blocks: {},
      costumes: [{ assetId, name: 'fin', dataFormat: 'svg' }],
      sounds: [],
    });
    const project = (...targets: object[]) => sb3({ project: JSON.stringify({ targets, meta: {} }) });
    expect(await whyNot(await project(target(false, 'figure')))).toBe('project');
    expect(await whyNot(await project(target(true, 'figure'), target(true, 'figure')))).toBe('project');
    const { id } = await newWorkspace('blocks');
    const program = asBytes(await project(target(true, 'figure'), target(false, 'lost')));
    expect((await saved(id, 0, { program })).head.sequence).toBe(1);
  });

  it('that unpacks to far more than it weighs is refused before it is unpacked [CW-21]', async () => {
    const zeros = deflateRawSync(Buffer.alloc(60 * 2 ** 20));
    expect(await whyNot(zipEntry('project.json', zeros, 60 * 2 ** 20))).toBe('archive');
    // One that says it is small.
    expect(await whyNot(zipEntry('project.json', zeros, 1_000))).toBe('archive');
  });

  it('with a costume that runs a script is refused; a plain one passes [CW-21]', async () => {
    const { id } = await newWorkspace('blocks');
    const script = '<svg><script>alert(1)</script></svg>';
    expect(await refused(id, 0, { program: asBytes(await sb3({ svg: script })) })).toEqual({
      code: 'costume_script',
      params: { costume: 'figure', sprite: 'Stage' },
    });
    const unused = new Map([['unused.svg', Buffer.from(script)]]);
    expect(await refused(id, 0, { program: asBytes(await sb3({ more: unused })) })).toEqual({
      code: 'costume_script',
      params: { costume: 'unused.svg', sprite: '' },
    });
    const words = '<svg><text>My onion = 5. javascript: a language</text></svg>';
    await saved(id, 0, { program: asBytes(await sb3({ svg: plainSvg })) });
    await saved(id, 1, { program: asBytes(await sb3({ svg: words })) });
    expect(await versionsOf(id)).toBe(2);
  });

  it('that lost its blocks and keeps costumes or variables is saved by itself [CW-21]', async () => {
    const { id } = await newWorkspace('blocks');
    const [costumeId = ''] = freshAssets;
    const full = await sb3({ blocks: { a: { opcode: 'motion_movesteps' } } });
    await saved(id, 0, { program: asBytes(full) });
    const drawn = asBytes(await sb3());
    expect(await saved(id, 1, { kind: 'auto', program: drawn })).toMatchObject({ head: { sequence: 2 } });
    const counted = asBytes(await sb3({ costumeId, variables: { v: ['points', 3] } }));
    expect(await saved(id, 2, { kind: 'auto', program: counted })).toMatchObject({ head: { sequence: 3 } });
    // Neither counts as empty, so an empty load does not replace it either.
    const empty = asBytes(await sb3({ costumeId }));
    expect(await refused(id, 3, { kind: 'auto', program: empty })).toMatchObject({ code: 'empty_program' });
  });

  it('of 51 MB is refused before its first byte, and at its claim; a large one passes by upload [CW-21]', async () => {
    const { id } = await newWorkspace('blocks');
    const begun = await fetch(`${test.server.address}/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await test.enter(test.world.esha)).token}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(51 * 2 ** 20),
        'upload-metadata': `kind ${btoa('program')},filename ${btoa('program.sb3')}`,
      },
    });
    expect(begun.status).toBe(413);
    const noise = Buffer.alloc(2 * 2 ** 20);
    for (let at = 0, last = createHash('sha512').digest(); at < noise.length; at += 64) {
      last = createHash('sha512').update(last).digest();
      last.copy(noise, at);
    }
    const large = await upload('program.sb3', await sb3({ more: new Map([['sound.wav', noise]]) }));
    expect(await saved(id, 0, { program: large })).toMatchObject({ head: { sequence: 1 }, is_new: true });
    expect(await db().$count(uploads, eq(uploads.id, large.upload_id))).toBe(0);
    const over = await upload('program.sb3', Buffer.alloc(51 * 2 ** 20));
    expect(await refused(id, 1, { program: over })).toEqual({
      code: 'program_too_large',
      params: { most: 50 },
    });
    // Somebody else's upload, and one of another kind.
    const foreign = await test.finishedUpload(test.world.dev, 'program.sb3', noise, 'program');
    const kind = await test.finishedUpload(test.world.esha, 'program.sb3', noise, 'asset');
    for (const upload_id of [foreign, kind])
      expect(await refused(id, 1, { program: { kind: 'upload', upload_id } })).toMatchObject({
        code: 'not_found',
      });
    expect((await lineOf(id)).total).toBe(1);
  });
});

describe('a painting', () => {
  const rectangle = { type: 'rectangle', x: 1 };

  it('is JSON with shapes, and its pictures run nothing [CW-21]', async () => {
    const { id } = await newWorkspace('painting');
    const bad = async (bytes: Uint8Array) => {
      const why = await refused(id, 0, { program: asBytes(bytes) });
      return typeof why === 'string' ? why : why.params?.['what'];
    };
    expect(await bad(Buffer.from('no JSON'))).toBe('project');
    expect(await bad(Buffer.from('{"elements":{}}'))).toBe('project');
    const file = (dataURL: string) => ({ a: { mimeType: 'image/png', dataURL } });
    expect(await bad(painting([rectangle], file('https://example.org/a.png')))).toBe('project');
    expect(await bad(painting([rectangle], file('data:text/html,<script>')))).toBe('project');
    const script = Buffer.from('<svg onload="x()"/>').toString('base64');
    const scripted = painting([rectangle], file(`data:image/svg+xml;base64,${script}`));
    expect(await refused(id, 0, { program: asBytes(scripted) })).toEqual({ code: 'picture_script' });
    expect(await saved(id, 0, { program: asBytes(painting([rectangle])) })).toMatchObject({
      head: { sequence: 1 },
    });
    // An empty page, or one whose shapes were all deleted, replaces it by hand alone.
    for (const blank of [painting([]), painting([{ ...rectangle, isDeleted: true }])])
      expect(await refused(id, 1, { kind: 'auto', program: asBytes(blank) })).toMatchObject({
        code: 'empty_program',
      });
  });
});

/** A zip of one entry that says of itself what it wants. */
function zipEntry(name: string, packed: Buffer, says: number): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(says, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(says, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  const title = Buffer.from(name);
  return Buffer.concat([local, title, packed, central, title, end]);
}
