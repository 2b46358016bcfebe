import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { verdicts } from '#contract/roster/import-problems.ts';
import type { TwiceAnswer } from '#contract/roster/roster.rules.ts';
import type { ImportCounts } from '#contract/roster/roster.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { freeLoginNames, licenceOf } from '#server/people/index.ts';
import { profiles } from '#server/profile/schema.ts';
import { importRows } from '../schema.ts';
import { type Import, rolesOfKind } from './import.ts';
import { ofImport } from './staged.ts';

/** Checks rows against each other: who is missing, who is here already, what the licence allows. Returns counts. */
export async function validateWhole(
  db: Queryable,
  row: Import,
): Promise<{ counts: ImportCounts; reasons: Record<string, number>; twice: number }> {
  await db.execute(sql`delete from ${importRows} r where ${ofImport(row)} and line < 0`);
  await markTwice(db, row);
  if (row.options.complete === 1) await noteLeavers(db, row);
  await markDuplicates(db, row);
  await markTwins(db, row);
  for (const role of rolesOfKind(row.kind)) {
    await markBeyondLicence(db, row, role);
    await giveLogins(db, row, role);
  }
  return {
    counts: await countVerdicts(db, row),
    reasons: await countReasons(db, row),
    twice: await countTwice(db, row),
  };
}

async function countTwice(db: Queryable, row: Import): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${importRows} r
    where ${ofImport(row)} and (r.problems @> '[{"code": "twice"}]' or (r.verdict = 'duplicate' and r.before ? 'line'))`);
  return rows[0]?.count ?? 0;
}

/** Decides which of several rows for one person count, by their lines. */
const isLeftOut = (answer: TwiceAnswer, line: SQL, first: SQL, last: SQL): SQL => {
  if (answer === 'none') return sql`true`;
  return answer === 'first' ? sql`${line} <> ${first}` : sql`${line} <> ${last}`;
};
const asLeftOut = sql`verdict = 'left_out', problems = '[]', before = '{}', after = '{}'`;

async function countReasons(db: Queryable, row: Import): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ code: string; count: number }>(sql`
    select e ->> 'code' as code, count(distinct r.line)::int as count
    from ${importRows} r cross join lateral jsonb_array_elements(r.problems) e
    where ${ofImport(row)} and r.verdict = 'problem' group by 1`);
  return Object.fromEntries(rows.map(({ code, count }) => [code, count]));
}

/** Rows that name one person by different keys: nobody knows which one is right. */
async function markTwice(db: Queryable, row: Import): Promise<void> {
  // Imports from before this question have no answer.
  const answer = row.options.twice ?? 'ask';
  if (answer !== 'ask') {
    await db.execute(sql`
      with named as (
        select r.person_id, min(r.line) as first, max(r.line) as last from ${importRows} r
        where ${ofImport(row)} and r.person_id is not null and r.verdict <> 'left_out'
        group by r.person_id having count(*) > 1)
      update ${importRows} r set ${asLeftOut} from named n
      where ${ofImport(row)} and r.person_id = n.person_id and r.verdict <> 'left_out'
        and ${isLeftOut(answer, sql`r.line`, sql`n.first`, sql`n.last`)}`);
    return;
  }
  await db.execute(sql`
    update ${importRows} r set verdict = 'problem', problems = r.problems || jsonb_build_array(jsonb_build_object(
      'field', 'user_id', 'code', 'twice', 'params', jsonb_build_object('text', coalesce(p.login_name, ''))))
    from ${people} p
    where ${ofImport(row)} and p.school_id = r.school_id and p.id = r.person_id and r.person_id in (
      select person_id from ${importRows} r where ${ofImport(row)} group by person_id having count(*) > 1)
      and not r.problems @> '[{"code": "twice"}]'`);
}

/** For a complete list: adds everybody who is here and in no row. */
async function noteLeavers(db: Queryable, row: Import): Promise<void> {
  await db.execute(sql`
    insert into ${importRows} (school_id, import_id, line, raw, verdict, role, parsed, person_id, seen_version, before, after)
    select p.school_id, ${row.id}, -row_number() over (order by p.first_name, p.id), '{}', 'leaver', p.role, '{}',
      p.id, p.version,
      jsonb_build_object('status', case when p.is_active then 'active' else 'inactive' end, 'places',
        to_jsonb(array(select m.division_id from ${memberships} m
          where m.school_id = p.school_id and m.person_id = p.id order by m.division_id))),
      '{"status": "left", "places": []}'
    from ${people} p
    where p.school_id = ${row.schoolId} and p.role = any(${sql.param([...rolesOfKind(row.kind)])}::int[])
      and p.left_at is null and p.deleted_at is null
      and not exists (select from ${importRows} r where ${ofImport(row)} and r.person_id = p.id)`);
}

/** The same name and birthday do not prove one person, so a person must look. */
async function markDuplicates(db: Queryable, row: Import): Promise<void> {
  await db.execute(sql`
    update ${importRows} r set verdict = 'duplicate',
      before = jsonb_build_object('user_id', p.login_name, 'firstName', p.first_name, 'lastName', p.last_name)
    from ${people} p
    join ${profiles} f on f.school_id = p.school_id and f.person_id = p.id
    where ${ofImport(row)} and r.verdict = 'new' and not r.is_distinct
      and p.school_id = r.school_id and p.role = r.role and p.deleted_at is null
      and f.birth_date = (r.parsed ->> 'birth_date')::date
      and lower(normalize(p.first_name || ' ' || p.last_name, NFKD)) =
        lower(normalize((r.parsed ->> 'firstName') || ' ' || coalesce(r.parsed ->> 'lastName', ''), NFKD))`);
}

/** Rows with one name and birthday that no number tells apart. The first counts; a person decides about the others. */
async function markTwins(db: Queryable, row: Import): Promise<void> {
  // Imports from before this question have no answer.
  const answer = row.options.twice ?? 'ask';
  const named = sql`
    with named as materialized (
      select r.line, r.is_distinct, r.parsed, first_value(r.line) over same as first, first_value(r.parsed) over same as told
      from ${importRows} r
      where ${ofImport(row)} and r.verdict = 'new' and r.parsed ->> 'birth_date' is not null
      window same as (partition by r.role, r.parsed ->> 'birth_date', lower(normalize((r.parsed ->> 'firstName') || ' ' ||
        coalesce(r.parsed ->> 'lastName', ''), NFKD)) order by r.line)),
    alike as materialized (
      select n.line, n.first, n.told from named n
      where n.first < n.line and not n.is_distinct
        and coalesce(n.parsed ->> 'admission_no' = n.told ->> 'admission_no', true)
        and (n.parsed ->> 'sourced_id' is null or n.told ->> 'sourced_id' is null))`;
  if (answer !== 'ask') {
    await db.execute(sql`${named},
      all_of as (
        select a.line, a.first, max(a.line) over (partition by a.first) as last from alike a
        union select a.first, a.first, max(a.line) from alike a group by a.first)
      update ${importRows} r set ${asLeftOut} from all_of o
      where ${ofImport(row)} and r.line = o.line and ${isLeftOut(answer, sql`o.line`, sql`o.first`, sql`o.last`)}`);
    return;
  }
  await db.execute(sql`${named}
    update ${importRows} r set verdict = 'duplicate', before = jsonb_build_object('line', a.first::text,
      'user_id', coalesce(a.told ->> 'user_id', ''), 'firstName', a.told ->> 'firstName',
      'lastName', coalesce(a.told ->> 'lastName', ''))
    from alike a where ${ofImport(row)} and r.line = a.line`);
}

/** [VP-40] Marks rows beyond the licence, in file order. Leavers free their places. */
async function markBeyondLicence(db: Queryable, row: Import, role: Role): Promise<void> {
  const { limit, used } = await licenceOf(db, row.schoolId, role);
  if (limit === null) return;
  const leavers = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${importRows} r
    where ${ofImport(row)} and verdict = 'leaver' and role = ${role}`);
  const room = Math.max(0, limit - used + (leavers.rows[0]?.count ?? 0));
  await db.execute(sql`
    update ${importRows} r set verdict = 'problem',
      problems = jsonb_build_array(jsonb_build_object('field', '', 'code', 'licence_full', 'params',
        jsonb_build_object('limit', ${limit}::int)))
    where ${ofImport(row)} and line in (
      select line from ${importRows} r where ${ofImport(row)} and verdict = 'new' and role = ${role}
      order by line offset ${room})`);
}

