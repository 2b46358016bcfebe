import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeFromWire } from '#contract/notices/notice.codec.ts';
import { readRange } from '#server/files/read-range.ts';
import { facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { metadataOf } from '../uploading.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  asha = await test.signIn(world.asha);
});
afterAll(() => test.close());

const grade = () => String(world.places['9A'].gradeId);

async function claim(client: Client, who: Named, name: string, bytes?: Uint8Array) {
  const upload = await test.finishedUpload(who, name, bytes ?? (await sampleFile(name)));
  return client.call('handle-upload-files', { upload_id: upload, org_name: name });
}

async function attach(name: string) {
  const answer = await claim(asha, world.asha, name);
  if (!answer.ok) throw new Error(answer.error.information);
  const { file_path, extnType, org_name } = answer.data.data;
  return { fileName: file_path, extnType, org_fileName: org_name };
}

/** The tus protocol by hand: create, send in two parts with a break between them. */
async function tusUpload(client: Client, name: string, bytes: Uint8Array) {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${client.token}` };
  const created = await fetch(`${test.server.address}/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': metadataOf(name),
    },
  });
  if (created.status !== 201) return { status: created.status, text: await created.text() };
  const address = new URL(created.headers.get('location') ?? '', test.server.address);
  const part = (from: number, to: number) =>
    fetch(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes.slice(from, to),
    });
  const half = Math.floor(bytes.length / 2);
  await part(0, half);
  const id = address.pathname.split('/').at(-1) ?? '';
  const early = await client.call('handle-upload-files', { upload_id: id, org_name: name });
  const head = await fetch(address, { method: 'HEAD', headers });
  const offset = Number(head.headers.get('upload-offset'));
  await part(offset, bytes.length);
  return { status: 201, id, early, offset, half };
}

