import type { ImportKind } from '#contract/roster/roster.rules.ts';
import { csv } from '#tests/files/table-files.ts';
import {
  type ForeignFile,
  firstOf,
  lastOf,
  lines,
  many,
  numbers,
  rowsOf,
  section,
  zip,
} from './foreign-file.ts';
import { own, scripts } from './own-lists.ts';

const googleHead = [
  'First Name [Required]',
  'Last Name [Required]',
  'Email Address [Required]',
  'Password [Required]',
  'Org Unit Path [Required]',
  'Status [READ ONLY]',
  'Employee ID',
];
const google = (tag: string, kind: ImportKind): ForeignFile => ({
  title: `Google Workspace, ${kind}`,
  name: 'User_Download.csv',
  kind,
  dialect: 'google',
  valid: many,
  wrong: [],
  left: kind === 'students' ? { teacher: 2, inactive: 1 } : { office: 1 },
  bytes: Buffer.from(
    `\uFEFF${csv(
      googleHead,
      ...numbers.map((at) => [
        firstOf(at),
        lastOf(at),
        `${tag}${at}@neem.example`,
        '****',
        `/Students/Grade 6/${section(at)}`,
        'Active',
        `${tag}-${at}`,
      ]),
      ...(kind === 'students'
        ? [
            ['Tara', 'Sen', `${tag}t1@neem.example`, '****', '/Teachers', 'Active', ''],
            ['Tara', 'Roy', `${tag}t2@neem.example`, '****', '/Teachers', 'Active', ''],
            ['Gone', 'Sen', `${tag}g@neem.example`, '****', '/Students/Grade 6/A', 'Suspended', ''],
          ]
        : [['Tara', 'Sen', `${tag}o@neem.example`, '****', '/Office', 'Active', '']]),
    )}`,
  ),
});

const sds1 = (tag: string, isShort: boolean): ForeignFile => ({
  title: `School Data Sync 1${isShort ? ', people alone' : ''}`,
  name: 'sds.zip',
  kind: 'school',
  dialect: 'sds1',
  valid: many + 1,
  wrong: isShort ? ['name_required'] : [],
  bytes: zip({
    'School.csv': 'SIS ID,Name\r\n1,Neem Grove',
    'Student.csv': lines('SIS ID,School SIS ID,Username,First Name,Last Name,Password,Student Number,Grade', [
      ...rowsOf((at) => `${tag}${at},1,,${firstOf(at)},${lastOf(at)},secret,${tag}N${at},6`),
      ...(isShort ? [`${tag}x,1,,,Nobody,secret,${tag}Nx,6`] : []),
    ]),
    'Teacher.csv': lines('SIS ID,School SIS ID,Username,First Name,Last Name,Password,Teacher Number,Email', [
      `${tag}t,1,,Tara,Sen,secret,E1,${tag}t@neem.example`,
    ]),
    ...(isShort
      ? {}
      : {
          'Section.csv': `SIS ID,School SIS ID,Section Name\r\n${tag}A,1,Grade 6 A\r\n${tag}B,1,Grade 6 B`,
          'StudentEnrollment.csv': lines(
            'Section SIS ID,SIS ID',
            rowsOf((at) => `${tag}${section(at)},${tag}${at}`),
          ),
          'TeacherRoster.csv': `Section SIS ID,SIS ID\r\n${tag}A,${tag}t`,
        }),
  }),
});

const sds2Head =
  'sourcedId,orgSourcedIds,username,givenName,familyName,password,activeDirectoryMatchId,email,phone,sms';
