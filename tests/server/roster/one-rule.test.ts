import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { facultyFields, type StudentFields, studentFields } from '#contract/people/person-fields.rules.ts';
import { guessColumns, type ImportField, isPasswordHeading } from '#contract/roster/roster.rules.ts';
import { cleanCell } from '#server/files/tables/table.ts';
import { divided, gradeName, groupKey } from '#server/roster/group-names.ts';
import { type Cells, cellsOf as cellsOfRow, parseRow } from '#server/roster/parse-row.ts';

/** One set of rules for forms and files: what one of them takes, the other takes. */
const timeZone = 'Asia/Kolkata';
const student = { role: roles.student, timeZone, dates: 'dmy' } as const;

const blank = {
  user_id: 'S00001',
  firstName: 'Zoya',
  lastName: '',
  gender: '',
  admission_no: '',
  birth_date: '',
  mobile: '',
  alternate_contact: '',
  email_id: '',
  division_id: null,
  batches: [],
} satisfies StudentFields;

const names = fc.oneof(
  fc.constantFrom(
    "D'Souza",
    'K. Raju',
    'Mary-Jane',
    'O’Brien',
    'ज़ोया',
    'زینب',
    'Zoë',
    'Müller',
    'Zoya 7',
    '=1+1',
    '---',
  ),
  fc.string({ maxLength: 12 }),
);
const mobiles = fc.oneof(
  fc.constantFrom(
    '+91 98237 75684',
    '98237-75684',
    '(098237) 75684',
    '९८२३७७५६८४',
    '12',
    '9.82E+09',
    '98237 7568x',
  ),
  fc.stringMatching(/^\+?[0-9 -]{0,16}$/),
);
const addresses = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('Asha@School.ORG', 'a@school.museum', 'a@b', 'a b@c.in', 'zoya@school.example'),
);
const logins = fc.oneof(
  fc.constantFrom(
    'M.DSOUZA@NEEMGROVE.EDU.IN',
    'a',
    'bad name!',
    `L${'x'.repeat(63)}`,
    `L${'x'.repeat(64)}`,
    'ICTADM_001',
  ),
  fc.stringMatching(/^[A-Za-z0-9._@-]{0,70}$/),
);

const row = fc.record({
  user_id: logins,
  firstName: names,
  lastName: names,
  gender: fc.constantFrom('', 'Male', 'f', 'boy', 'x', 'बालिका', 'zz'),
  admission_no: fc.string({ maxLength: 50 }),
  birth_date: fc.constantFrom('', '2014-03-31', '31/03/2014', '2015-13-40', '2099-01-01'),
  mobile: mobiles,
  alternate_contact: mobiles,
  email_id: addresses,
});

const cellsOf = (texts: Readonly<Partial<Record<ImportField, string>>>): Cells =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([field, text]) => [field, cleanCell(text)])
      .filter(([, text]) => text !== ''),
  );

describe('a value of somebody', () => {
  it('that an import stored is saved by its form as it is [VP-23, VP-24, VP-26]', () => {
    fc.assert(
      fc.property(row, (texts) => {
        const { fields } = parseRow(cellsOf(texts), student);
        const stored = { ...blank, ...fields };
        expect(v.parse(studentFields(timeZone), stored)).toEqual(stored);
      }),
      { numRuns: 500 },
    );
  });

  it('that a form takes is taken from a file', () => {
    fc.assert(
      fc.property(row, (texts) => {
        for (const [field, text] of Object.entries(texts)) {
          const saved = v.safeParse(studentFields(timeZone), { ...blank, [field]: text });
          if (!saved.success) continue;
          expect(parseRow(cellsOf({ [field]: text }), student).problems).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is asked for where it was: a teacher needs an address and a number, a student neither', () => {
    const teacher = { ...blank, strength: '', tools: '', divisions: [] };
    expect(v.safeParse(studentFields(timeZone), blank).success).toBe(true);
    const codes = v.safeParse(facultyFields(timeZone), teacher).issues?.map(({ message }) => message);
    expect(codes).toEqual(['mobile_required', 'email_required']);
  });
});

/** What a row with one such cell says. */
const said = (field: ImportField, text: string) => parseRow(cellsOfRow([text], [field]), student);

describe('what lists write otherwise than forms', () => {
  it.each([
    ['gender', 'M.', { gender: 'Male' }],
    ['gender', 'Boys', { gender: 'Male' }],
    ['gender', 'बालक', { gender: 'Male' }],
    ['gender', 'लड़की', { gender: 'Female' }],
    ['gender', 'خاتون', { gender: 'Female' }],
    ['gender', 'Transgender', {}],
    ['mobile', '91-98765-43210', { mobile: '+919876543210' }],
    ['mobile', '0091 98765 43210', { mobile: '+919876543210' }],
    ['mobile', '9876543210.0', { mobile: '9876543210' }],
    ['mobile', '9876543210 / 98765 43211', { mobile: '9876543210', alternate_contact: '9876543211' }],
    ['mobile', 'N/A', {}],
    ['mobile', '0000000000', {}],
    ['email_id', 'nil', {}],
    ['admission_no', 'NA', {}],
    ['birth_date', 'March 14, 2014', { birth_date: '2014-03-14' }],
    ['birth_date', '00/00/0000', {}],
    ['full_name', 'Rao, Asha', { firstName: 'Asha', lastName: 'Rao' }],
    ['full_name', 'RAO, ASHA', { firstName: 'ASHA', lastName: 'RAO' }],
  ] as const)('%s %s is good [C2-09]', (field, text, fields) => {
    expect(said(field, text)).toEqual({ fields, problems: [] });
  });

  it.each([
    ['gender', 'zz', 'gender_required'],
    ['mobile', '98765/43210', 'mobile_digits'],
    ['full_name', 'Asha Rao, B.Ed', 'name_letters'],
    ['full_name', 'Asha Rao, MSc', 'name_letters'],
  ] as const)('%s %s is not guessed', (field, text, code) => {
    expect(said(field, text).problems).toMatchObject([{ code }]);
  });

  it.each(['6 A', 'VI (A)', '6 [A]', 'Class - VI A', 'Std. 6th Section A', 'Grade VI-A'])(
    'class %s is Grade 6 A',
    (name) => {
      expect(divided(name)).toEqual({ grade: 'Grade 6', division: 'A' });
      expect(groupKey(name)).toBe('6 a');
    },
  );

  it('a grade in a column of its own is one grade however it is written', () => {
    const written = ['6', 'VI', '6th', 'Class 6', 'Grade VI', 'Std. 06', 'Year-6'];
    expect(written.map(gradeName)).toEqual(written.map(() => 'Grade 6'));
    expect(gradeName('Nursery')).toBe('Nursery');
  });

  it('the number of a person is no username beside one', () => {
    expect(guessColumns(['Student_id', 'Username', 'LastFirst'], 'students')).toEqual([
      'sourced_id',
      'user_id',
      'full_name',
    ]);
    expect(guessColumns(['Student ID', 'Name'], 'students')).toEqual(['user_id', 'full_name']);
  });

  it('passwords are known by every name they go by, and addresses are none', () => {
    const secrets = ['Temp. Pass', 'PIN', 'Login PIN', 'Secret', 'Initial Pwd', 'पासवर्ड', 'پاس ورڈ'];
    expect(secrets.filter((heading) => !isPasswordHeading(heading))).toEqual([]);
    expect(['Pin code', 'Passport No', 'Secretary'].filter(isPasswordHeading)).toEqual([]);
  });
});
