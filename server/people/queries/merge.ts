import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { type Merging, type PersonalTable, personOf } from '#server/core/personal-table.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { enrolments } from '../schema.ts';
import type { PersonKey } from './journal.ts';
import { updatePerson } from './person.ts';

type Row = typeof people.$inferSelect;

interface Merged {
  readonly kept: Row;
  readonly merged: Row;
  readonly now: Date;
}

export async function writeMerged(
  db: Queryable,
  { kept, merged, now }: Merged,
  fields: Pick<Row, 'lastName' | 'email' | 'admissionNo'>,
): Promise<void> {
  const { schoolId } = kept;
  // The number is unique, so the other entry gives it up first.
  if (fields.admissionNo !== kept.admissionNo) await updatePerson(db, merged, { admissionNo: '' });
  await db
    .update(people)
    .set({
      ...fields,
      firstSignInAt: sql`least(${people.firstSignInAt}, ${merged.firstSignInAt?.toISOString() ?? null}::timestamptz)`,
      version: kept.version + 1,
    })
    .where(and(eq(people.schoolId, schoolId), eq(people.id, kept.id)));
  await db.execute(sql`
    update ${profiles} k set updated_at = ${now.toISOString()}::timestamptz,
      mobile = coalesce(nullif(k.mobile, ''), m.mobile), gender = coalesce(nullif(k.gender, ''), m.gender),
      alternate_contact = coalesce(nullif(k.alternate_contact, ''), m.alternate_contact)
    from ${profiles} m
    where k.school_id = ${schoolId} and k.person_id = ${kept.id} and m.school_id = k.school_id
      and m.person_id = ${merged.id}`);
}

/** The other person has just left these divisions. */
export async function copyMemberships(
  db: Queryable,
  { schoolId, from, to }: Merging,
  divisionIds: readonly number[],
): Promise<void> {
  await db.execute(sql`
    insert into ${memberships} (school_id, person_id, division_id, grade_id)
    select e.school_id, ${to}, e.division_id, e.grade_id from ${enrolments} e
    where e.school_id = ${schoolId} and e.person_id = ${from}
      and e.division_id = any(${sql.param([...divisionIds])}::int[]) on conflict do nothing`);
}

/** Undoing an import or a migration no longer changes their history. */
export async function detachEnrolments(db: Queryable, { schoolId, id }: PersonKey): Promise<void> {
  await db
    .update(enrolments)
    .set({ batchId: null, closedBatchId: null })
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.personId, id)));
}

/** Moves rows to the other person, except where they have an equal or later one. */
export async function takeRows(db: Queryable, part: PersonalTable, of: Merging): Promise<void> {
  const config = getTableConfig(part.table);
  const person = personOf(part).name;
  const unique = [
    ...config.primaryKeys.map(({ columns }) => columns.map(({ name }) => name)),
    ...config.indexes
      // Partial indexes are for open entries, and the entry that goes has none any more.
      .filter(({ config: index }) => index.unique && index.where === undefined)
      .map(({ config: index }) =>
        index.columns.flatMap((column) => ('name' in column && column.name ? [column.name] : [])),
      ),
  ].filter((names) => names.includes(person));
  const name = sql.identifier(config.name);
  const own = sql.identifier(person);
  const alike = unique.map((names) =>
    sql.join(
      names
        .filter((each) => each !== person)
        .map((each) => sql`o.${sql.identifier(each)} is not distinct from t.${sql.identifier(each)}`),
      sql` and `,
    ),
  );
  const theirs = sql`t.school_id = ${of.schoolId} and t.${own} = ${of.from}`;
  const isOfPerson = part.only
    ? sql`and t.${sql.identifier(part.only.column.name)} = ${part.only.value}`
    : sql``;
  if (part.newest && alike.length > 0) {
    const at = sql.identifier(part.newest.name);
    await db.execute(sql`
      delete from ${name} o using ${name} t
      where o.${own} = ${of.to} and ${theirs} ${isOfPerson}
        and (${sql.join(alike, sql` or `)}) and o.${at} < t.${at}`);
  }
  const taken: SQL[] = alike.map(
    (same) => sql`and not exists (select from ${name} o where o.${own} = ${of.to} and ${same})`,
  );
  await db.execute(sql`
    update ${name} t set ${own} = ${of.to} where ${theirs} ${isOfPerson} ${sql.join(taken, sql` `)}`);
}

/** 0: no such person. */
export async function findVersion(db: Queryable, { schoolId, id }: PersonKey): Promise<number> {
  const [row] = await db
    .select({ version: people.version })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id)));
  return row?.version ?? 0;
}
