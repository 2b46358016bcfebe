import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { roles, subRoles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { academicYearOf } from '#contract/schools/school.rules.ts';
import { hashPassword } from '#server/auth/index.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { countries, people, schools } from '#server/directory/schema.ts';
import { asPassword, startCode } from '#server/people/index.ts';
import { openDatabase, type Queryable } from '../db/database.ts';
import { enterPlaces } from './places.ts';

const centralOffice = 0;
const loginName = 'X00001';
/** In which a year begins until a school says otherwise. */
const firstMonth = 4;

export interface FirstSignIn {
  readonly loginName: string;
  readonly code: string;
}

/**
 * What an installation without demo data begins with: the central office, places to put schools in, and one super
 * admin. Until somebody of the office has signed in, each start gives them a new code, to be told on the console;
 * afterwards null.
 */
export async function openFirstOffice(databaseUrl: string, now: Date): Promise<FirstSignIn | null> {
  const database = openDatabase(databaseUrl);
  try {
    await migrateDatabase(database.pool);
    const code = startCode();
    const secret = asPassword(await hashPassword(code), now);
    return await database.transaction(async (db) => {
      // Two programs that start on one database at once.
      await db.execute(sql`lock table schools in share row exclusive mode`);
      if (await isInUse(db)) return null;
      await enterOffice(db, now);
      await db
        .insert(people)
        .values({
          schoolId: centralOffice,
          role: roles.superAdmin,
          subRole: subRoles.superAdmin,
          loginName,
          firstName: 'Super',
          lastName: 'Admin',
          ...secret,
        })
        .onConflictDoUpdate({ target: people.loginName, set: secret });
      return { loginName, code };
    });
  } finally {
    await database.close();
  }
}

/** Did anybody of the office ever sign in, or were people entered otherwise? */
async function isInUse(db: Queryable): Promise<boolean> {
  const [seen] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, centralOffice), isNotNull(people.firstSignInAt)))
    .limit(1);
  const [other] = await db
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.loginName} <> ${loginName}`)
    .limit(1);
  return seen !== undefined || other !== undefined;
}

async function enterOffice(db: Queryable, now: Date): Promise<void> {
  await db
    .insert(schools)
    .values({
      id: centralOffice,
      name: 'Central Office',
      shortName: 'Office',
      model: schoolModels.gradesByReader,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      academicYear: academicYearOf(now.toISOString().slice(0, 10), firstMonth),
    })
    .onConflictDoNothing();
  const [place] = await db.select({ id: countries.id }).from(countries).limit(1);
  if (!place) await enterPlaces(db);
}
