import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { inArray } from 'drizzle-orm';
import { people } from '#server/directory/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import type { Queryable } from '../db/database.ts';

type NewProfile = Omit<typeof profiles.$inferInsert, 'schoolId' | 'personId'>;

/** What the office knows of the people who show the product. */
const told: Readonly<Record<string, NewProfile>> = {
  A00001: { mobile: '9810012345', alternateContact: '01126543210', gender: 'Female' },
  A00101: { mobile: '9820023456', gender: 'Male' },
  A00201: { mobile: '9830034567', gender: 'Female' },
  X00001: { mobile: '9840045678', gender: 'Female' },
  F00901: { mobile: '9850056789', gender: 'Female', tools: 'Arduino, 3D printing' },
  F00951: { mobile: '9860067890', gender: 'Male' },
  S09001: { birthDate: '2013-02-11', gender: 'Male' },
  S09501: { birthDate: '2014-06-30', gender: 'Male' },
  F00001: {
    gender: 'Female',
    strength: 'Robotics, Python',
    tools: 'Scratch, micro:bit, Python',
    accessId: 'EMP0001',
    accessType: 'Full',
  },
  S00039: { mobile: '9870078901', gender: 'Male' },
};

/** Telephone numbers, days of birth and the like. The roster has numbers of teachers and grades of students. */
export async function seedProfiles(db: Queryable): Promise<void> {
  const file = await readFile(new URL('./data/roster/users.csv', import.meta.url));
  const users = parse(file, { columns: true }) as Record<string, string>[];
  const known = new Map<string, NewProfile>(Object.entries(told));
  for (const [index, user] of users.entries()) {
    const name = user.username ?? '';
    known.set(name, { ...fromRoster(user, index), ...told[name] });
  }
  const names = [...known.keys()];
  for (let start = 0; start < names.length; start += 1000) {
    const stored = await db
      .select({ schoolId: people.schoolId, personId: people.id, loginName: people.loginName })
      .from(people)
      .where(inArray(people.loginName, names.slice(start, start + 1000)));
    const rows = stored.map(({ loginName, ...person }) => ({ ...known.get(loginName), ...person }));
    if (rows.length > 0) await db.insert(profiles).values(rows);
  }
}

/** A student of grade 4 is nine; the day is spread over the year. */
function fromRoster(user: Record<string, string>, index: number): NewProfile {
  if (user.role === 'teacher') return { mobile: user.sms ?? '' };
  const year = new Date().getFullYear() - 5 - Number(user.grades);
  const day = new Date(Date.UTC(year, 0, 1 + ((index * 37) % 365)));
  return { birthDate: day.toISOString().slice(0, 10) };
}
