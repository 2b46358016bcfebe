import { type NoticeFor, type Readers, readersByCode } from './notice.rules.ts';

export const officeLimits = {
  /** For more schools, authors choose states or countries. */
  schools: 500,
  /** [AF-04, CO-30] Shown letters of a country's or state's name. */
  nameCharacters: 30,
} as const;

/** People are counted up to this bound at a time, because more are too slow. Schools are always counted. */
export const officePeopleCounted = 100_000;

/** [ST-10…16, QC-08, QC-09] By boxes: a(dmin), f(aculty), s(tudents). On add, students bring both others. */
const codeOfBoxes: Readonly<Record<'add' | 'edit', Readonly<Record<string, NoticeFor>>>> = {
  add: { a: 4, f: 5, s: 6, af: 5, as: 6, fs: 6, afs: 6 },
  edit: { a: 4, f: 2, s: 6, af: 5, as: 6, fs: 1, afs: 6 },
};

/** The code of the three boxes; null if none is ticked [VN-21]. */
export function noticeForOfRoles(boxes: Readers, isEdit: boolean): NoticeFor | null {
  const key = `${boxes.admin ? 'a' : ''}${boxes.faculty ? 'f' : ''}${boxes.students ? 's' : ''}`;
  return codeOfBoxes[isEdit ? 'edit' : 'add'][key] ?? null;
}

const noBoxes: Readers = { admin: false, faculty: false, students: false };

export function rolesOf(noticeFor: NoticeFor | null): Readers {
  return noticeFor === null ? noBoxes : readersByCode[noticeFor];
}

/** [AF-09] With several schools only a choice of admins stays; other roles are chosen anew. */
export function rolesForSeveralSchools(noticeFor: NoticeFor | null): NoticeFor | null {
  return rolesOf(noticeFor).admin ? 4 : null;
}
