import { sql } from '../auth/lakeside.ts';
import { addProject } from '../choices/riverside.ts';

const school = 89;
/** Two projects of the office that it may choose. */
export const offered = ['Bay lamp', 'Bay rover'] as const;

/**
 * A new school whose people have never used anything: Grade 6 with A and B and Grade 7 with A, an admin, a teacher of 7 A alone, a
 * teacher of 6 A and 7 A, and a student in each of these two.
 */
export async function openBaywood(): Promise<void> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
     values ($1, 'Baywood School', 'Baywood', 2, 'Asia/Kolkata', '2026-2027') on conflict do nothing`,
    [school],
  );
  // A second try begins with nothing again.
  for (const table of [
    'screen_shares',
    'curriculum_assignments',
    'curriculum_choices',
    'memberships',
    'divisions',
    'grades',
  ])
    await sql(`delete from ${table} where school_id = $1`, [school]);
  const add = (role: number, login: string, first: string) =>
    sql(
      `insert into people (school_id, role, login_name, first_name, last_name, password_hash)
       select $1, $2, $3, $4, 'Bay', password_hash from people where login_name = 'F00001' on conflict do nothing`,
      [school, role, login, first],
    );
  await add(2, 'A89001', 'Latha');
  await add(4, 'F89001', 'Farah');
  await add(4, 'F89002', 'Gita');
  await add(3, 'S89001', 'Sami');
  await add(3, 'S89002', 'Tara');
  await sql(
    `insert into grades (school_id, kind, name, position, master_class_id)
     values ($1, 'grade', 'Grade 6', 6, 6), ($1, 'grade', 'Grade 7', 7, 7)`,
    [school],
  );
  await sql(
    `insert into divisions (school_id, grade_id, name)
     select school_id, id, part from grades, unnest(array['A', 'B']) part
     where school_id = $1 and (part = 'A' or position = 6)`,
    [school],
  );
  await sql(
    `insert into memberships (school_id, person_id, grade_id, division_id)
     select p.school_id, p.id, g.id, d.id from people p
     join grades g on g.school_id = p.school_id join divisions d on d.grade_id = g.id and d.name = 'A'
     where p.school_id = $1 and ((g.position = 6 and p.login_name in ('F89002', 'S89001'))
       or (g.position = 7 and p.login_name in ('F89001', 'F89002', 'S89002')))`,
    [school],
  );
  await sql(`delete from projects where title like 'Bay %'`, []);
  for (const title of offered) await addProject(title, null);
}
