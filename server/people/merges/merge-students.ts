import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { mergeRefusals } from '#contract/people/people.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type RowToChange, refuseStaleRow } from '#server/core/change-rows.ts';
import { type PersonalTable, personOf, type Merging as Taking } from '#server/core/personal-table.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { holdSchool, type ReachedSchool } from '#server/schools/index.ts';
import { changedFields, journal } from '../journal.ts';
import { takePlaces } from '../places.ts';
import { lockPair } from '../queries/pairs.ts';
import { statusOf } from '../queries/person.ts';
import { enrolments } from '../schema.ts';
import { setStatus } from '../status.ts';

type Merging = SignedInContext<ReasonsOf<typeof mergeRefusals>>;

/**
 * One student of two entries: what `kept` has not, it takes from `merged`, with all that hangs on it, and `merged` goes
 * into the bin, from where it comes back for 30 days as a bare entry. The journal of both says so.
 */
export async function mergeStudent(
  scene: Merging,
  school: ReachedSchool,
  kept: RowToChange,
  merged: RowToChange,
): Promise<void> {
  const { app, db, actor } = scene;
  await holdSchool(db, school.id);
  const rows = await lockPair(db, school.id, [kept.id, merged.id]);
  const [keptRow, mergedRow] = [kept, merged].map(({ id }) => rows.find((row) => row.id === id));
  if (!keptRow || !mergedRow) throw notFound();
  refuseStaleRow(scene, kept.version, keptRow.version);
  refuseStaleRow(scene, merged.version, mergedRow.version);
  for (const row of rows) if (!['active', 'inactive'].includes(statusOf(row))) throw scene.refuse('gone');
  const of = (id: number) => ({ schoolId: school.id, id });
  const nowhere = { divisions: [], batches: [] };
  const left = await takePlaces(db, { person: of(merged.id), school, wish: nowhere, reason: 'moved' });
  await takeFields(scene, school.id, keptRow, mergedRow);
  if (!(await hasPlaces(db, school.id, kept.id)) && left.before.length > 0)
    await db.execute(sql`
      insert into ${memberships} (school_id, person_id, division_id, grade_id)
      select e.school_id, ${kept.id}, e.division_id, e.grade_id from ${enrolments} e
      where e.school_id = ${school.id} and e.person_id = ${merged.id}
        and e.division_id = any(${sql.param([...left.before])}::int[]) on conflict do nothing`);
  await db
    .update(enrolments)
    .set({ batchId: null, closedBatchId: null })
    .where(and(eq(enrolments.schoolId, school.id), eq(enrolments.personId, merged.id)));
  const taking = { schoolId: school.id, from: merged.id, to: kept.id, now: app.now() };
  for (const part of app.offers.personal) {
    if (part.merge) await part.merge(db, taking);
    else if (part.isMerged) await takeRows(db, part, taking);
  }
  const [now] = await db
    .select({ version: people.version })
    .from(people)
    .where(and(eq(people.schoolId, school.id), eq(people.id, merged.id)));
  await setStatus(scene, {
    school,
    role: roles.student,
    row: { id: merged.id, version: now?.version ?? 0 },
    wish: 'deleted',
  });
  await journal(scene, actor, of(merged.id), 'merged', {}, { user_id: keptRow.loginName });
}

const hasPlaces = async (db: Queryable, schoolId: number, id: number) =>
  (await db.$count(memberships, and(eq(memberships.schoolId, schoolId), eq(memberships.personId, id)))) > 0;

/** All rows of one person become another's, but for those of which the other has one already, or a later one. */
async function takeRows(db: Queryable, part: PersonalTable, of: Taking): Promise<void> {
  const config = getTableConfig(part.table);
  const person = personOf(part).name;
  const unique = [
    ...config.primaryKeys.map(({ columns }) => columns.map(({ name }) => name)),
    ...config.indexes
      // One that holds for open entries alone: of those the entry that goes has none any more.
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

type Row = typeof people.$inferSelect;

/** Fields that the kept entry leaves empty. */
async function takeFields(scene: Merging, schoolId: number, kept: Row, merged: Row): Promise<void> {
  const { app, db, actor } = scene;
  const before = { lastName: kept.lastName, email_id: kept.email, admission_no: kept.admissionNo };
  const after = {
    lastName: kept.lastName || merged.lastName,
    email_id: kept.email || merged.email,
    admission_no: kept.admissionNo || merged.admissionNo,
  };
  const is = (id: number) => and(eq(people.schoolId, schoolId), eq(people.id, id));
  // Nobody else has a number while both have it for a moment.
  if (after.admission_no !== kept.admissionNo)
    await db.update(people).set({ admissionNo: '' }).where(is(merged.id));
  await db
    .update(people)
    .set({
      lastName: after.lastName,
      email: after.email_id,
      admissionNo: after.admission_no,
      firstSignInAt: sql`least(${people.firstSignInAt}, ${merged.firstSignInAt?.toISOString() ?? null}::timestamptz)`,
      version: kept.version + 1,
    })
    .where(is(kept.id));
  await db.execute(sql`
    update ${profiles} k set updated_at = ${app.now().toISOString()}::timestamptz,
      mobile = coalesce(nullif(k.mobile, ''), m.mobile), gender = coalesce(nullif(k.gender, ''), m.gender),
      alternate_contact = coalesce(nullif(k.alternate_contact, ''), m.alternate_contact)
    from ${profiles} m
    where k.school_id = ${schoolId} and k.person_id = ${kept.id} and m.school_id = k.school_id
      and m.person_id = ${merged.id}`);
  const changed = changedFields(before, after);
  await journal(scene, actor, { schoolId, id: kept.id }, 'merged', changed.before, {
    ...changed.after,
    user_id: merged.loginName,
  });
}
