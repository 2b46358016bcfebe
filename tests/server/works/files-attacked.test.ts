import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AcceptedType, acceptedTypes } from '#contract/content/content.rules.ts';
import { headBytes, isFileEnding, refuseHead } from '#contract/files/file-kinds.ts';
import { endingsOf, projectPolicy, refuseFile } from '#contract/files/upload-policies.ts';
import { workPolicy } from '#contract/works/accepted-types.rules.ts';
import { files } from '#server/files/schema/file.ts';
import { rawZip } from '../../files/raw-zip.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { givenProject } from './given-world.ts';
import { handIn } from './handing-in.ts';

/** What may come as the file of a work: each is taken as what it is, or refused with the reason and not kept. */

let test: TestServer;
let esha: Client;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(async () => {
  esha = await test.enter(test.world.esha);
});

const db = () => test.server.app.db;
const at9B = () => ({ schoolId: 1, ...test.world.places['9B'] });
const project = (...types: AcceptedType[]) => givenProject(db(), at9B(), { acceptedTypes: types });

/** What the server says of a file that arrived whole: 'taken', or the code of the refusal and what is wrong inside. */
async function claim(projectId: number, name: string, bytes: Uint8Array): Promise<string> {
  const upload_id = await test.finishedUpload(test.world.esha, name, bytes, 'project');
  const answer = await esha.call('pending-project-file', {
    id: `CAP_${projectId}_1700000000`,
    upload_id,
    org_name: name,
    assignment_type: 1,
  });
  if (answer.ok) return 'taken';
  const { fault } = (answer.error.params ?? {}) as { fault?: string };
  return fault ? `${answer.error.code} ${fault}` : answer.error.code;
}

const samples: Readonly<Record<string, string>> = {
  jpg: 'photo.jpg',
  jpeg: 'photo.jpg',
  png: 'picture.png',
  gif: 'anim.gif',
  mp3: 'tone.mp3',
  wav: 'tone.wav',
  mp4: 'clip-360p.mp4',
  pdf: 'notice.pdf',
  doc: 'notice.doc',
  docx: 'notice.docx',
  zip: 'program.zip',
  rar: 'program.rar',
  txt: 'learning.txt',
  ppt: 'slides.ppt',
  pptx: 'slides.pptx',
  ppsx: 'show.ppsx',
  xls: 'marks.xls',
  xlsx: 'marks.xlsx',
  xlsm: 'marks.xlsm',
  sjr: 'kite.sjr',
  sb3: 'kite.sb3',
};
const endings = endingsOf(projectPolicy);
const zip = (parts: Readonly<Record<string, string | Buffer>>) =>
  rawZip(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })));
const scratch = JSON.stringify({ targets: [{ isStage: true }], meta: { semver: '3.0.0' } });

describe('a real file of each ending', () => {
  it.each(acceptedTypes.map((type) => [type]))(
    'is taken by a project for %s where the browser adds it, and only there [VU-13…22, VU-23]',
    async (type) => {
      const { projectId } = await project(type);
      const policy = workPolicy([type]);
      for (const ending of endings) {
        const bytes = await sampleFile(samples[ending] ?? '');
        const name = `plan.${ending}`;
        const isAdded = refuseFile(policy, { name, size: bytes.length }) === null;
        const said = await claim(projectId, name, bytes);
        expect([name, said]).toEqual([name, isAdded ? 'taken' : 'bad_extension']);
      }
    },
    120_000,
  );
});

