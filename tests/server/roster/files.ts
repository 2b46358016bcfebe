import { readFile } from 'node:fs/promises';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { csv } from '#tests/files/table-files.ts';

/** Files of people as programs write them. */

const bundled = ['manifest', 'orgs', 'academicSessions', 'courses', 'classes', 'enrollments', 'users'];

/** The OneRoster bundle of the demo school: 120 teachers, 2,000 students, 48 classes. */
export async function demoBundle(
  change: (name: string, text: string) => string = (_, text) => text,
): Promise<Buffer> {
  const folder = new URL('../../../server/seeds/data/roster/', import.meta.url);
  const parts = new Map<string, Buffer>();
  for (const name of bundled) {
    const text = await readFile(new URL(`${name}.csv`, folder), 'utf8');
    parts.set(`${name}.csv`, Buffer.from(change(name, text)));
  }
  return writeStoredZip(parts);
}

/** What the students of a small file are told by. */
export const studentHeading = [
  'Username',
  'Admission No',
  'First name',
  'Last name',
  'Date of birth',
  'Mobile',
  'Class',
  'Section',
];
export const studentsFile = (...rows: readonly (readonly string[])[]) => ({
  name: 'students.csv',
  bytes: csv(studentHeading, ...rows),
});
