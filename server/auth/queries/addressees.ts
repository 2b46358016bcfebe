import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { isPerson } from './people.ts';

interface Addressee {
  readonly schoolId: number;
  readonly personId: number;
}

const key = { schoolId: people.schoolId, personId: people.id };

const shareMail = (email: string, role: Role) =>
  and(eq(sql`lower(${people.email})`, email.toLowerCase()), eq(people.role, role));

export async function addresseeByLoginName(db: Queryable, loginName: string): Promise<Addressee | undefined> {
  const [person] = await db.select(key).from(people).where(eq(people.loginName, loginName));
  return person;
}

/** Any one of those who share the address and the role. */
export async function addresseeByMail(
  db: Queryable,
  email: string,
  role: Role,
): Promise<Addressee | undefined> {
  const [person] = await db.select(key).from(people).where(shareMail(email, role)).limit(1);
  return person;
}

/** undefined where the person may not sign in. */
export async function findAddressee(db: Queryable, { schoolId, personId }: Addressee) {
  const [row] = await db
    .select({ person: people, school: schools })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(isPerson({ schoolId, id: personId }), mayEnter));
  return row;
}

/** All who share the address and the role. [VP-32] A demo school's passwords stay. */
export const listToReset = (db: Queryable, email: string, role: Role) =>
  db
    .select({ person: people, school: schools })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(shareMail(email, role), mayEnter, eq(schools.isDemo, false)));