const sds2 = (tag: string, id: 'sds2' | 'sds21', folder: string): ForeignFile => {
  const is21 = id === 'sds21';
  const ofUser = (key: string, name: string, family: string, role: string) =>
    `${tag}${key},1,,${name},${family},,,${tag}${key}@neem.example,,${is21 ? '' : `,6,${role}`}`;
  const others = ['guardian', 'Guardian', 'professor'];
  const people = [
    ...numbers.map((at) => [String(at), firstOf(at), lastOf(at), 'Student'] as const),
    ['t', 'Tara', 'Sen', 'TEACHER'] as const,
    ...others.map((role, at) => [`o${at}`, 'Olga', 'Sen', role] as const),
  ];
  return {
    title: `School Data Sync ${is21 ? '2.1' : '2'}${folder ? ' in a folder' : ''}`,
    name: 'sds.zip',
    kind: 'school',
    dialect: id,
    valid: many + 1,
    wrong: [],
    left: { guardian: 2, professor: 1 },
    bytes: zip({
      [`${folder}orgs.csv`]: 'sourcedId,name,type,parentSourcedId\r\n1,Neem Grove,school,',
      [`${folder}users.csv`]: lines(
        is21 ? sds2Head : `${sds2Head},grade,role`,
        people.map(([key, name, family, role]) => ofUser(key, name, family, role)),
      ),
      ...(is21 && {
        [`${folder}roles.csv`]: lines(
          'userSourcedId,orgSourcedId,role,sessionSourcedId,grade,isPrimary,roleStartDate,roleEndDate',
          people.map(([key, , , role]) => `${tag}${key},1,${role},,,true,,`),
        ),
      }),
      [`${folder}classes.csv`]: `sourcedId,orgSourcedId,title,sessionSourcedIds,courseSourcedId\r\n${tag}A,1,6-A,,\r\n${tag}B,1,6-B,,`,
      [`${folder}enrollments.csv`]: lines('classSourcedId,userSourcedId,role', [
        ...rowsOf((at) => `${tag}${section(at)},${tag}${at},student`),
        `${tag}A,${tag}t,teacher`,
      ]),
    }),
  };
};

/** Nobody has the name and the birthday of another file's people: they would be asked about. */
const clever = (tag: string, repeats: boolean): ForeignFile => ({
  title: `Clever${repeats ? ', a row for each parent, semicolons' : ''}`,
  name: 'clever.zip',
  kind: 'school',
  dialect: 'clever',
  valid: many + 1,
  wrong: [],
  left: { staff: 1 },
  bytes: zip(
    Object.fromEntries(
      Object.entries({
        'schools.csv': 'School_id,School_name,School_number\n1,Neem Grove,1',
        'students.csv': lines(
          'School_id,Student_id,Student_number,Last_name,First_name,Grade,Gender,DOB,Contact_name',
          [
            ...rowsOf(
              (at) =>
                `1,${tag}${at},${tag}N${at},${lastOf(at)},${firstOf(at)},6,F,03/${repeats ? 15 : 14}/2014,Mother`,
            ),
            ...(repeats
              ? rowsOf(
                  (at) => `1,${tag}${at},${tag}N${at},${lastOf(at)},${firstOf(at)},6,F,03/15/2014,Father`,
                )
              : []),
          ],
        ),
        'teachers.csv': `School_id,Teacher_id,Teacher_number,Teacher_email,First_name,Last_name,Password\n1,${tag}t,7,${tag}t@neem.example,Tara,Sen,secret`,
        'staff.csv': `School_id,Staff_id,Staff_email,First_name,Last_name\n1,${tag}s,s@neem.example,Stef,Sen`,
        'sections.csv': `School_id,Section_id,Teacher_id,Name,Grade,Term_end\n1,${tag}A,${tag}t,6 A,6,\n1,${tag}B,${tag}t,6 B,6,\n1,${tag}O,${tag}t,Summer Art,6,06/01/2020`,
        'enrollments.csv': lines('School_id,Section_id,Student_id', [
          ...rowsOf((at) => `1,${tag}${section(at)},${tag}${at}`),
          `1,${tag}O,${tag}1`,
        ]),
      }).map(([name, text]) => [name, repeats ? text.replaceAll(',', ';') : text]),
    ),
  ),
});

