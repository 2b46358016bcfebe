import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { programLimits } from '#contract/workspace/program.ts';
import { pendingBytes, uploads } from '#server/files/schema/upload.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';
import { hasScript } from '#server/workspace/svg-script.ts';
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

  it('that unpacks to far more than it weighs is refused before it is unpacked [CW-21]', async () => {
    const zeros = deflateRawSync(Buffer.alloc(60 * 2 ** 20));
    expect(await whyNot(zipEntry('project.json', zeros, 60 * 2 ** 20))).toBe('archive');
    // One that says it is small.
    expect(await whyNot(zipEntry('project.json', zeros, 1_000))).toBe('archive');
  });

  it('with a costume that runs a script is refused; a plain one passes [CW-21]', async () => {
    expect(await whyNot(await sb3({ svg: '<svg><script>alert(1)</script></svg>' }))).toBe('script');
    const { id } = await newWorkspace('blocks');
    await saved(id, 0, { program: asBytes(await sb3({ svg: plainSvg })) });
    expect(await versionsOf(id)).toBe(1);
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
    expect(await bad(painting([rectangle], file(`data:image/svg+xml;base64,${script}`)))).toBe('script');
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

describe('scripts in pictures', () => {
  it.each([
    '<svg><script>1</script></svg>',
    '<svg><SCRIPT href="data:,1"/></svg>',
    '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>1</x:script></x:svg>',
    '<svg onload="1"></svg>',
    '<svg><circle/onclick=1></svg>',
    '<svg><a href="javascript:1"><text>x</text></a></svg>',
    '<svg><a href="java&#115;cript:1"/></svg>',
    '<svg><a href="java&#x0A;script:1"/></svg>',
    '<svg><a xlink:href="&#x6A;avascript&colon;1"/></svg>',
    '<svg><foreignObject><p/></foreignObject></svg>',
    '<svg><image href="https://example.org/a.png"/></svg>',
    '<svg><use href="data:image/svg+xml,<svg/>"/></svg>',
    '<svg><style>@import "https://example.org/a.css"</style></svg>',
    '<svg><rect fill="url(https://example.org/a)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>',
    '<?xml-stylesheet href="a.xsl"?><svg/>',
    '<?xml version="1.0" encoding="utf-7"?><svg/>',
    '<svg>\u0000</svg>',
  ])('are found in %s [CW-21]', (text) => {
    expect(hasScript(Buffer.from(text))).toBe(true);
  });

  it('are found in other encodings too [CW-21]', () => {
    const text = '<svg><script>1</script></svg>';
    expect(hasScript(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(true);
    expect(hasScript(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe(true);
    expect(hasScript(Buffer.from(`\ufeff${text}`))).toBe(true);
  });

  it.each([
    plainSvg,
    '<svg><image href="data:image/png;base64,AAAA"/></svg>',
    '<svg><defs><linearGradient id="a"/></defs><rect fill="url(#a)"/></svg>',
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    '<svg><text font-family="Sans Serif">Come on = now</text></svg>',
    '<svg><style>.a{fill:#fff}</style></svg>',
  ])('are not seen in %s [CW-21]', (text) => {
    expect(hasScript(Buffer.from(text))).toBe(false);
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
