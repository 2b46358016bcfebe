import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/core/refusals.ts';
import { readConfig } from '#server/core/config.ts';
import { admitUpload } from '#server/files/upload-room.ts';
import { lockSchoolRow } from '#server/schools/index.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { placeOfFiles, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { beginUpload, idOf, metadataOf, sendPart } from '../uploading.ts';
import type { Named } from '../world.ts';

let test: TestServer;
afterEach(() => test.close());

const mebibyte = 2 ** 20;
const hour = 3_600_000;

const tokenOf = async (who: Named) => (await test.signIn(who)).token ?? '';
const begin = (token: string, bytes = 1000) => beginUpload(test.server.address, token, 'plan.pdf', bytes);
const refusalOf = async (response: Response) => (await response.json()) as ErrorBody;
/** How often each status was answered. */
function tally(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const many = (token: string, times: number, bytes?: number) =>
  Promise.all(Array.from({ length: times }, () => begin(token, bytes)));

/** A disk of a few hundred kilobytes is root's to make, and not in every container. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

describe('uploads under way', () => {
  it('of a person are so many at once, begun in a row or in parallel; one that ends makes room', async () => {
    test = await startTestServer({ UPLOADS_AT_ONCE_PERSON: '5' });
    const asha = await test.signIn(test.world.asha);
    const token = asha.token ?? '';
    const answers = await many(token, 30);
    expect(tally(answers)).toEqual({ 201: 5, 429: 25 });
    const refused = await begin(token);
    expect(await refusalOf(refused)).toEqual({
      status: 429,
      code: 'uploads_under_way',
      information: 'You can have at most 5 uploads under way at once. What is not finished goes after a day.',
      params: { scope: 'person', most: 5 },
    });
    expect((await begin(await tokenOf(test.world.bina))).status).toBe(201);
    const [first, second] = answers.filter(({ status }) => status === 201).map(idOf);
    // Given up by its owner; claimed; refused at the claim.
    await fetch(`${test.server.address}/uploads/${first}`, {
      method: 'DELETE',
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` },
    });
    await sendPart(test.server.address, token, second ?? '', new Uint8Array(1000));
    await asha.call('handle-upload-files', { upload_id: second ?? '', org_name: 'plan.pdf' });
    expect(tally(await many(token, 10))).toEqual({ 201: 2, 429: 8 });
  });

  it('of a school are so many at once, whoever of it begins them; another school is not concerned', async () => {
    test = await startTestServer({ UPLOADS_AT_ONCE_SCHOOL: '6' });
    const [asha, bina, other] = await Promise.all([
      tokenOf(test.world.asha),
      tokenOf(test.world.bina),
      tokenOf(test.world.otherFaculty),
    ]);
    const [ofAsha, ofBina] = await Promise.all([many(asha, 10), many(bina, 10)]);
    expect(tally([...ofAsha, ...ofBina])).toEqual({ 201: 6, 429: 14 });
    const { code, params } = await refusalOf(await begin(bina));
    expect([code, params]).toEqual(['uploads_under_way', { scope: 'school', most: 6 }]);
    expect((await begin(other)).status).toBe(201);
  });

  it('nobody finishes are gone after a day, and their room is free again', async () => {
    test = await startTestServer({ UPLOADS_AT_ONCE_PERSON: '3' });
    expect(tally(await many(await tokenOf(test.world.asha), 4))).toEqual({ 201: 3, 429: 1 });
    test.clock.now = new Date(test.clock.now.getTime() + 25 * hour);
    expect(tally(await many(await tokenOf(test.world.asha), 4))).toEqual({ 201: 3, 429: 1 });
  });
});

describe('uploads within an hour', () => {
  it('are limited, and the refusal says when there is room again', async () => {
    test = await startTestServer({ UPLOADS_HOURLY_PERSON: '4' });
    const token = await tokenOf(test.world.asha);
    expect(tally(await many(token, 12))).toEqual({ 201: 4, 429: 8 });
    test.clock.now = new Date(test.clock.now.getTime() + 40 * 60_000);
    const { code, params } = await refusalOf(await begin(token));
    expect([code, params]).toEqual(['uploads_hour', { scope: 'person', most: 4, minutes: 20 }]);
    test.clock.now = new Date(test.clock.now.getTime() + 20 * 60_000);
    expect((await begin(token)).status).toBe(201);
  });
});

describe('the work of students', () => {
  const deadline = { students: 2_000, files: 6 };

  it('has limits that a deadline evening fits into, and that stop one person [VU-07]', async () => {
    test = await startTestServer({ WORK_UPLOADS_HOURLY_PERSON: '8', UPLOADS_HOURLY_PERSON: '2' });
    const { config } = test.server.app;
    expect(config.uploadLimits.work.school.hour).toBeGreaterThanOrEqual(deadline.students * deadline.files);
    expect(config.uploadLimits.work.school.under_way).toBeGreaterThanOrEqual(deadline.students * 3);
    const { app } = test.server;
    const { asha } = test.world;
    const begin = (quota: 'work' | 'staff', at: number) =>
      admitUpload(app, lockSchoolRow, {
        schoolId: asha.schoolId,
        personId: asha.id,
        uploadId: `${quota}-${at}`,
        size: 1,
        quota,
      }).then(
        () => true,
        () => false,
      );
    const all = async (quota: 'work' | 'staff') =>
      (await Promise.all(Array.from({ length: 20 }, (_, at) => begin(quota, at)))).filter(Boolean).length;
    expect([await all('work'), await all('staff')]).toEqual([8, 2]);
  });
});

describe('programs', () => {
  it('are saved at every pause for an hour, apart from what is handed in, and large ones count for more', async () => {
    test = await startTestServer({ PROGRAM_UPLOADS_HOURLY_PERSON: '8', WORK_UPLOADS_HOURLY_PERSON: '2' });
    const { app } = test.server;
    const { asha } = test.world;
    const save = (quota: 'program' | 'work', size: number) =>
      admitUpload(app, lockSchoolRow, {
        schoolId: asha.schoolId,
        personId: asha.id,
        uploadId: randomUUID(),
        size,
        quota,
      }).then(
        () => true,
        () => false,
      );
    const times = async (quota: 'program' | 'work', count: number, size: number) => {
      const answers: boolean[] = [];
      for (let time = 0; time < count; time += 1) answers.push(await save(quota, size));
      return answers.filter(Boolean).length;
    };
    expect(readConfig({}).uploadLimits.program.person.hour).toBeGreaterThan(3600 / 3);
    expect(await times('work', 3, mebibyte)).toBe(2);
    expect(await times('program', 4, 2 * mebibyte)).toBe(4);
    // 20 MB count as three: then one is left.
    expect(await times('program', 2, 20 * mebibyte)).toBe(1);
    expect(await times('program', 2, 8 * mebibyte)).toBe(1);
  });
});

describe('the bytes of uploads', () => {
  it('are limited to what a person and a school may keep, and count before they have come', async () => {
    test = await startTestServer({ STORAGE_GB_PERSON: '1', STORAGE_GB_SCHOOL: '2', DISK_RESERVE_MB: '0' });
    const asha = await test.signIn(test.world.asha);
    const token = asha.token ?? '';
    expect(tally(await many(token, 15, 100 * mebibyte))).toEqual({ 201: 10, 422: 5 });
    const { code, information, params } = await refusalOf(await begin(token, 100 * mebibyte));
    expect([code, params]).toEqual(['uploads_bytes', { scope: 'person', most: 2 ** 30 }]);
    expect(information).toBe('There is no room for more files: all your files together can take 1 GB.');
    expect((await begin(token, 20 * mebibyte)).status).toBe(201);
    const { data } = await asha.ok('get-upload-room', {});
    expect(data.limits).toContainEqual({
      scope: 'person',
      measure: 'bytes',
      most: 2 ** 30,
      left: 4 * mebibyte,
    });
    const bina = await tokenOf(test.world.bina);
    expect(tally(await many(bina, 12, 100 * mebibyte))).toEqual({ 201: 10, 422: 2 });
    const admin = await refusalOf(await begin(await tokenOf(test.world.admin), 100 * mebibyte));
    expect(admin.params).toEqual({ scope: 'school', most: 2 * 2 ** 30 });
  });

  it('of a claimed file still count, as what they are', async () => {
    test = await startTestServer();
    const asha = await test.signIn(test.world.asha);
    const bytes = await sampleFile('notice.pdf');
    const leftBytes = async () =>
      (await asha.ok('get-upload-room', {})).data.limits.find(
        ({ scope, measure }) => scope === 'person' && measure === 'bytes',
      )?.left ?? 0;
    const before = await leftBytes();
    const begun = await beginUpload(test.server.address, asha.token ?? '', 'notice.pdf', bytes.length);
    await sendPart(test.server.address, asha.token ?? '', idOf(begun), new Uint8Array(bytes));
    expect(before - (await leftBytes())).toBe(bytes.length);
    await asha.ok('handle-upload-files', { upload_id: idOf(begun), org_name: 'notice.pdf' });
    expect(before - (await leftBytes())).toBe(bytes.length);
  });

  it('are announced: an upload without a size is refused', async () => {
    test = await startTestServer();
    const answer = await fetch(`${test.server.address}/uploads`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${await tokenOf(test.world.asha)}`,
        'upload-defer-length': '1',
        'upload-metadata': metadataOf('plan.pdf'),
      },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a disk', () => {
  it('that is nearly full takes no file any more, and notices as ever', async () => {
    // More than any disk has free.
    test = await startTestServer({ DISK_RESERVE_MB: '1000000000' });
    const asha = await test.signIn(test.world.asha);
    const refused = await begin(asha.token ?? '');
    expect(await refusalOf(refused)).toEqual({
      status: 422,
      code: 'disk_full',
      information: 'The server has no room left just now. Please tell whoever runs it.',
    });
    expect((await asha.ok('get-upload-room', {})).data.disk_full).toBe(1);
    const grade = String(test.world.places['9A'].gradeId);
    expect(await shareAsFaculty(asha, { grade })).toBeGreaterThan(0);
  });

  // The kernel's own "no space left" for every byte written to it.
  it.runIf(process.platform === 'linux' && !placeOfFiles.isBucket)(
    'that is full says so in words for people, and the upload goes on once there is room',
    async () => {
      test = await startTestServer();
      const token = await tokenOf(test.world.asha);
      const bytes = new Uint8Array(await sampleFile('notice.pdf'));
      const upload = idOf(await begin(token, bytes.length));
      const path = join(test.dataDir, 'uploads', upload);
      await rm(path);
      await symlink('/dev/full', path);
      const refused = await sendPart(test.server.address, token, upload, bytes);
      expect(await refusalOf(refused)).toMatchObject({ status: 422, code: 'disk_full' });
      await rm(path);
      await writeFile(path, '');
      expect((await sendPart(test.server.address, token, upload, bytes)).status).toBe(204);
    },
  );

  it.runIf(mayMount() && !placeOfFiles.isBucket)(
    'that is full keeps a finished upload until there is room for its picture',
    async () => {
      test = await startTestServer({ DISK_RESERVE_MB: '0' });
      const asha = await test.signIn(test.world.asha);
      const folder = join(test.dataDir, 'uploads');
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', folder]);
      try {
        const upload = await test.finishedUpload(test.world.asha, 'photo.jpg', await sampleFile('photo.jpg'));
        const claim = () => asha.call('handle-upload-files', { upload_id: upload, org_name: 'photo.jpg' });
        await expect(writeFile(join(folder, 'ballast'), Buffer.alloc(400_000))).rejects.toThrow('ENOSPC');
        expect(await claim()).toMatchObject({ ok: false, error: { status: 422, code: 'disk_full' } });
        expect((await refusalOf(await begin(asha.token ?? '', 1))).code).toBe('disk_full');
        await rm(join(folder, 'ballast'));
        expect(await claim()).toMatchObject({ ok: true });
      } finally {
        execFileSync('umount', ['--lazy', folder]);
      }
    },
  );

  it.skipIf(placeOfFiles.isBucket)('that breaks shows nobody what the system calls it', async () => {
    test = await startTestServer();
    const token = await tokenOf(test.world.asha);
    const folder = join(test.dataDir, 'uploads');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'no folder any more');
    const answer = await begin(token);
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toMatch(/\bE[A-Z]{3,}\b|uploads-away|folder/);
    expect(JSON.parse(text)).toMatchObject({ code: 'server_error', information: 'Something went wrong.' });
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect((await begin(token)).status).toBe(201);
  });
});