describe('a file dressed as another', () => {
  it.each([
    ['house.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['house.jpg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['house.gif', '<html><script>alert(1)</script></html>'],
    ['plan.pdf', '<html>%PDF-</html>'],
    ['song.mp3', 'MZ\u0090\u0000 program'],
    ['story.rar', 'PK\u0003\u0004 not a rar'],
    ['story.zip', 'Rar!\u001a\u0007 not a zip'],
    ['kite.sb3', 'project.json'],
  ])('%s is refused by the browser and the server alike [VU-23]', async (name, text) => {
    const bytes = Buffer.from(text, 'latin1');
    const { projectId } = await project(...acceptedTypes);
    const ending = name.split('.').at(-1) ?? '';
    expect(isFileEnding(ending) && refuseHead(ending, bytes.subarray(0, headBytes))).not.toBeNull();
    expect(await claim(projectId, name, bytes)).toMatch(/^bad_content/);
  });

  it('is taken by what it is: a rar by its signature alone, which nobody opens [VU-17]', async () => {
    const { projectId } = await project('Zip');
    const signature = Buffer.from('526172211a070100', 'hex');
    expect(await claim(projectId, 'a.rar', Buffer.concat([signature, randomBytes(4_000)]))).toBe('taken');
    expect(await claim(projectId, 'b.rar', await sampleFile('program.zip'))).toBe('bad_content mismatch');
    expect(await claim(projectId, 'c.zip', await sampleFile('program.rar'))).toBe('bad_content mismatch');
    expect(await claim(projectId, 'd.rar', signature.subarray(0, 5))).toBe('bad_content mismatch');
  });

  it('with macros is taken as xlsm alone, and handed out to be kept, never shown [QC-18]', async () => {
    const { projectId } = await project('Excel');
    const bytes = await sampleFile('marks.xlsm');
    expect(await claim(projectId, 'marks.xlsx', bytes)).toBe('bad_content macros');
    const { fileIds } = await handIn(test, esha, test.world.esha, {
      projectId,
      files: { 'marks.xlsm': bytes },
    });
    const read = await esha.get(`/files/${fileIds[0]}`);
    expect(read.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(read.headers.get('content-security-policy')).toContain('sandbox');
    expect((await esha.get(`/files/${fileIds[0]}/preview`)).status).toBe(404);
  });
});

describe('an archive', () => {
  const mebibyte = 2 ** 20;
  /** Packed so little that the ratio says nothing: what it declares is what counts. */
  const noise = randomBytes(700_000);
  const cases: [string, string, () => Buffer, string][] = [
    ['of scratch with its project', 'a.sb3', () => zip({ 'project.json': scratch }), 'taken'],
    ['of scratch without one', 'a.sb3', () => zip({ 'other.json': scratch }), 'bad_content mismatch'],
    ['whose project is no JSON', 'a.sb3', () => zip({ 'project.json': '{' }), 'bad_content damaged'],
    [
      'whose project has no targets',
      'a.sb3',
      () => zip({ 'project.json': '{"meta":{}}' }),
      'bad_content damaged',
    ],
    [
      'whose project is larger than Scratch reads',
      'a.sb3',
      () =>
        rawZip([
          { name: 'project.json', content: randomBytes(60_000), declares: 5 * mebibyte + 1 },
          { name: 'x', content: noise },
        ]),
      'archive_bomb',
    ],
    [
      'of scratch that unpacks to more than 50 MB',
      'a.sb3',
      () =>
        rawZip([
          { name: 'project.json', content: Buffer.from(scratch) },
          { name: 'a.wav', content: noise, declares: 50 * mebibyte },
        ]),
      'archive_bomb',
    ],
    ['of ScratchJr with its data', 'a.sjr', () => zip({ 'project/data.json': '{}' }), 'taken'],
    ['of ScratchJr without', 'a.sjr', () => zip({ 'project/thumb.png': 'x' }), 'bad_content mismatch'],
    [
      'of ScratchJr that unpacks to more than 50 MB',
      'a.sjr',
      () =>
        rawZip([
          { name: 'data.json', content: Buffer.from('{}') },
          { name: 'a.wav', content: noise, declares: 50 * mebibyte },
        ]),
      'archive_bomb',
    ],
    [
      'that is a zip and unpacks to 60 MB of something',
      'a.zip',
      () => rawZip([{ name: 'a.bin', content: noise, declares: 60 * mebibyte }]),
      'taken',
    ],
    [
      'that unpacks to a thousand times its size',
      'a.zip',
      () => zip({ 'a.txt': Buffer.alloc(20 * mebibyte) }),
      'archive_bomb',
    ],
    [
      'whose entries share their bytes',
      'a.zip',
      () =>
        rawZip([
          { name: 'a', content: noise },
          ...Array.from({ length: 40 }, (_, at) => ({ name: `b${at}`, sharesBodyOf: 0 })),
        ]),
      'archive_bomb',
    ],
    [
      'of more entries than anybody makes',
      'a.zip',
      () => rawZip(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}` }))),
      'archive_bomb',
    ],
    ['with nothing inside', 'a.zip', () => rawZip([]), 'empty_file'],
    [
      'that leads out of its folder',
      'a.zip',
      () => zip({ '../../etc/passwd': 'x' }),
      'bad_content unsafe_names',
    ],
    ['that is cut off', 'a.zip', () => zip({ 'a.txt': 'abc' }).subarray(0, 40), 'bad_content damaged'],
  ];
  it.each(cases)('%s, as %s [VU-17, VU-22, QU-25]', async (_, name, bytes, wanted) => {
    const { projectId } = await project('Zip', 'sjr');
    expect(await claim(projectId, name, bytes())).toBe(wanted);
  });
});

describe('an upload', () => {
  it('that was refused is gone with its bytes, and the project takes the next [ER-11, QC-52]', async () => {
    const { projectId } = await project('Image');
    const before = await db().$count(files);
    const upload_id = await test.finishedUpload(test.world.esha, 'a.png', Buffer.from('<svg/>'), 'project');
    const input = {
      id: `CAP_${projectId}_1700000000`,
      upload_id,
      org_name: 'a.png',
      assignment_type: 1 as const,
    };
    expect((await esha.call('pending-project-file', input)).ok).toBe(false);
    expect((await esha.call('pending-project-file', input)).status).toBe(404);
    expect(await db().$count(files)).toBe(before);
    expect(await claim(projectId, 'a.png', await sampleFile('picture.png'))).toBe('taken');
  });

  it('of somebody else, of another kind or of none is nobody’s [CA-05, QC-15]', async () => {
    const { projectId } = await project('Image');
    const bytes = await sampleFile('photo.jpg');
    const { dev, esha: own } = test.world;
    const foreign = await test.finishedUpload(dev, 'a.jpg', bytes, 'project');
    const notice = await test.finishedUpload(own, 'a.jpg', bytes, 'notice');
    for (const upload_id of [
      foreign,
      notice,
      `s1-p${own.id}-project-${randomUUID().slice(0, 8)}`,
      '../../../etc/passwd',
      'x'.repeat(64),
    ]) {
      const { status } = await esha.raw('pending-project-file', {
        id: `CAP_${projectId}_1700000000`,
        upload_id,
        org_name: 'a.jpg',
        assignment_type: 1,
      });
      expect([upload_id.slice(0, 20), [400, 404].includes(status)]).toEqual([upload_id.slice(0, 20), true]);
    }
  });

  it('begins only within the size of its ending, before a byte travels [VU-24, QU-25]', async () => {
    const begin = async (name: string, size: number) => {
      const response = await fetch(`${test.server.address}/uploads`, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          authorization: `Bearer ${esha.token}`,
          'upload-length': String(size),
          'upload-metadata': `filename ${btoa(name)},kind ${btoa('project')}`,
        },
      });
      return response.status;
    };
    for (const ending of ['png', 'txt', 'sb3', 'pptx']) {
      const edge = ((projectPolicy.megabytes[ending] ?? 0) + 0.5) * 2 ** 20;
      expect([ending, await begin(`a.${ending}`, edge - 1)]).toEqual([ending, 201]);
      const beyond = await begin(`a.${ending}`, edge);
      expect([ending, beyond >= 400 && beyond < 500]).toEqual([ending, true]);
    }
    expect(await begin('a.exe', 10)).toBeGreaterThanOrEqual(400);
  });
});
