import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/** Of sessions it stands when they were last seen. */
const leftOut = ['sessions'];

/** Every row of a school in every table, as one text: the same text is nothing changed. */
export async function everyRow(db: Queryable, schoolId: number): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'school_id' and t.table_type = 'BASE TABLE'
    order by 1`);
  const hashes: string[] = [];
  for (const { name } of tables.filter(({ name: of }) => !leftOut.includes(of))) {
    const { rows } = await db.execute<{ hash: string }>(sql`
      select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
      from ${sql.identifier(name)} t where t.school_id = ${schoolId}`);
    hashes.push(`${name} ${rows[0]?.hash ?? ''}`);
  }
  const { rows } = await db.execute<{ school: string }>(
    sql`select s::text as school from schools s where id = ${schoolId}`,
  );
  return [...hashes, rows[0]?.school ?? ''].join('\n');
}

/** Who is at a school, who may sign in and where they sit, without numbers that grow with each try. */
export async function standing(db: Queryable, schoolId: number): Promise<string> {
  const { rows } = await db.execute(sql`
    select s.academic_year, p.role, p.login_name, p.first_name, p.is_active, p.left_at is not null as gone,
      array(select g.name || ' ' || d.name from memberships m
        join divisions d on d.school_id = m.school_id and d.id = m.division_id
        join grades g on g.school_id = d.school_id and g.id = d.grade_id
        where m.school_id = p.school_id and m.person_id = p.id order by 1) as places,
      array(select g.name || ' ' || d.name || ' ' || e.academic_year from enrolments e
        join divisions d on d.school_id = e.school_id and d.id = e.division_id
        join grades g on g.school_id = d.school_id and g.id = d.grade_id
        where e.school_id = p.school_id and e.person_id = p.id and e.valid_to is null order by 1) as enrolled
    from people p join schools s on s.id = p.school_id where p.school_id = ${schoolId} order by p.login_name`);
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}

/** So many changes of people are in the journal: a second try writes none twice. */
export async function journalled(db: Queryable, schoolId: number): Promise<number> {
  const { rows } = await db.execute<{ changes: number }>(
    sql`select count(*)::int as changes from people_changes where school_id = ${schoolId}`,
  );
  return rows[0]?.changes ?? 0;
}
