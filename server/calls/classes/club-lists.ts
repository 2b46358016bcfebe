import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { divisions, grades } from '../../db/schema/school.ts';
import { groupsOpenTo } from '../../domain/audience.ts';
import type { Actor } from '../../domain/sessions.ts';
import type { Handler } from '../../pipeline.ts';
import { notFound } from '../../refusal.ts';

/** [EN-08] Clubs the person may share with, and how many batches each has. */
async function clubList(db: Queryable, actor: Actor) {
  const open = await groupsOpenTo(db, actor, 'club');
  if (open.length === 0) return [];
  return db
    .select({ id: grades.id, club_name: grades.name, batch_count: count(divisions.id) })
    .from(grades)
    .leftJoin(divisions, and(eq(divisions.schoolId, grades.schoolId), eq(divisions.gradeId, grades.id)))
    .where(and(eq(grades.schoolId, actor.school.id), inArray(grades.id, open)))
    .groupBy(grades.schoolId, grades.id)
    .orderBy(asc(grades.position));
}

/** The batches of the wanted clubs, club by club as they were made: days by name would not be days in order; 0 is every club of theirs. */
async function batchList(db: Queryable, actor: Actor, wanted: readonly number[]) {
  const open = await groupsOpenTo(db, actor, 'club');
  const clubIds = wanted.includes(0) ? open : wanted;
  if (clubIds.some((id) => !open.includes(id))) throw notFound();
  if (clubIds.length === 0) return [];
  return db
    .select({ id: divisions.id, batch_name: divisions.name, club_id: divisions.gradeId })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(and(eq(divisions.schoolId, actor.school.id), inArray(divisions.gradeId, [...clubIds])))
    .orderBy(asc(grades.position), asc(divisions.id));
}

export const getClubList: Handler<'get-club-list'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: await clubList(db, actor),
});

export const getClubListFaculty: Handler<'get-club-list-faculty'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: await clubList(db, actor),
});

export const getBatchListAdmin: Handler<'get-batch-list-admin'> = async (input, { db, actor }) => ({
  success: 'true',
  data: await batchList(db, actor, input.club_id),
});

export const getFacultyBatchList: Handler<'get-faculty-batch-list'> = async (input, { db, actor }) => ({
  success: 'true',
  data: await batchList(db, actor, input.club_id),
});
