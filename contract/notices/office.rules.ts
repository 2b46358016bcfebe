import { type NoticeFor, type Readers, readersByCode } from './notice.rules.ts';

/** Rules of the central office's notices that the form, the machine and the server all apply. Pure; only codes. */

export const officeLimits = {
  /** More than these are shared with by state or country. */
  schools: 500,
  /** [AF-04, CO-30] Letters of a country's or state's name in the pickers. */
  nameCharacters: 30,
} as const;

/** [ST-10…16, QC-08, QC-09] The boxes by what they become, e.g. `admin+students`: students bring faculty and admin. */
const codeOfBoxes: Readonly<Record<'add' | 'edit', Readonly<Record<string, NoticeFor>>>> = {
  add: { a: 4, f: 5, s: 6, af: 5, as: 6, fs: 6, afs: 6 },
  edit: { a: 4, f: 2, s: 6, af: 5, as: 6, fs: 1, afs: 6 },
};

/** The code three ticked boxes stand for; null when none is ticked [VN-21]. */
export function noticeForOfRoles(boxes: Readers, isEdit: boolean): NoticeFor | null {
  const key = `${boxes.admin ? 'a' : ''}${boxes.faculty ? 'f' : ''}${boxes.students ? 's' : ''}`;
  return codeOfBoxes[isEdit ? 'edit' : 'add'][key] ?? null;
}

const noBoxes: Readers = { admin: false, faculty: false, students: false };

/** The three boxes a code shows as. */
export function rolesOf(noticeFor: NoticeFor | null): Readers {
  return noticeFor === null ? noBoxes : readersByCode[noticeFor];
}

/** [AF-09] What more than one school makes of whom the notice is for: admins stay, others are chosen anew. */
export function rolesForSeveralSchools(noticeFor: NoticeFor | null): NoticeFor | null {
  return rolesOf(noticeFor).admin ? 4 : null;
}
