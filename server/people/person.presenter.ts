import { bit } from '#contract/core/bit.ts';
import { type FacultyRow, type StudentRow } from '#contract/people/people.wire.ts';
import { addressOf } from '#server/profile/index.ts';
import { membershipsText, type PersonOfPage } from './queries/people-page.ts';
import { statusOf } from './queries/person.ts';

const nameOf = ({ firstName, lastName }: PersonOfPage['person']) => `${firstName} ${lastName}`.trim();

const pictureOf = ({ profile }: PersonOfPage) =>
  profile?.pictureId ? `${addressOf(profile.pictureId)}/small` : '';

const sharedOf = ({ person, profile, wasHere, places }: PersonOfPage) => ({
  id: person.id,
  version: person.version,
  user_id: person.loginName,
  gender: profile?.gender ?? '',
  email_id: person.email,
  mobile: profile?.mobile ?? '',
  status: statusOf(person),
  seen: bit(wasHere),
  club_batch: membershipsText(places, 'club'),
});

/** [GR-04] */
export const toFacultyRow = (row: PersonOfPage): FacultyRow => ({
  ...sharedOf(row),
  profile_pic: pictureOf(row),
  faculty_name: nameOf(row.person),
  grade: membershipsText(row.places, 'grade'),
  eid: row.person.admissionNo,
});

/** [GR-01, EN-35] */
export function toStudentRow(row: PersonOfPage): StudentRow {
  const place = row.places.find(({ kind }) => kind === 'grade');
  return {
    ...sharedOf(row),
    student_pic: pictureOf(row),
    student_name: nameOf(row.person),
    grade_name: place?.gradeName ?? '',
    division_name: place?.divisionName ?? '',
    eid: row.person.admissionNo,
    birth_date: row.profile?.birthDate ?? '',
  };
}
