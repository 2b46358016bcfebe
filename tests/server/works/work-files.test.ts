import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '#server/files/schema/file.ts';
import { type Client, sampleFile } from '../test-server.ts';
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
  saved,
  setPaste,
  test,
  uploaded,
  useWorks,
} from './works-harness.ts';

useWorks();

describe('files', () => {
  it('come back with their path, are read by their readers, and go when nothing names them [CA-05, CA-07, PU-16, QC-52]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const fileId = await file(projectId);
    const mine = () => esha.get(`/files/${fileId}`);
    const bina = await test.signIn(test.world.bina);
    const admin = await test.signIn(test.world.admin);
    const asha = await test.signIn(test.world.asha);
    const status = async (client: Client) => (await client.get(`/files/${fileId}`)).status;
    expect((await mine()).status).toBe(200);
    // Pending, and as a draft, it is the student's alone.
    expect([await status(bina), await status(admin), await status(asha)]).toEqual([404, 404, 404]);
    const { version } = await saved(projectId, { fileIds: [fileId], draft_flag: 0 });
    expect([await status(bina), await status(admin)]).toEqual([404, 404]);
    await saved(projectId, { fileIds: [fileId], version });
    expect([await status(bina), await status(admin), await status(asha)]).toEqual([200, 200, 404]);
    // A pending delete leaves what a work names.
    await esha.ok('delete-pending-file', { id: `CAP_${projectId}_1700000000`, file_id: fileId });
    expect((await mine()).status).toBe(200);
  });

  it('that are pending are deleted with their bytes, twice is no error [CA-07, QC-52, ER-11]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const fileId = await file(projectId);
    const input = { id: `CAP_${projectId}_1700000000`, file_id: fileId };
    const answer = await esha.ok('delete-pending-file', input);
    expect(answer.information).toBe('Deleted successfully.');
    expect(await db().$count(files, eq(files.id, fileId))).toBe(0);
    await esha.ok('delete-pending-file', input);
    expect(await refused(projectId, { fileIds: [fileId] })).toBe('file_gone');
  });

  it('of a draft go one by one, but for the last [PU-16, PU-17, QC-20]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const [one, two] = [await file(projectId, '1.pdf'), await file(projectId, '2.pdf')];
    const { work_id: id, version } = await saved(projectId, { fileIds: [one, two], draft_flag: 0 });
    const remove = (file_id: string, known: number) =>
      esha.call('delete-project-answer-file', { id, file_id, version: known });
    expect((await remove(one, version - 1)).status).toBe(409);
    const first = await remove(one, version);
    expect(first).toMatchObject({
      ok: true,
      data: { information: 'Deleted successfully.', data: { version: version + 1 } },
    });
    expect(await db().$count(files, eq(files.id, one))).toBe(0);
    expect(await remove(one, version)).toMatchObject({ ok: true });
    expect(await remove(two, version + 1)).toMatchObject({ ok: false, error: { code: 'last_file' } });
    // Beside an address it may go while nothing was handed in.
    const next = await saved(projectId, {
      fileIds: [two],
      url: 'example.org',
      version: version + 1,
      draft_flag: 0,
    });
    expect(await remove(two, next.version)).toMatchObject({ ok: true });
  });

  it('last one of a work that was handed in is replaced, not deleted [PU-17, QC-20]', async () => {
    const { projectId } = await givenProject(db(), at9B());
    const one = await file(projectId);
    const { work_id: id, version } = await saved(projectId, { fileIds: [one], url: 'example.org' });
    await decide(projectId, 'resubmit');
    const kept = await saved(projectId, {
      fileIds: [one],
      url: 'example.org',
      version: version + 1,
      draft_flag: 0,
    });
    const gone = await esha.call('delete-project-answer-file', { id, file_id: one, version: kept.version });
    expect(gone).toMatchObject({ ok: false, error: { code: 'last_file' } });
    const two = await file(projectId, 'other.pdf');
    expect(await saved(projectId, { fileIds: [two], version: kept.version })).toMatchObject({ attempt: 2 });
  });
});

describe('pasting', () => {
  const paste = async (projectId: number, name = 'pasted.jpg', bytes?: Uint8Array) => {
    const upload_id = await test.finishedUpload(
      test.world.esha,
      name,
      bytes ?? (await sampleFile('photo.jpg')),
      'project',
    );
    return esha.call('paste-project-picture', {
      id: `CAP_${projectId}_1700000000`,
      upload_id,
      org_name: name,
      assignment_type: 1,
    });
  };

  it('is refused while the school does not let students paste [PU-08, RP-08]', async () => {
    await setPaste(false);
    const { projectId } = await givenProject(db(), at9B());
    expect((await detail(projectId)).allows_paste).toBe(0);
    expect(await paste(projectId)).toMatchObject({ ok: false, error: { code: 'paste_not_allowed' } });
  });

  it('answers a link that stands in the content [CA-07, PU-18, PU-20, VU-10, VU-11]', async () => {
    await setPaste(true);
    const { projectId } = await givenProject(db(), at9B(), { acceptedTypes: ['Pdf'] });
    const answer = await paste(projectId, 'pasted.jpg');
    if (!answer.ok) throw new Error(answer.error.information);
    const { link } = answer.data.response;
    const { id } = answer.data.file;
    expect(link).toBe(`/files/${id}`);
    expect((await esha.get(link)).status).toBe(200);
    // Pictures alone.
    const noPicture = await paste(projectId, 'a.pdf', pdf);
    expect(noPicture).toMatchObject({ ok: false, error: { code: 'bad_extension' } });
    expect(await refused(projectId, { url: 'example.org', pasted_files: [id] })).toBe('paste_image');
    expect(await refused(projectId, { pasted_files: [id], pasted_data: `<img src="${link}">` })).toBe(
      'saved',
    );
    expect((await uploaded(projectId)).attempts[0]?.entries).toMatchObject([{ kind: 'paste', file: { id } }]);
  });

  it('takes links out of the learning while it is on [VU-12, QC-21]', async () => {
    await setPaste(true);
    const { projectId } = await givenProject(db(), at9B());
    await saved(projectId, { url: 'example.org', learning: 'See https://a.org/x for more', draft_flag: 0 });
    expect((await uploaded(projectId)).my_learning).toBe('See  for more');
    await setPaste(false);
    const { projectId: next } = await givenProject(db(), at9B());
    await saved(next, { url: 'example.org', learning: 'See https://a.org/x', draft_flag: 0 });
    expect((await uploaded(next)).my_learning).toBe('See https://a.org/x');
  });
});