/** Shows newcomers without a login name the one that they would get. */
async function giveLogins(db: Queryable, row: Import, role: Role): Promise<void> {
  const without = sql`${ofImport(row)} and role = ${role} and verdict in ('new', 'duplicate')
    and not parsed ? 'user_id'`;
  const { rows } = await db.execute<{ line: number }>(
    sql`select line from ${importRows} r where ${without} order by line`,
  );
  if (rows.length === 0) return;
  const named = await db.execute<{ name: string }>(sql`
    select parsed ->> 'user_id' as name from ${importRows} r where ${ofImport(row)} and parsed ? 'user_id'`);
  const others = new Set(named.rows.map(({ name }) => name));
  const names = await freeLoginNames(db, row.schoolId, role, rows.length, others);
  await db.execute(sql`
    update ${importRows} r set after = r.after || jsonb_build_object('user_id', d.name)
    from unnest(${sql.param(rows.map(({ line }) => line))}::int[], ${sql.param(names)}::text[]) as d(line, name)
    where ${ofImport(row)} and r.line = d.line`);
}

export async function countVerdicts(db: Queryable, row: Import): Promise<ImportCounts> {
  const { rows } = await db.execute<{ verdict: string; count: number }>(sql`
    select verdict, count(*)::int as count from ${importRows} r where ${ofImport(row)} group by verdict`);
  const of = new Map(rows.map(({ verdict, count }) => [verdict, count]));
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, of.get(verdict) ?? 0]));
  return counts as ImportCounts;
}
