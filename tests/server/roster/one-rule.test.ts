import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { facultyFields, type StudentFields, studentFields } from '#contract/people/person-fields.rules.ts';
import { type ImportField } from '#contract/roster/roster.rules.ts';
import { type Cells, parseRow } from '#server/roster/parse-row.ts';
import { cleanCell } from '#server/roster/read/table.ts';

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
  gender: fc.constantFrom('', 'Male', 'f', 'boy', 'x'),
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
