import { sql } from '../auth/lakeside.ts';
import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { TeachingPage } from './teaching.model.ts';

/** A project of the batch that both are in, with a session that is not shared there yet and has slides. */
async function projectOfBatch(teacher: string, student: string) {
  const [row] = await sql(
    `select m.grade_id as club, m.division_id as batch, a.project_id as project, s.session_id as session, s.title
     from people t join memberships m on m.school_id = t.school_id and m.person_id = t.id
     join people p on p.school_id = t.school_id and p.login_name = $2
     join memberships n on n.school_id = p.school_id and n.person_id = p.id and n.division_id = m.division_id
     join lateral (select c.project_id, c.school_id from curriculum_assignments a
       join curriculum_choices c on c.school_id = a.school_id and c.id = a.choice_id and c.archived_at is null
       where a.school_id = m.school_id and a.kind = 'batch' and a.assignee_id = m.division_id) a on true
     join published_projects o on o.project_id = a.project_id
     join lateral jsonb_array_elements(o.content->'sessions') slides on slides->>'presentationFileId' is not null
     join published_sessions s on s.project_id = a.project_id and s.session_id = (slides->>'id')::int
     where t.login_name = $1 and not exists (select 1 from session_shares h where h.school_id = m.school_id
       and h.division_id = m.division_id and h.session_id = s.session_id and h.unshared_at is null)
     order by m.division_id, a.project_id, s.position limit 1`,
    [teacher, student],
  );
  const { club, batch, project, session, title } = Object(row);
  return {
    club: Number(club),
    batch: Number(batch),
    project: Number(project),
    session: Number(session),
    title: String(title),
  };
}

test('a teacher of a club presents and shares a session; a student of that batch sees it at once, one of another never [C6-02, C4-03, VW-03, CA-04]', async ({
  browser,
}) => {
  test.slow();
  const { club, batch, project, title } = await projectOfBatch(
    people.clubTeacher.login,
    people.clubStudent.login,
  );
  const address = `/mylearning/project/${project}`;
  const aman = await openAt(browser, people.clubStudent.login, address);
  await expect(aman.getByRole('heading', { level: 1 })).toBeVisible();
  const link = aman.getByRole('link', { name: new RegExp(`^Open .*${title}`) });
  await expect(link).toHaveCount(0);

  const page = await openAt(browser, people.clubTeacher.login, '/myteaching/Club');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/myteaching/Club/project/${project}/${club}/${batch}`);
  const screen = new TeachingPage(page);
  await expect(page.getByRole('heading', { name: 'Sessions', level: 2 })).toBeVisible();
  await expectAccessible(page);
  const session = screen.session(title);
  await screen.share(title, session).click();
  // She has two batches: hers is chosen.
  await expect(screen.dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await screen.dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(screen.unshare(title, session)).toBeVisible();
  await expect(link).toBeVisible();

  await screen.present(title, session).click();
  await screen.seePresenting(title);
  await screen.endPresenting();

  await link.click();
  await expect(aman.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectAccessible(aman);

  const tara = await openAt(browser, people.chessStudent.login, new URL(aman.url()).pathname);
  await expect(tara.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tara.getByText(title)).toHaveCount(0);

  await page.goto(`/myteaching/Club/project/${project}/${club}/${batch}`);
  await screen.unshare(title, session).click();
  await expect(screen.share(title, session)).toBeVisible();
});
