import type { PersonStatus } from '#contract/core/person-status.ts';
import type { FacultyRow, StudentRow } from '#contract/people/people.wire.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { EmailText } from './EmailText.tsx';
import { named } from './layout.ts';
import { peopleMessages as messages } from './messages.en.ts';

type Row = Omit<FacultyRow, 'faculty_name' | 'profile_pic' | 'grade'>;

const tones: Readonly<Record<PersonStatus, BadgeTone>> = {
  active: 'success',
  inactive: 'neutral',
  left: 'warning',
  deleted: 'danger',
};

/** Parts up to this length stay on one line. */
const shortPart = 14;

/** Lines break between "Grade 9 A" and "Grade 10 B", not within. */
const wholeParts = (text: string) =>
  text
    .split(', ')
    .map((part) => (part.length > shortPart ? part : part.replaceAll(' ', '\u00a0')))
    .join(', ');

const isolated = <Of,>(id: string, header: string, value: (row: Of) => string, width: number) => ({
  id,
  header,
  cell: (row: Of) => <bdi>{wholeParts(value(row))}</bdi>,
  value,
  width,
});

function nameColumn<Of>(nameOf: (row: Of) => string, pictureOf: (row: Of) => string): GridColumn<Of> {
  return {
    id: 'name',
    header: messages.columns.name,
    cell: (row) => (
      <span className={named}>
        <Avatar size="sm" name={nameOf(row)} src={pictureOf(row) || undefined} />
        <bdi>{nameOf(row)}</bdi>
      </span>
    ),
    value: nameOf,
    sortable: true,
    width: 14,
  };
}

const genderOf = ({ gender }: Row) =>
  gender === 'Male' || gender === 'Female' ? messages.genders[gender] : gender;

const sharedColumns = () => {
  const names = messages.columns;
  return {
    id: { ...isolated<Row>('user_id', names.id, ({ user_id }) => user_id, 7), sortable: true },
    gender: isolated('gender', names.gender, genderOf, 5),
    email: {
      ...isolated<Row>('email', names.email, ({ email_id }) => email_id, 17),
      cell: ({ email_id }: Row) => <EmailText address={email_id} />,
    },
    mobile: isolated<Row>('mobile', names.mobile, ({ mobile }) => mobile, 9),
    clubs: isolated<Row>('clubs', names.clubs, ({ club_batch }) => club_batch, 12),
    seen: isolated<Row>('seen', names.seen, ({ seen }) => messages.seen[seen], 6),
    status: {
      id: 'status',
      header: names.status,
      cell: ({ status }: Row) => (
        <span>
          <Badge tone={tones[status]}>{messages.status[status]}</Badge>
        </span>
      ),
      value: ({ status }: Row) => messages.status[status],
      width: 7,
    },
  };
};

/** [GR-04] Courses are added once there is a curriculum [D9]. */
export function facultyColumns(): readonly GridColumn<FacultyRow>[] {
  const { id, gender, email, mobile, clubs, seen, status } = sharedColumns();
  return [
    nameColumn(
      ({ faculty_name }) => faculty_name,
      ({ profile_pic }) => profile_pic,
    ),
    id,
    gender,
    email,
    mobile,
    isolated('classes', messages.columns.classes, ({ grade }: FacultyRow) => grade, 12),
    clubs,
    isolated('employee_no', messages.columns.employeeNo, ({ eid }: FacultyRow) => eid, 9),
    seen,
    status,
  ];
}

/** [GR-01, EN-35] */
export function studentColumns(): readonly GridColumn<StudentRow>[] {
  const { id, gender, email, mobile, clubs, seen, status } = sharedColumns();
  const names = messages.columns;
  return [
    nameColumn(
      ({ student_name }) => student_name,
      ({ student_pic }) => student_pic,
    ),
    id,
    gender,
    email,
    isolated('grade', names.grade, ({ grade_name }: StudentRow) => grade_name, 7),
    isolated('division', names.division, ({ division_name }: StudentRow) => division_name, 6),
    clubs,
    mobile,
    isolated('admission_no', names.admissionNo, ({ eid }: StudentRow) => eid, 9),
    isolated('birth_date', names.birthDate, ({ birth_date }: StudentRow) => birth_date, 8),
    seen,
    status,
  ];
}
