import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { PageAnswer } from '#contract/core/page.ts';
import type { RecordAct } from '#contract/people/student-record.wire.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { isOfPeople } from '#server/core/personal-table.ts';
import { auditLog } from '#server/core/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { peopleChanges } from '../schema.ts';
import type { PersonKey } from './journal.ts';

type Value = string | number | null;
type Part = { readonly part: string; readonly rows: Record<string, Value>[] };

/** Returns all rows about a person without secrets, and without empty parts. */
export async function readRecord(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  person: PersonKey,
): Promise<Part[]> {
  const own = and(eq(people.schoolId, person.schoolId), eq(people.id, person.id));
  const parts = [{ part: 'person', rows: await rowsOf(db, people, ['password_hash', 'search_text'], own) }];
  for (const personal of app.offers.personal) {
    const { part, table, secret } = personal;
    const where = isOfPeople(personal, person.schoolId, [person.id]);
    parts.push({ part, rows: await rowsOf(db, table, secret ?? [], where) });
  }
  return parts.filter(({ rows }) => rows.length > 0);
}

async function rowsOf(
  db: Queryable,
  table: PgTable,
  secret: readonly string[],
  where: SQL | undefined,
): Promise<Record<string, Value>[]> {
  const names = getTableConfig(table)
    .columns.map(({ name }) => name)
    .filter((name) => !secret.includes(name));
  const fields = Object.fromEntries(
    names.map((name) => [name, sql<Value>`${sql.identifier(name)}::text`.as(name)]),
  );
  return db.select(fields).from(table).where(where);
}

const actsOfAudit = {
  'people.student_read': 'read',
  'people.student_exported': 'exported',
  'people.students_read': 'list_read',
  'people.students_exported': 'list_exported',
} as const satisfies Record<string, RecordAct>;

interface HistoryEntry {
  readonly at: Date;
  readonly act: RecordAct;
  readonly by: string | null;
  readonly office: boolean | null;
  readonly fields: string[];
}

/** Changes and reads of a record, newest first, with the lists that contain this child. A list without ids is of the whole school. */
export async function historyOf(
  db: Queryable,
  { schoolId, id }: PersonKey,
  { page: wanted, size }: { readonly page: number; readonly size: number },
): Promise<PageAnswer<HistoryEntry>> {
  const act = sql.join(
    Object.entries(actsOfAudit).map(([action, name]) => sql`when ${action} then ${name}`),
    sql` `,
  );
  const acts = sql`(
    select changed_at as at, kind as act, changed_by as by_id, array(select jsonb_object_keys(after)) as fields
    from ${peopleChanges} where school_id = ${schoolId} and person_id = ${id}
    union all
    select at, case action ${act} end, person_id, '{}'
    from ${auditLog} where action in ('people.student_read', 'people.student_exported')
      and (details ->> 'personId')::int = ${id}
    union all
    select at, case action ${act} end, person_id, '{}'
    from ${auditLog} where action in ('people.students_read', 'people.students_exported')
      and (details ->> 'schoolId')::int = ${schoolId}
      and (details -> 'ids' is null or details -> 'ids' @> to_jsonb(${id}::int))
      and at >= (select created_at from ${people} where school_id = ${schoolId} and id = ${id}))`;
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${acts} acts`);
  const total = counted.rows[0]?.total ?? 0;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / size)));
  const { rows } = await db.execute<Omit<HistoryEntry, 'at'> & { at: string | Date }>(sql`
    select acts.at, act, fields, trim(p.first_name || ' ' || p.last_name) as by, p.school_id = 0 as office
    from ${acts} acts left join ${people} p on p.id = acts.by_id
    order by acts.at desc, act limit ${size} offset ${(page - 1) * size}`);
  return { rows: rows.map((row) => ({ ...row, at: new Date(row.at) })), total, page, size };
}
