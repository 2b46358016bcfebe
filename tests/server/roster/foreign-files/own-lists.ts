import { csv, workbook } from '#tests/files/table-files.ts';
import {
  type ForeignFile,
  firstOf,
  lastOf,
  lines,
  many,
  mobile,
  numbers,
  rowsOf,
  section,
} from './foreign-file.ts';

const ownHead = [
  'Sr No',
  'Adm. No.',
  'Roll No',
  'Name of Student',
  "Father's Name",
  'Class',
  'Sec',
  'DOB',
  'Mob. No.',
];
const ownRow = (tag: string, at: number, place: readonly string[]) => [
  String(at + 1),
  `${tag}${at}`,
  String(at + 1),
  `${firstOf(at)} ${lastOf(at)}`,
  'R. Father',
  ...place,
  String((tag === 'OA' ? 41_000 : 40_000) + at),
  mobile(at),
];
const titles = [['Neem Grove Public School'], ['Student list 2026-27', '', 'printed 1 June'], []];
const book = { name: 'list.xlsx', kind: 'students', dialect: '' } as const;

export const own: readonly ForeignFile[] = [
  {
    ...book,
    title: 'an own list below titles, with a total and one wrong day',
    valid: many - 1,
    wrong: ['birth_date'],
    bytes: workbook(
      { name: 'Cover', rows: [['Neem Grove'], ['Welcome']] },
      {
        name: 'Students',
        rows: [
          ...titles,
          ownHead,
          ...numbers.map((at) =>
            at === 3
              ? ownRow('OA', at, ['VI', 'A']).with(7, '31/02/2014')
              : ownRow('OA', at, ['VI', section(at)]),
          ),
          ['', 'Total', '24'],
        ],
      },
    ),
  },
  {
    ...book,
    title: 'a sheet for each class, without a column for it',
    valid: many,
    wrong: [],
    bytes: workbook(
      ...['6A', '6-B'].map((name, sheet) => ({
        name,
        rows: [
          ...titles,
          ownHead.toSpliced(5, 2),
          ...numbers.filter((at) => at % 2 === sheet).map((at) => ownRow('OB', at, [])),
          [],
          ['Class teacher: ________'],
        ],
      })),
    ),
  },
  {
    ...book,
    title: 'classes as merged cells, roll numbers alone',
    valid: many,
    wrong: [],
    bytes: workbook({
      name: 'Sheet1',
      merged: `A2:A${many + 1}`,
      rows: [
        ['Class', 'Roll No.', 'Student Name', 'Gender'],
        ...numbers.map((at) => [
          at === 0 ? 'Std. VI-A' : '',
          `${at + 1}`,
          `${firstOf(at)} Merged${lastOf(at)}`,
          'F',
        ]),
      ],
    }),
  },
  {
    title: 'an own list of teachers in Windows-1252',
    name: 'teachers.csv',
    kind: 'faculty',
    dialect: '',
    valid: many,
    wrong: ['email_required'],
    bytes: Buffer.from(
      lines('Emp Code;Name of Teacher;E-mail;Mobile No;Password', [
        ...rowsOf((at) => `OT${at};Zoë ${lastOf(at)};ot${at}@neem.example;${mobile(at)};secret`),
        `OTx;Zoë Nomail;;${mobile(1)};secret`,
      ]),
      'latin1',
    ),
  },
];

const hindi = (at: number) => [
  `HI${at}`,
  String(at + 1),
  `आरव शर्मा${'कखगघचछजझटठडढतथदधनपफबभमयर'.charAt(at)}`,
  'कक्षा 6',
  section(at),
  '१४/०३/२०१४',
];
const hindiHead = ['प्रवेश संख्या', 'अनुक्रमांक', 'छात्र का नाम', 'कक्षा', 'वर्ग', 'जन्म तिथि'];
const urdu = (at: number) => [
  `UR${at}`,
  `زینب خان${'ابپتٹثجچحخدڈرزسشصضطظعغفق'.charAt(at)}`,
  '6',
  section(at),
  '2014-03-14',
];
const urduHead = ['داخلہ نمبر', 'طالب علم کا نام', 'جماعت', 'سیکشن', 'تاریخ پیدائش'];
export const scripts: readonly ForeignFile[] = [
  {
    title: 'Hindi, in UTF-16 without a mark',
    name: 'hindi.csv',
    kind: 'students',
    dialect: '',
    valid: many,
    wrong: [],
    bytes: Buffer.from(
      lines(
        hindiHead.join('\t'),
        rowsOf((at) => hindi(at).join('\t')),
      ),
      'utf16le',
    ),
  },
  {
    ...book,
    title: 'Hindi, a workbook below its titles',
    valid: many,
    wrong: [],
    bytes: workbook({
      name: 'सूची',
      rows: [
        ['नीम विद्यालय'],
        hindiHead,
        ...numbers.map((at) => hindi(at).with(0, `HJ${at}`).with(5, '१५/०३/२०१४')),
        ['योग', '24'],
      ],
    }),
  },
  {
    title: 'Urdu',
    name: 'urdu.csv',
    kind: 'students',
    dialect: '',
    valid: many,
    wrong: ['key_required'],
    bytes: Buffer.from(csv(urduHead, ...numbers.map(urdu), ['', 'زینب', '', '', ''])),
  },
  {
    ...book,
    title: 'Urdu, a workbook with blank rows',
    valid: many,
    wrong: [],
    bytes: workbook({
      name: 'فہرست',
      rows: [
        urduHead,
        [],
        ...numbers.flatMap((at) => [urdu(at).with(0, `US${at}`).with(4, '2014-03-15'), []]),
      ],
    }),
  },
];