const oneRoster = (tag: string, version: '1.1' | '1.2'): ForeignFile => {
  const is12 = version === '1.2';
  const people = [
    ...numbers.map(
      (at) => [String(at), firstOf(at), lastOf(at), at % 2 === 0 ? 'student' : 'STUDENT', 'Active'] as const,
    ),
    ['t', 'Tara', 'Sen', 'Teacher', 'active'] as const,
    ['g', 'Gita', 'Sen', 'guardian', 'active'] as const,
    ['a', 'Anil', 'Sen', 'administrator', 'active'] as const,
  ];
  return {
    title: `OneRoster ${version}${is12 ? ' of ClassLink' : ''}`,
    name: 'oneroster.zip',
    kind: 'school',
    dialect: 'oneroster',
    valid: many + 1,
    wrong: [],
    left: { guardian: 1, administrator: 1 },
    bytes: zip({
      'manifest.csv': `propertyName,value\noneroster.version,${version}`,
      'orgs.csv': `sourcedId,status,dateLastModified,name,type,identifier\n1,active,,Neem Grove,school,`,
      'academicSessions.csv':
        'sourcedId,status,title,type,startDate,endDate\nold,active,Autumn,term,2019-08-01,2019-12-20',
      'classes.csv': `sourcedId,status,title,grades,courseSourcedId,classCode,classType,termSourcedIds\n${tag}A,active,Grade 6 A,06,,,homeroom,\n${tag}B,Active,Grade 6 B,06,,,homeroom,\n${tag}O,active,Old Art,06,,,scheduled,old`,
      'users.csv': lines(
        `sourcedId,status,enabledUser,username,givenName,familyName,identifier,email,password${is12 ? '' : ',role'}`,
        people.map(
          ([key, name, family, role, status]) =>
            `${tag}${key},${status},true,,${name},${family},${tag}N${key},${tag}${key}@neem.example,secret${is12 ? '' : `,${role}`}`,
        ),
      ),
      ...(is12 && {
        'roles.csv': lines(
          'sourcedId,status,userSourcedId,roleType,role,orgSourcedId',
          people.map(([key, , , role]) => `r${key},active,${tag}${key},primary,${role},1`),
        ),
      }),
      'enrollments.csv': lines(
        'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
        [
          ...rowsOf((at) => `e${at},Active,${tag}${section(at)},1,${tag}${at},student,,,`),
          `et,active,${tag}A,1,${tag}t,teacher,,,`,
          `ex,ToBeDeleted,${tag}B,1,${tag}0,student,,,`,
          `ey,active,${tag}B,1,${tag}2,student,,2019-06-01,2019-06-30`,
          `ez,active,${tag}O,1,${tag}2,student,,,`,
        ],
      ),
    }),
  };
};

const powerHead = [
  'Student_Number',
  'Last_Name',
  'First_Name',
  'Grade_Level',
  'Home_Room',
  'DOB',
  'Gender',
  'Enroll_Status',
];
const power = (tag: string, kind: 'students' | 'school'): ForeignFile => {
  const rows = [
    powerHead,
    ...numbers.map((at) => [
      `${tag}${at}`,
      lastOf(at),
      firstOf(at),
      '6',
      section(at),
      kind === 'school' ? '3/16/2014' : '3/17/2014',
      'F',
      '0',
    ]),
    [`${tag}gone`, 'Gone', 'Gita', '6', 'A', '3/14/2014', 'F', '2'],
  ];
  const text = rows.map((row) => row.join('\t')).join('\r');
  return {
    title: `PowerSchool, ${kind}`,
    name: kind === 'school' ? 'powerschool.zip' : 'students.csv',
    kind,
    dialect: 'powerschool',
    valid: kind === 'school' ? many + 1 : many,
    wrong: [],
    left: kind === 'school' ? {} : { inactive: 1 },
    bytes:
      kind === 'school'
        ? zip({
            'students.txt': text,
            'teachers.txt': `TeacherNumber\tLast_Name\tFirst_Name\tEmail_Addr\tStatus\r${tag}t\tSen\tTara\t${tag}t@neem.example\t1`,
          })
        : Buffer.from(text),
  };
};

export const foreignFiles: readonly ForeignFile[] = [
  google('ga', 'students'),
  google('gb', 'school'),
  sds1('sa', false),
  sds1('sb', true),
  sds2('ta', 'sds2', ''),
  sds2('tb', 'sds2', 'export/'),
  sds2('ua', 'sds21', ''),
  sds2('ub', 'sds21', 'export/'),
  clever('ca', false),
  clever('cb', true),
  oneRoster('oa', '1.1'),
  oneRoster('ob', '1.2'),
  power('pa', 'students'),
  power('pb', 'school'),
  ...own,
  ...scripts,
];
