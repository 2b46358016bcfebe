import type { Browser, Page } from '@playwright/test';
import { sql } from '../auth/lakeside.ts';
import { openContext } from '../contexts.ts';
import { markedSignedIn, signInAtServer } from '../signed-in.ts';

/** A new school of this file's own that teaches in classes and in clubs: two admins, four students, nothing else. */
const hillview = {
  id: 91,
  admins: ['A91001', 'A91002'],
  students: ['Anu', 'Bala', 'Chitra', 'Deepa'],
} as const;

export async function openHillview(): Promise<void> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
     values ($1, 'Hillview School', 'Hillview', 5, 'Asia/Kolkata', '2026-2027') on conflict do nothing`,
    [hillview.id],
  );
  // A second try begins with nothing again.
  for (const table of ['memberships', 'divisions', 'grades'])
    await sql(`delete from ${table} where school_id = $1`, [hillview.id]);
  const add = (role: number, login: string, first: string) =>
    sql(
      `insert into people (school_id, role, login_name, first_name, last_name, password_hash)
       select $1, $2, $3, $4, 'Hill', password_hash from people where login_name = 'F00001' on conflict do nothing`,
      [hillview.id, role, login, first],
    );
  for (const login of hillview.admins) await add(2, login, 'Latha');
  for (const [index, name] of hillview.students.entries()) await add(3, `S9100${index + 1}`, name);
}

/** All students sit in this section. */
export async function seatStudents(grade: string, section: string): Promise<void> {
  await sql(
    `insert into memberships (school_id, person_id, grade_id, division_id)
     select p.school_id, p.id, d.grade_id, d.id from people p
     join grades g on g.school_id = p.school_id and g.name = $2
     join divisions d on d.school_id = g.school_id and d.grade_id = g.id and d.name = $3
     where p.school_id = $1 and p.role = 3`,
    [hillview.id, grade, section],
  );
}

/** A browser of its own. */
export async function openAt(browser: Browser, login: string, path: string, width = 1280): Promise<Page> {
  const baseURL = process.env.BANYAN_URL ?? '';
  const context = await openContext(browser, {
    baseURL,
    storageState: markedSignedIn(baseURL),
    viewport: { width, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
  await signInAtServer(context, login);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
