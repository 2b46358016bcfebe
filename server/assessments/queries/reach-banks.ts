import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { questionBanks } from '../schema/questions.ts';

/** The central office is a school of its own, with this number. */
export const office = 0;

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/**
 * May this person read the questions of a row of `question_banks`, what is right included? The office reads its own; a
 * school the office's; its admin those of all its teachers; a teacher their own and those that others share.
 */
export function isReadableBank({ id, role, school }: Reader): SQL | undefined {
  const isOffice = eq(questionBanks.schoolId, office);
  if (school.id === office) return role === roles.superAdmin ? isOffice : sql`false`;
  const isOfSchool = eq(questionBanks.schoolId, school.id);
  if (role === roles.schoolAdmin) return or(isOffice, isOfSchool);
  if (role !== roles.faculty) return sql`false`;
  return or(isOffice, and(isOfSchool, or(eq(questionBanks.authorId, id), eq(questionBanks.isShared, true))));
}

/** Who banks and questions of this person are of: the office's belong to all of the office. */
export const authorOf = ({ id, school }: Reader): number => (school.id === office ? 0 : id);

/** Of `question_banks`: is it of this person? Those that were removed too. */
export const isBankOf = (actor: Reader): SQL | undefined =>
  and(eq(questionBanks.schoolId, actor.school.id), eq(questionBanks.authorId, authorOf(actor)));

/** May this person change a row of `question_banks` and its questions? Schools only read the office's. */
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
