import { setImmediate } from 'node:timers/promises';
import { roles } from '#contract/core/roles.ts';
import type { ExportedPerson, SchoolToExport } from '../queries/school-to-export.ts';
import { ownSourcedId } from '../read/bundle.ts';

/** All columns in the order of the OneRoster 1.2 CSV binding: other readers count them. */
const columns = {
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  academicSessions:
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
  courses:
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  users:
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  roles:
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
  demographics:
    'sourcedId,status,dateLastModified,birthDate,sex,americanIndianOrAlaskaNative,asian,blackOrAfricanAmerican,nativeHawaiianOrOtherPacificIslander,white,demographicRaceTwoOrMoreRaces,hispanicOrLatinoEthnicity,countryOfBirthCode,stateOfBirthAbbreviation,cityOfBirth,publicSchoolResidenceStatus',
} as const;
type Part = keyof typeof columns;

const absent = [
  'categories',
  'classResources',
  'courseResources',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'scoreScales',
  'userProfiles',
  'userResources',
] as const;

type Cells = Readonly<Record<string, string>>;

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

const rowsAtOnce = 250;

async function table(part: Part, rows: readonly Cells[]): Promise<Buffer> {
  const names = columns[part].split(',');
  const lines = [line(names)];
  for (const row of rows) {
    lines.push(line(names.map((name) => row[name] ?? '')));
    if (lines.length % rowsAtOnce === 0) await setImmediate();
  }
  return Buffer.from(lines.join(''));
}

const idOf = ({ id, sourced_id }: ExportedPerson) => sourced_id || ownSourcedId(id);
const roleOf = ({ role }: ExportedPerson) => (role === roles.faculty ? 'teacher' : 'student');

export async function oneRosterParts({
  school,
  places,
  people,
}: SchoolToExport): Promise<ReadonlyMap<string, Buffer>> {
  const org = `school-${school.id}`;
  const year = `year-${school.year}`;
  const course = (gradeId: number) => `course-${gradeId}`;
  const room = (placeId: number) => `class-${placeId}`;
  const known = new Set(places.map(({ id }) => id));
  // Clubs count as lessons if students have a class besides.
  const hasGrades = places.some(({ kind }) => kind === 'grade');
  const grades = new Map(places.map(({ grade_id, grade }) => [grade_id, grade]));
  const parts: Readonly<Record<Part, readonly Cells[]>> = {
    orgs: [{ sourcedId: org, name: school.name, type: 'school' }],
    academicSessions: [
      {
        sourcedId: year,
        title: school.year,
        type: 'schoolYear',
        startDate: school.starts_on,
        endDate: school.ends_on,
        schoolYear: school.year.slice(-4),
      },
    ],
    courses: Array.from(grades, ([id, title]) => ({
      sourcedId: course(id),
      schoolYearSourcedId: year,
      title,
      orgSourcedId: org,
    })),
    classes: places.map(({ id, grade_id, grade, division, kind }) => ({
      sourcedId: room(id),
      title: `${grade} ${division}`,
      courseSourcedId: course(grade_id),
      classType: hasGrades && kind === 'club' ? 'scheduled' : 'homeroom',
      schoolSourcedId: org,
      termSourcedIds: year,
    })),
    users: people.map((person) => ({
      sourcedId: idOf(person),
      enabledUser: String(person.is_active),
      username: person.user_id,
      givenName: person.first_name,
      familyName: person.last_name,
      identifier: person.admission_no,
      email: person.email,
      sms: person.mobile,
      primaryOrgSourcedId: org,
    })),
    roles: people.map((person) => ({
      sourcedId: `role-${person.id}`,
      userSourcedId: idOf(person),
      roleType: 'primary',
      role: roleOf(person),
      orgSourcedId: org,
    })),
    enrollments: people.flatMap((person) =>
      person.places
        .filter((id) => known.has(id))
        .map((id) => ({
          sourcedId: `place-${person.id}-${id}`,
          classSourcedId: room(id),
          schoolSourcedId: org,
          userSourcedId: idOf(person),
          role: roleOf(person),
          primary: 'false',
        })),
    ),
    demographics: people
      .filter(({ birth_date, gender }) => birth_date !== '' || gender !== '')
      .map((person) => ({
        sourcedId: idOf(person),
        birthDate: person.birth_date,
        sex: person.gender.toLowerCase(),
      })),
  };
  const entries = Object.entries(parts) as [Part, readonly Cells[]][];
  const manifest: readonly (readonly [string, string])[] = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...entries.map(([name]) => [`file.${name}`, 'bulk'] as const),
    ...absent.map((name) => [`file.${name}`, 'absent'] as const),
    ['source.systemName', 'Banyan'],
    ['source.systemCode', 'banyan'],
  ];
  const files = new Map<string, Buffer>([['manifest.csv', Buffer.from(manifest.map(line).join(''))]]);
  for (const [name, rows] of entries) files.set(`${name}.csv`, await table(name, rows));
  return files;
}
