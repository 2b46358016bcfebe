import { sql } from '../auth/lakeside.ts';

/**
 * Two new schools of this file's own with a grade 6 A each: an admin, a teacher who teaches it, a student who sits in
 * it. Four projects are published for class 6, two in each of two modules.
 */
const schools = [
  { id: 92, name: 'Riverside School' },
  { id: 93, name: 'Oakwood School' },
] as const;
const steps = { empathise: '', define: '', ideate: '', prototype: '', test: '' };
export const projects = ['River rover', 'River lamp', 'River game', 'River map'] as const;

const idOf = async (text: string, values: readonly unknown[]): Promise<number> => {
  const [row] = await sql(text, [...values]);
  return Number(Object(row).id);
};

export async function openRiverside(): Promise<void> {
  for (const { id, name } of schools) await openSchool(id, name);
  // A second try begins with nothing again.
  await sql(`delete from projects where title like 'River %'`, []);
  await sql(`delete from academic_modules where name like 'River %'`, []);
  await sql(`delete from curriculum_templates where name like 'River %'`, []);
  const modules = [await addModule('River code', 901), await addModule('River make', 902)];
  for (const [index, title] of projects.entries()) await addProject(title, modules[index % 2] ?? 0);
  await addDraft(ferry);
}

/** One of the office with a session, but for no class yet. */
export const ferry = 'River ferry';

async function addDraft(title: string): Promise<void> {
  const id = await idOf(
    `insert into projects (school_id, origin, author_id, title, objective, design_thinking, status, created_at, updated_at, updated_by)
     values (0, 'office', 1, $1, 'Cross the river.', $2, 'draft', now(), now(), 1) returning id`,
    [title, JSON.stringify(steps)],
  );
  await sql(
    `insert into project_sessions (project_id, type, title, position) values ($1, 'make', 'Plan and build', 1)`,
    [id],
  );
}

async function openSchool(id: number, name: string): Promise<void> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
     values ($1, $2, $2, 2, 'Asia/Kolkata', '2026-2027') on conflict do nothing`,
    [id, name],
  );
  for (const table of [
    'curriculum_assignments',
    'curriculum_choices',
    'school_module_order',
    'memberships',
    'divisions',
    'grades',
  ])
    await sql(`delete from ${table} where school_id = $1`, [id]);
  const add = (role: number, letter: string, first: string) =>
    sql(
      `insert into people (school_id, role, login_name, first_name, last_name, password_hash)
       select $1, $2, $3, $4, 'River', password_hash from people where login_name = 'F00001' on conflict do nothing`,
      [id, role, `${letter}${id}001`, first],
    );
  await add(2, 'A', 'Latha');
  await add(4, 'F', 'Farah');
  await add(3, 'S', 'Sami');
  const grade = await idOf(
    `insert into grades (school_id, kind, name, position, master_class_id) values ($1, 'grade', 'Grade 6', 6, 6) returning id`,
    [id],
  );
  const division = await idOf(
    `insert into divisions (school_id, grade_id, name) values ($1, $2, 'A') returning id`,
    [id, grade],
  );
  await sql(
    `insert into memberships (school_id, person_id, grade_id, division_id)
     select school_id, id, $2, $3 from people where school_id = $1 and role in (3, 4)`,
    [id, grade, division],
  );
}

const addModule = (name: string, position: number) =>
  idOf(
    `insert into academic_modules (kind, name, position, status) values ('grade', $1, $2, 'published') returning id`,
    [name, position],
  );

/** Of the office, published, for grades or for clubs. */
export async function addProject(
  title: string,
  moduleId: number | null,
  kind: 'grade' | 'club' = 'grade',
): Promise<number> {
  const id = await idOf(
    `insert into projects (school_id, origin, author_id, title, module_id, design_thinking, status, kind,
       published_number, published_version, created_at, updated_at, updated_by)
     values (0, 'office', 1, $1, $2, $3, 'published', $4, 1, 1, now(), now(), 1) returning id`,
    [title, moduleId, JSON.stringify(steps), kind],
  );
  const session = {
    id: 1,
    title: 'Plan and build',
    type: 'make',
    objective: '',
    minutes: 40,
    presentationFileId: null,
    activities: [],
    references: [],
  };
  const content = {
    title,
    objective: `Make a ${title.toLowerCase()} and show it to the class.`,
    designThinking: steps,
    coverFileId: null,
    sampleFileId: null,
    prerequisiteIds: [],
    alternativeIds: [],
    sessions: [session],
    materials: [],
  };
  await sql(
    `insert into published_projects (project_id, school_id, number, kind, title, module_id, output_type, class_ids, term_ids,
       session_count, minutes, content, published_at)
     values ($1, 0, 1, $5, $2, $3, 'model', '{6}', '{}', 1, 40, $4, now())`,
    [id, title, moduleId, JSON.stringify(content), kind],
  );
  return id;
}
