import { sql } from '../auth/lakeside.ts';
import { addProject } from '../choices/riverside.ts';

/** A new school of one file's own, whose number its logins carry: a grade 8 A with a teacher and four students, an empty 8 B and 9 A, and an admin. */
export async function openSeaside(school: number): Promise<void> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
     values ($1, 'Seaside School', 'Seaside', 2, 'Asia/Kolkata', '2026-2027') on conflict do nothing`,
    [school],
  );
  // A second try begins with nothing again.
  for (const table of ['screen_shares', 'memberships', 'divisions', 'grades'])
    await sql(`delete from ${table} where school_id = $1`, [school]);
  const add = (role: number, login: string, first: string) =>
    sql(
      `insert into people (school_id, role, login_name, first_name, last_name, password_hash)
       select $1, $2, $3, $4, 'Shore', password_hash from people where login_name = 'F00001' on conflict do nothing`,
      [school, role, login, first],
    );
  await add(2, `A${school}001`, 'Latha');
  await add(4, `F${school}001`, 'Farah');
  await add(3, `S${school}001`, 'Sami');
  await add(3, `S${school}002`, 'Tara');
  await add(3, `S${school}003`, 'Umar');
  await add(3, `S${school}004`, 'Vani');
  await sql(
    `insert into grades (school_id, kind, name, position, master_class_id) values ($1, 'grade', 'Grade 8', 8, 8), ($1, 'grade', 'Grade 9', 9, 9)`,
    [school],
  );
  await sql(
    `insert into divisions (school_id, grade_id, name)
     select school_id, id, part from grades, unnest(array['A', 'B']) part
     where school_id = $1 and (part = 'A' or position = 8)`,
    [school],
  );
  await sql(
    `insert into memberships (school_id, person_id, grade_id, division_id)
     select p.school_id, p.id, d.grade_id, d.id from people p join divisions d on d.school_id = p.school_id
     join grades g on g.id = d.grade_id and g.school_id = d.school_id
     where p.school_id = $1 and ((p.role = 3 and d.name = 'A' and g.position = 8) or p.role = 4)`,
    [school],
  );
}

/**
 * The school has clubs too. Robotics has three batches: the teacher teaches Monday, with Sami and Tara, and Tuesday,
 * without students, but not Friday. The teacher also teaches Chess on Sunday. The project is assigned to Monday.
 */
export async function openClub(school: number, project: string): Promise<void> {
  await sql('update schools set model = 5 where id = $1', [school]);
  for (const table of ['curriculum_assignments', 'curriculum_choices'])
    await sql(`delete from ${table} where school_id = $1`, [school]);
  await sql('delete from projects where title = $1', [project]);
  const projectId = await addProject(project, null, 'club');
  await sql(
    `insert into grades (school_id, kind, name, position) values ($1, 'club', 'Robotics', 1), ($1, 'club', 'Chess', 2)`,
    [school],
  );
  await sql(
    `insert into divisions (school_id, grade_id, name)
     select school_id, id, part from grades, unnest(array['Monday', 'Tuesday', 'Friday', 'Sunday']) part
     where school_id = $1 and kind = 'club' and (part = 'Sunday') = (name = 'Chess')`,
    [school],
  );
  await sql(
    `insert into memberships (school_id, person_id, grade_id, division_id)
     select p.school_id, p.id, d.grade_id, d.id from people p join divisions d on d.school_id = p.school_id
     where p.school_id = $1 and ((p.role = 3 and d.name = 'Monday' and p.first_name in ('Sami', 'Tara'))
       or (p.role = 4 and d.name in ('Monday', 'Tuesday', 'Sunday')))`,
    [school],
  );
  await sql(
    `with chosen as (
       insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
       select school_id, '2026-2027', id, $2, 1, now() from grades where school_id = $1 and name = 'Robotics'
       returning school_id, id)
     insert into curriculum_assignments (school_id, choice_id, kind, assignee_id, assigned_by, assigned_at)
     select c.school_id, c.id, 'batch', d.id, 1, now() from chosen c
     join divisions d on d.school_id = c.school_id and d.name = 'Monday'`,
    [school, projectId],
  );
}
