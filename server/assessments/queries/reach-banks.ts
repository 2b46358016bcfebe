import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { questionBanks } from '../schema/questions.ts';

export const office = 0;

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/**
 * A condition on `question_banks`, for questions with right answers. Everybody reads the office's; an admin all of the
 * school; a teacher their own and shared ones.
 */
export function isReadableBank({ id, role, school }: Reader): SQL | undefined {
  const isOffice = eq(questionBanks.schoolId, office);
  if (school.id === office) return role === roles.superAdmin ? isOffice : sql`false`;
  const isOfSchool = eq(questionBanks.schoolId, school.id);
  if (role === roles.schoolAdmin) return or(isOffice, isOfSchool);
  if (role !== roles.faculty) return sql`false`;
  return or(isOffice, and(isOfSchool, or(eq(questionBanks.authorId, id), eq(questionBanks.isShared, true))));
}

/** The author of a person's banks and questions; 0 for the office, which owns them as a whole. */
export const authorOf = ({ id, school }: Reader): number => (school.id === office ? 0 : id);

/** A condition on `question_banks`: this person owns them. Includes removed ones. */
export const isBankOf = (actor: Reader): SQL | undefined =>
  and(eq(questionBanks.schoolId, actor.school.id), eq(questionBanks.authorId, authorOf(actor)));

export const isOwnBank = (actor: Reader): SQL | undefined =>
  and(isBankOf(actor), isNull(questionBanks.removedAt));

export const hasOwnBank = async (db: Queryable, actor: Reader, id: number): Promise<boolean> =>
  (await db.$count(questionBanks, and(eq(questionBanks.id, id), isOwnBank(actor)))) > 0;

export const ownBanks = (db: Queryable, actor: Reader) =>
  db.select().from(questionBanks).where(isOwnBank(actor));

export async function addBank(db: Queryable, actor: Reader, name: string): Promise<number> {
  const [row] = await db
    .insert(questionBanks)
    .values({ schoolId: actor.school.id, authorId: authorOf(actor), name })
    .returning();
  return row?.id ?? 0;
}
