import type { Role } from '#contract/core/define-call.ts';
import { type Target, test, world } from '../aimed-world.ts';
import { adminInput, facultyInput, officeInput } from '../notice-inputs.ts';
import { type Client, sampleFile } from '../test-server.ts';
import type { Named } from '../world.ts';

/** Of asha (faculty, for 9A faculty only) and of the other school's faculty; per role an own notice where there can be one. */
export let notices: { own: Partial<Record<Role, number>>; hidden: number; other: number };

export let fileIds: { hidden: string; other: string; own: Partial<Record<Role, string>> };

/** What the notices' aims are at: files and notices of several people. */
export async function prepareNotices(): Promise<void> {
  const [asha, chetan, admin, otherFaculty, office] = await Promise.all([
    test.signIn(world.asha),
    test.signIn(world.chetan),
    test.signIn(world.admin),
    test.signIn(world.otherFaculty),
    test.signIn(world.superAdmin),
  ]);
  const upload = async (client: Client, who: Named) => {
    const id = await test.finishedUpload(who, 'notice.pdf', await sampleFile('notice.pdf'));
    return (await client.ok('handle-upload-files', { upload_id: id, org_name: 'notice.pdf' })).data.file_path;
  };
  fileIds = {
    hidden: await upload(asha, world.asha),
    other: await upload(otherFaculty, world.otherFaculty),
    own: {
      1: await upload(office, world.superAdmin),
      2: await upload(admin, world.admin),
      4: await upload(chetan, world.chetan),
    },
  };
  const pdf = (fileName: string) => [{ fileName, extnType: 'pdf', org_fileName: 'notice.pdf' }];
  const faculty = async (client: Client, grade: number, fileName: string, noticeFor: 1 | 2) =>
    (
      await client.ok(
        'create-faculty-notice',
        await facultyInput(client, { grade: String(grade), noticeFor, file: pdf(fileName) }),
      )
    ).data.id;
  const forStudents = await faculty(asha, world.places['9A'].gradeId, fileIds.hidden, 1);
  notices = {
    own: {
      1: (await office.ok('create-notice-by-admin', await officeInput(office, {}))).data.id,
      2: (
        await admin.ok('create-notice', await adminInput(admin, { noticefiles: pdf(fileIds.own[2] ?? '') }))
      ).data.id,
      3: forStudents,
      4: await faculty(chetan, world.places['10B'].gradeId, fileIds.own[4] ?? '', 1),
    },
    hidden: await faculty(asha, world.places['9A'].gradeId, fileIds.hidden, 2),
    other: await faculty(otherFaculty, world.places.other.gradeId, fileIds.other, 1),
  };
  fileIds.own[3] = fileIds.hidden;
}

export const noticeAt = (who: Named, target: Target) =>
  target === 'own'
    ? (notices.own[who.role] ?? notices.hidden)
    : target === 'sameSchool'
      ? notices.hidden
      : notices.other;
