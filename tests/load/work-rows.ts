import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { openDatabase, Queryable } from '#server/db/database.ts';
import { createDiskFileStore } from '#server/files/file-store.ts';
import { addClass, openSessions } from './school-rows.ts';

/** Works of many schools, and one class that is looked at, below the calls: a million of them take minutes otherwise. */

const worksEach = 27;
const classWorks = 25;
export const classSize = 40;
/** A project of which each student of the class has a work with a large file. */
export const zippedProject = 9_000_001;
/** A project that the class was given and has not handed in. */
export const rushProject = 9_000_002;

/** Works of students of these schools with an attempt and an address each; two in five wait. */
export async function addWorks(db: Queryable, from: number, to: number): Promise<void> {
  const schools = sql`between ${from} and ${to}`;
  await worksOf(db, sql`p.school_id ${schools}`, worksEach);
  await db.execute(sql`vacuum analyze`);
}

async function worksOf(db: Queryable, who: SQL, each: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into works (school_id, person_id, academic_year, project_id, kind, group_id, division_id,
        publication_number, title, state, attempt, is_late, due_on, submitted_at, decided_at, created_at, updated_at)
      select p.school_id, p.id, '2026-2027', n, 'course', m.grade_id, m.division_id, 1, 'Lamp ' || n,
        (array['in_review', 'in_review', 'approved', 'approved', 'resubmit'])[1 + (n + p.id) % 5], 1, n % 7 = 0,
        current_date, now() - (n * 37 + p.id) % 50000 * interval '1 minute', now(), now(), now()
      from people p join memberships m on m.school_id = p.school_id and m.person_id = p.id,
        generate_series(1, ${each}::int) n
      where p.role = 3 and ${who} on conflict do nothing returning school_id, id, person_id, submitted_at),
    attempts as (
      insert into work_attempts (school_id, work_id, number, person_id, learning, is_late, submitted_at)
      select school_id, id, 1, person_id, 'I learned to measure.', false, submitted_at from made)
    insert into work_entries (school_id, work_id, attempt, person_id, kind, url, position, added_at)
    select school_id, id, 1, person_id, 'addUrl', 'https://example.org/' || id, 1, submitted_at from made`);
}

/** A class of forty with its teacher and admin, each signed in, with a thousand works. */
export async function enterClass({ db, pool }: ReturnType<typeof openDatabase>, schoolId: number) {
  const place = await addClass(pool, schoolId, classSize);
  await worksOf(db, sql`p.school_id = ${schoolId} and p.login_name like 'CLASS%'`, classWorks);
  const { rows } = await pool.query<{ id: number; role: 2 | 3 | 4; school_id: number }>(
    `select id, role, school_id from people
    where school_id = $1 and (id = $2 or role = 2 or login_name like 'CLASS%') order by role, id`,
    [schoolId, place.teacher],
  );
  const signedIn = await openSessions(pool, rows);
  const of = (role: number) => signedIn.filter((each) => each.role === role);
  const [[admin], [teacher], students] = [of(2), of(4), of(3)];
  if (!admin || !teacher || !students[0]) throw new Error('Nobody is there.');
  return { ...place, schoolId, admin, teacher, students };
}
export type Class = Awaited<ReturnType<typeof enterClass>>;

/** Gives each of the class a work with a file of so many megabytes, stored in the data folder of the product. */
export async function addLargeWorks(
  db: Queryable,
  { schoolId, grade, division, students }: Class,
  dataFolder: string,
  megabytes: number,
): Promise<void> {
  const store = createDiskFileStore(join(dataFolder, 'files'));
  for (const { id: personId } of students) {
    const bytes = randomBytes(megabytes * 2 ** 20);
    const [fileId, key] = [randomUUID(), randomUUID()];
    await store.putBytes(key, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await db.execute(sql`
      insert into files (school_id, id, owner_id, name, extension, type, mime, size, sha256, storage_key, created_at)
      values (${schoolId}, ${fileId}, ${personId}, 'film.mp4', 'mp4', 'video', 'video/mp4', ${bytes.length}, ${sha256},
        ${key}, now())`);
    await db.execute(sql`
      with made as (
        insert into works (school_id, person_id, academic_year, project_id, kind, group_id, division_id,
          publication_number, title, state, attempt, submitted_at, created_at, updated_at)
        values (${schoolId}, ${personId}, '2026-2027', ${zippedProject}, 'course', ${grade}, ${division}, 1, 'Film',
          'in_review', 1, now(), now(), now()) returning id)
      insert into work_entries (school_id, work_id, attempt, person_id, kind, file_id, position, added_at)
      select ${schoolId}, id, 1, ${personId}, 'file', ${fileId}, 1, now() from made`);
  }
}

/** A published project that takes films, given to the class. */
export async function giveRushProject(
  db: Queryable,
  { schoolId, grade, division }: Pick<Class, 'schoolId' | 'grade' | 'division'>,
): Promise<void> {
  await db.execute(sql`
    insert into projects (id, school_id, origin, author_id, title, objective, design_thinking, status, created_at,
      updated_at, updated_by) overriding system value
    values (${rushProject}, 0, 'office', 1, 'A film', 'To see', '{}', 'published', now(), now(), 1)`);
  await db.execute(sql`
    insert into published_projects (project_id, school_id, number, kind, title, output_type, class_ids, term_ids,
      session_count, minutes, content, published_at)
    values (${rushProject}, 0, 1, 'grade', 'A film', 'film', '{}', '{}', 0, 0,
      '{"title":"A film","objective":"To see","coverFileId":null,"sampleFileId":null,"prerequisiteIds":[],
        "alternativeIds":[],"materials":[],"sessions":[]}', now())`);
  await db.execute(sql`
    with chosen as (
      insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
      values (${schoolId}, '2026-2027', ${grade}, ${rushProject}, 1, now()) returning id)
    insert into curriculum_assignments (school_id, choice_id, kind, assignee_id, assigned_by, assigned_at)
    select ${schoolId}, id, 'division', ${division}, 1, now() from chosen`);
}
