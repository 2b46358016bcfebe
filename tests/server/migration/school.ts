import { sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';

/** A school of its own for one test: classes 1 to 3 with sections A and B, and their students and teachers. */
export interface YearSchool {
  readonly id: number;
  readonly admin: Named;
  /** By class and section, such as `1A`. */
  readonly places: Readonly<Record<string, { readonly gradeId: number; readonly divisionId: number }>>;
  readonly students: readonly (Named & { readonly place: string })[];
  readonly teachers: readonly Named[];
}

let made = 100;

export async function newSchool(
  db: Queryable,
  passwordHash: string,
  perSection = 2,
  model = 5,
): Promise<YearSchool> {
  const id = (made += 1);
  const name = `Year ${id}`;
  await db.insert(schools).values({
    id,
    name,
    shortName: name,
    model,
    timeZone: 'Asia/Kolkata',
    academicYear: '2026-2027',
  });
  const places: Record<string, { gradeId: number; divisionId: number }> = {};
  for (const [position, kind] of [
    [1, 'grade'],
    [2, 'grade'],
    [3, 'grade'],
    [4, 'club'],
  ] as const) {
    const of = kind === 'grade' ? `Grade ${position}` : 'Chess';
    const [grade] = await db
      .insert(grades)
      .values({ schoolId: id, kind, name: of, position, masterClassId: kind === 'grade' ? position : null })
      .returning();
    for (const section of ['A', 'B']) {
      const [division] = await db
        .insert(divisions)
        .values({ schoolId: id, gradeId: grade!.id, name: section })
        .returning();
      const key = kind === 'grade' ? `${position}${section}` : `chess${section}`;
      places[key] = { gradeId: grade!.id, divisionId: division!.id };
    }
  }
  const add = async (role: 2 | 3 | 4, login: string, ...at: string[]) => {
    const person = { schoolId: id, role, loginName: `${login}Y${id}`, firstName: login, lastName: 'Year' };
    const [row] = await db
      .insert(people)
      .values({ ...person, passwordHash })
      .returning({ id: people.id });
    for (const place of at)
      await db.insert(memberships).values({ schoolId: id, personId: row!.id, ...places[place]! });
    return { id: row!.id, schoolId: id, role, loginName: person.loginName };
  };
  const students: (Named & { place: string })[] = [];
  for (const place of ['1A', '1B', '2A', '2B', '3A', '3B'])
    for (let index = 0; index < perSection; index += 1) {
      const also = index === 0 ? ['chessA'] : [];
      students.push({ ...(await add(roles.student, `P${place}${index}`, place, ...also)), place });
    }
  return {
    id,
    places,
    students,
    admin: await add(roles.schoolAdmin, 'A'),
    teachers: [await add(roles.faculty, 'T1', '1A', '2A', 'chessA'), await add(roles.faculty, 'T2', '3B')],
  };
}

/** All that a move changes and its way back restores: places, open enrolments, years and who can sign in. */
export async function stateOf(db: Queryable, schoolId: number): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select
      (select jsonb_agg(to_jsonb(m) order by m.person_id, m.division_id)
        from memberships m where m.school_id = ${schoolId}) as memberships,
      (select jsonb_agg(to_jsonb(e) order by e.id)
        from enrolments e where e.school_id = ${schoolId} and e.valid_to is null) as enrolments,
      (select jsonb_agg(to_jsonb(y) order by y.name)
        from academic_years y where y.school_id = ${schoolId}) as years,
      (select academic_year from schools where id = ${schoolId}) as year,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'active', p.is_active, 'left', p.left_at) order by p.id)
        from people p where p.school_id = ${schoolId}) as people`);
  return rows[0];
}

/** What the classes of the school are called now, by login name. */
export async function placesOf(db: Queryable, schoolId: number): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ login: string; places: string[] }>(sql`
    select p.login_name as login, coalesce(array_agg(g.name || ' ' || d.name order by g.position, d.name)
      filter (where d.id is not null), '{}') as places
    from people p
    left join memberships m on m.school_id = p.school_id and m.person_id = p.id
    left join divisions d on d.school_id = m.school_id and d.id = m.division_id
    left join grades g on g.school_id = d.school_id and g.id = d.grade_id
    where p.school_id = ${schoolId} group by p.login_name`);
  return Object.fromEntries(rows.map(({ login, places }) => [login.split('Y')[0], places]));
}

/** A checked plan that is ready. */
export async function readyPlan(client: Client) {
  const { data: begun } = await client.ok('save-students-to-newAcademic', {});
  return check(client, begun);
}

export async function check(client: Client, { id, version }: { id: number; version: number }) {
  return client.ok('save-students-to-newAcademic', { migration_id: id, version, dryRun: true });
}

export const apply = (client: Client, { id, version }: { id: number; version: number }) =>
  client.call('migrate-student-bulk', { migration_id: id, version });