describe('an upload', () => {
  it('goes on after a break where it stopped and is then kept [NX-295, C1-13, QU-03, NF-15, ER-03]', async () => {
    const bytes = await sampleFile('notice.pdf');
    const sent = await tusUpload(asha, 'notice.pdf', bytes);
    expect(sent).toMatchObject({ status: 201, early: { error: { code: 'unfinished_upload' } } });
    expect(sent.offset).toBe(sent.half);
    const kept = await asha.ok('handle-upload-files', { upload_id: sent.id ?? '', org_name: 'notice.pdf' });
    expect(kept).toMatchObject({
      information: 'File Saved',
      data: { extnType: 'pdf', org_name: 'notice.pdf', size: bytes.length },
    });
    const again = await asha.ok('handle-upload-files', { upload_id: sent.id ?? '', org_name: 'notice.pdf' });
    expect(again.data.file_path).toBe(kept.data.file_path);
    const read = await asha.get(`/files/${kept.data.file_path}`);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is refused before its first byte: a kind that no room carries, wrong name, too large, not signed in, a student, a demo school [VN-33, VN-35, VN-37]', async () => {
    const create = async (client: Client, name: string, length: number, kind?: string) =>
      (
        await fetch(`${test.server.address}/uploads`, {
          method: 'POST',
          headers: {
            'tus-resumable': '1.0.0',
            ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
            'upload-length': String(length),
            'upload-metadata': metadataOf(name, kind),
          },
        })
      ).status;
    expect(await create(asha, 'a.pdf', 10, 'constructor')).toBe(400);
    expect(await create(asha, 'a.pdf', 10, '')).toBe(400);
    expect(await create(asha, 'virus.exe', 10)).toBe(422);
    expect(await create(asha, 'film.mp4', 103 * 2 ** 20)).toBe(413);
    expect(await create(test.anonymous, 'a.pdf', 10)).toBe(401);
    expect(await create(await test.signIn(world.dev), 'a.pdf', 10)).toBe(403);
    expect(await create(await test.signIn(world.demoFaculty), 'a.pdf', 10)).toBe(403);
    expect(await create(asha, 'a.pdf', 10)).toBe(201);
  });

  it('can be claimed, seen and continued by its owner alone', async () => {
    const bina = await test.signIn(world.bina);
    const upload = await test.finishedUpload(world.asha, 'notice.pdf', await sampleFile('notice.pdf'));
    expect(
      (await bina.call('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' })).status,
    ).toBe(404);
    const head = await fetch(`${test.server.address}/uploads/${upload}`, {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${bina.token}` },
    });
    expect(head.status).toBe(403);
  });

  it('is claimed for what its kind is for alone', async () => {
    const bytes = await sampleFile('notice.pdf');
    const upload = await test.finishedUpload(world.asha, 'notice.pdf', bytes, 'project');
    const claimed = await asha.call('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
    expect(claimed.status).toBe(404);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  it.each([
    ['a renamed picture', 'x.pdf', () => sampleFile('photo.jpg'), 'bad_content'],
    ['an SVG dressed as PNG', 'x.png', async () => svg, 'bad_content'],
    ['an empty file', 'x.pdf', async () => Buffer.alloc(0), 'empty_file'],
    ['a wrong extension', 'x.svg', async () => svg, 'bad_extension'],
  ])('%s is refused and not kept [VN-33, VN-34]', async (_what, name, bytes, code) => {
    const answer = await claim(asha, world.asha, name, await bytes());
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(await readdir(join(test.dataDir, 'uploads'))).not.toContain(name);
  });
});

describe('an attachment', () => {
  it('is read by whom its notice is for, and by nobody else [PR-02, C1-16]', async () => {
    const file = await attach('photo.jpg');
    const id = await shareAsFaculty(asha, {
      grade: grade(),
      division: String(world.places['9A'].divisionId),
      file: [file],
    });
    const statusFor = async (who: Named) =>
      (await (await test.signIn(who)).get(`/files/${file.fileName}`)).status;
    expect(await statusFor(world.dev)).toBe(200);
    expect(await statusFor(world.admin)).toBe(200);
    expect(await statusFor(world.esha)).toBe(404);
    expect(await statusFor(world.chetan)).toBe(404);
    expect(await statusFor(world.otherAdmin)).toBe(404);
    expect(await statusFor(world.superAdmin)).toBe(404);
    expect((await test.anonymous.get(`/files/${file.fileName}`)).status).toBe(401);
    // The right to the file ends with the right to the notice.
    await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, { id, noticeSubmitType: 'edit', grade: grade(), status: 0, file: [file] }),
    );
    expect(await statusFor(world.dev)).toBe(404);
  });

  it('comes with what the viewer needs: type, size, cover, preview [EN-03, EN-04, NX-293]', async () => {
    const files = [];
    for (const name of [
      'photo.jpg',
      'notice.docx',
      'notice.doc',
      'slides.pptx',
      'slides.ppt',
      'marks.xlsx',
      'program.zip',
      'clip-360p.mp4',
    ])
      files.push(await attach(name));
    const id = await shareAsFaculty(asha, { grade: grade(), file: files });
    const { data } = await asha.ok('get-notice-details', {
      notice_id: id,
      user_id: world.asha.id,
      action: 'edit',
    });
    const notice = noticeFromWire(data, world.asha.id);
    expect(notice.attachments.map((each) => [each.type, each.hasPreview, each.cover !== null])).toEqual([
      ['image', false, true],
      ['docx', true, false],
      ['doc', true, false],
      ['pptx', true, false],
      ['ppt', true, false],
      ['xlsx', false, false],
      ['zip', false, false],
      ['video', false, false],
    ]);
    const preview = await asha.get(`/files/${notice.attachments[1]?.fileId}/preview`);
    expect(preview.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(await preview.text()).toContain('<meta charset');
    const cover = await asha.get(notice.attachments[0]?.cover ?? '');
    expect(cover.headers.get('content-type')).toBe('image/webp');
  });

  it('answers byte ranges, so that a film can be wound forward [TV-10]', async () => {
    const file = await attach('clip-360p.mp4');
    const whole = Buffer.from(await sampleFile('clip-360p.mp4'));
    const part = await asha.get(`/files/${file.fileName}`, { range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);
    const beyond = await asha.get(`/files/${file.fileName}`, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
    expect(readRange('bytes=-500', 2000)).toEqual({ start: 1500, end: 1999 });
    expect(readRange('bytes=5-', 10)).toEqual({ start: 5, end: 9 });
    expect(readRange('items=0-1', 10)).toBeNull();
  });

  it('is downloaded under its name, but not in a demo school [NX-288, TV-14, RP-07]', async () => {
    const file = await attach('program.zip');
    await shareAsFaculty(asha, { grade: grade(), file: [file] });
    const dev = await test.signIn(world.dev);
    expect((await dev.raw('download', { filePath: file.fileName })).status).toBe(200);
    expect(
      (await (await test.signIn(world.chetan)).raw('download', { filePath: file.fileName })).status,
    ).toBe(404);
    for (const path of ['../secret', '..%2fsecret', 'a\u0000b', ''])
      expect((await dev.raw('download', { filePath: path })).status).toBe(400);
    const missing = { filePath: '00000000-0000-4000-8000-000000000000' };
    expect((await (await test.signIn(world.demoStudent)).raw('download', missing)).status).toBe(404);
  });

  it('is taken off its notice at once in edit mode and stays on a reshared one [NX-286, C1-07, ER-04, QC-52]', async () => {
    const [first, second] = [await attach('notice.pdf'), await attach('photo.jpg')];
    const id = await shareAsFaculty(asha, { grade: grade(), file: [first, second] });
    const reshared = await shareAsFaculty(asha, {
      grade: grade(),
      noticeSubmitType: 'editReshare',
      file: [first],
    });
    const removed = await asha.ok('delete-notice-file', {
      notice_id: id,
      path: first.fileName,
      pathIndex: 0,
    });
    expect(removed).toMatchObject({ information: 'Deleted successfully.', version: 2 });
    expect(removed.data.map((file) => file.org_fileName)).toEqual(['photo.jpg']);
    const bina = await test.signIn(world.bina);
    expect((await bina.call('delete-notice-file', { notice_id: id, path: second.fileName })).status).toBe(
      403,
    );
    const { data } = await bina.ok('get-notice-details', {
      notice_id: reshared,
      user_id: world.bina.id,
      action: 'view',
    });
    expect(data.files).toContain('notice.pdf');
  });

  it('cannot be attached by somebody who may not read it', async () => {
    const file = await attach('notice.pdf');
    const bina = await test.signIn(world.bina);
    const answer = await bina.call(
      'create-faculty-notice',
      await facultyInput(bina, { grade: grade(), file: [file] }),
    );
    expect(answer).toMatchObject({ error: { code: 'unknown_file' } });
  });
});
