import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longestFileName } from '#contract/files/upload-policies.ts';
import { noticeFromWire } from '#contract/notices/notice.codec.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { metadataOf } from '../uploading.ts';

let test: TestServer;
let asha: Client;
let dev: Client;
let downloads: string;
beforeAll(async () => {
  test = await startTestServer();
  asha = await test.signIn(test.world.asha);
  dev = await test.signIn(test.world.dev);
  downloads = await mkdtemp(join(tmpdir(), 'banyan-names-'));
});
afterAll(async () => {
  await test.close();
  await rm(downloads, { recursive: true, force: true });
});

/** What a browser makes of the header: the name in `filename*`, which goes before `filename`. */
function nameIn(header: string): { shown: string; ascii: string } {
  const [, ascii = '', encoded = ''] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(header) ?? [];
  return { shown: decodeURIComponent(encoded), ascii };
}

/** Tus, list, download: the name on each of its ways. */
async function travel(name: string) {
  const created = await fetch(`${test.server.address}/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${asha.token}`,
      'upload-length': '1',
      'upload-metadata': metadataOf(name),
    },
  });
  const upload_id = await test.finishedUpload(test.world.asha, name, await sampleFile('notice.pdf'));
  const kept = await asha.call('handle-upload-files', { upload_id, org_name: name });
  if (!kept.ok) return { status: created.status, code: kept.error.code };
  const { file_path, extnType, org_name } = kept.data.data;
  const id = await shareAsFaculty(asha, {
    grade: String(test.world.places['9A'].gradeId),
    file: [{ fileName: file_path, extnType, org_fileName: name }],
  });
  const details = await dev.ok('get-notice-details', {
    notice_id: id,
    user_id: test.world.dev.id,
    action: 'view',
  });
  const response = await fetch(`${test.server.address}/api/v1/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${dev.token}` },
    body: JSON.stringify({ filePath: file_path }),
  });
  const { shown, ascii } = nameIn(response.headers.get('content-disposition') ?? '');
  await response.arrayBuffer();
  return {
    status: created.status,
    kept: org_name,
    listed: noticeFromWire(details.data, test.world.dev.id).attachments[0]?.name,
    shown,
    ascii,
    type: response.headers.get('content-type'),
    sniffed: response.headers.get('x-content-type-options'),
  };
}

it.each([
  ['an everyday name', 'Plan for June (final) v2.pdf'],
  ['Devanagari', 'परीक्षा की तैयारी.pdf'],
  ['Urdu', 'ریاضی کا کام.pdf'],
  ['a joiner that the script needs', 'می‌خواهم क्‍ष.pdf'],
  ['emoji, one of them of several signs', '👩‍🏫 plan 🎉.pdf'],
  ['quotes and percent signs', `"it's" 100%2f ; filename="x".pdf`],
  ['stars and brackets', `a*b(c)[d]{e}~'f'.pdf`],
  ['blanks inside and many dots', 'a  b...c.pdf'],
])('%s comes back as it went in [C1-13, C1-16]', async (_what, name) => {
  const found = await travel(name);
  expect(found).toMatchObject({ status: 201, kept: name, listed: name, shown: name });
  expect(found).toMatchObject({ type: 'application/octet-stream', sniffed: 'nosniff' });
  expect(found.ascii).toMatch(/^[\w. -]+$/);
});

it.each([
  ['order turned around', 'photo\u202Efdp.exe.pdf', 'photofdp.exe.pdf'],
  ['other signs that turn it', '\u2066a\u2069\u200Fb\u061C\uFEFF.pdf', 'ab.pdf'],
  ['control characters', 'a\u0001b\r\nSet-Cookie: x=1\t.pdf', 'abSet-Cookie: x=1.pdf'],
  ['a path upwards', '../../etc/passwd.pdf', 'passwd.pdf'],
  ['a Windows path', 'C:\\Windows\\system32\\evil.pdf', 'evil.pdf'],
  ['leading dots', '..hidden.pdf', 'hidden.pdf'],
  ['a device of Windows', 'CON.pdf', '_CON.pdf'],
  ['one with a number', 'lpt1.tar.pdf', '_lpt1.tar.pdf'],
  ['letters in two parts', 'e\u0301cole.pdf', 'école.pdf'],
  ['blanks around', '   plan.pdf  ', 'plan.pdf'],
])('%s is made harmless, the rest stays [C1-13]', async (_what, name, expected) => {
  expect(await travel(name)).toMatchObject({ kept: expected, listed: expected, shown: expected });
});

it.each([
  ['nothing but an ending', '.pdf'],
  ['nothing visible', '\u200F\u202E.pdf'],
  ['half a sign and nothing else', '\ud83d.pdf'],
  ['too many characters', `${'x'.repeat(longestFileName)}.pdf`],
  ['another ending behind a NUL', 'plan.pdf\u0000.exe'],
  ['a turned ending', 'plan\u202Efdp.exe'],
])('%s is refused with a sentence, and leaves nothing [VN-34]', async (_what, name) => {
  const found = await travel(name);
  expect(found.code).toMatch(/^(bad_extension|bad_request)$/);
});

it('the longest name there may be, in any script, can be written to a disk under what the header says', async () => {
  for (const sign of ['क', '👩‍🏫', 'é', 'x']) {
    const room = longestFileName - '.pdf'.length;
    const name = `${sign.repeat(Math.floor(room / sign.length))}.pdf`;
    const found = await travel(name);
    expect(Buffer.byteLength(found.shown ?? '')).toBeLessThanOrEqual(255);
    await writeFile(join(downloads, found.shown ?? ''), '');
    expect((await readdir(downloads)).map((each) => each.normalize('NFC'))).toContain(found.shown);
    expect(found.shown).toMatch(/\.pdf$/);
    expect(found.shown).not.toContain('\uFFFD');
  }
});

it('a file is never listed as something else than was checked', async () => {
  const upload_id = await test.finishedUpload(test.world.asha, 'plan.pdf', await sampleFile('notice.pdf'));
  const { data } = await asha.ok('handle-upload-files', { upload_id, org_name: 'plan.pdf' });
  const id = await shareAsFaculty(asha, {
    grade: String(test.world.places['9A'].gradeId),
    file: [{ fileName: data.file_path, extnType: 'pdf', org_fileName: 'plan.pdf.html' }],
  });
  const details = await dev.ok('get-notice-details', {
    notice_id: id,
    user_id: test.world.dev.id,
    action: 'view',
  });
  expect(noticeFromWire(details.data, test.world.dev.id).attachments[0]?.name).toBe('plan.pdf');
});

it('nothing in a name becomes a second header or a second parameter', () => {
  for (const name of ['a"; filename="b.exe', "a'; b=c", 'a\r\nX: y', '%0d%0aX: y', 'ünï%2e%2e%2fcode']) {
    const header = contentDisposition('attachment', name);
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.match(/filename=/g)).toHaveLength(1);
    expect(nameIn(header).shown).toBe(name);
  }
});
