import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { contentFiles, publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { files as stored } from '#server/files/schema/file.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import { times } from '../../long.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { addTaughtProject, chooseAndGive, year } from './taught-world.ts';

/**
 * Every person at every file of a project, over HTTP, in each state that a session passes through. What is expected is
 * worked out by rules of its own, from facts that this test keeps by hand: none of the product's policies is asked.
 */

let test: TestServer;
let world: World;
let project: Awaited<ReturnType<typeof addTaughtProject>>;
const clients = new Map<string, Client>();

interface Person {
  readonly name: string;
  readonly who: Named;
  /** May they sign in, and are they still there? */
  readonly isHere: boolean;
}
let everybody: Person[];

beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  project = await addTaughtProject(db());
  const { gradeId, divisionId } = world.places['9A'];
  await chooseAndGive(db(), { schoolId: 1, groupId: gradeId }, project.projectId, [
    { kind: 'division', id: divisionId },
  ]);
  // Uploaded by somebody of the office: who uploaded a file reads it.
  await db().update(stored).set({ ownerId: world.superAdmin.id });
  const ids = files().map(({ id }) => id);
  for (const id of ids) await test.server.app.files.putBytes(id, Buffer.from('x'));
  const gone = async (loginName: string, change: Partial<typeof people.$inferInsert>) => {
    const values = { schoolId: 1, role: 3 as const, loginName, firstName: loginName, lastName: 'Test' };
    const [row] = await db().insert(people).values(values).returning();
    const who: Named = { id: row?.id ?? 0, schoolId: 1, loginName, role: 3 };
    await db()
      .insert(memberships)
      .values({ schoolId: 1, personId: who.id, ...world.places['9A'] });
    clients.set(loginName, await test.enter(who));
    await db().update(people).set(change).where(eq(people.id, who.id));
    return { name: loginName, who, isHere: false };
  };
  const inactive = await gone('INACTIVE', { isActive: false });
  const binned = await gone('BINNED', { isActive: false, deletedAt: test.clock.now });
  const { places: _places, emptyGradeId: _empty, ...named } = world;
  everybody = [
    ...Object.entries(named).map(([name, who]) => ({ name, who, isHere: true })),
    inactive,
    binned,
  ];
  for (const { name, who, isHere } of everybody) if (isHere) clients.set(name, await test.enter(who));
  test.server.app.sessions.forgetActors();
});
afterAll(() => test.close());

const db = () => test.server.app.db;

type Part = 'first' | 'second' | 'teacher';
/** Of two sessions what each shows, and what is for the teacher alone. */
const files = (): { readonly part: Part; readonly id: string }[] => [
  { part: 'first', id: project.sessions[0]?.presentationFileId ?? '' },
  { part: 'first', id: project.sessions[0]?.references[0]?.fileId ?? '' },
  { part: 'second', id: project.sessions[1]?.presentationFileId ?? '' },
  { part: 'second', id: project.sessions[1]?.references[0]?.fileId ?? '' },
  { part: 'teacher', id: project.planFile },
];

/** What is so now, kept by hand. */
const facts = {
  isPublished: true,
  isChosen: true,
  isGivenTo9A: true,
  sharedWith: new Set<'9A' | '9B'>(),
  isFirstLive: true,
  yearOfSchool1: year,
  sits: new Map<string, '9A' | '9B' | 'elsewhere'>([
    ['dev', '9A'],
    ['esha', '9B'],
  ]),
};

/** The rules as the plan has them, in plain words. */
function mayRead({ name, who, isHere }: Person, part: Part): boolean {
  if (!isHere) return false;
  switch (who.role) {
    case 1:
      return true;
    case 2:
    case 4:
      return facts.isPublished;
    case 3: {
      const place = facts.sits.get(name);
      const isTheirs = place === '9A' && facts.isGivenTo9A && facts.isChosen && facts.yearOfSchool1 === year;
      return (
        facts.isPublished && isTheirs && part === 'first' && facts.isFirstLive && facts.sharedWith.has('9A')
      );
    }
    case 5:
    case 6:
      return false;
  }
}

/** In everybody's run a state asks of each person but a student every fourth file, the next state others. */
const share = times(4, 1);
let round = 0;

/** Where what somebody gets is not what the rules say; none is wanted. */
async function differences(): Promise<string[]> {
  round += 1;
  const found: string[] = [];
  const compare = (what: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) found.push(`${what}: ${String(got)}, and not ${String(wanted)}`);
  };
  const of = { project_id: project.projectId, session_id: project.sessions[0]?.id ?? 0 };
  for (const [index, person] of everybody.entries()) {
    const client = clients.get(person.name);
    for (const [at, { part, id }] of files().entries()) {
      if (person.who.role !== 3 && (index + at + round) % share !== 0) continue;
      const isRead = (await client?.get(`/files/${id}`))?.status === 200;
      compare(`${person.name}, file ${at}`, isRead, mayRead(person, part));
    }
    if (person.who.role !== 3) continue;
    const isOpen = mayRead(person, 'first');
    const plan = await client?.call('download-lesson-plan', { project_id: of.project_id });
    const opened = await client?.call('get-student-session', of);
    const kept = await client?.call('check-kept-sessions', { sessions: [of.session_id] });
    const listed = await client?.call('get-session-activity-list', { session_id: of.session_id });
    compare(`${person.name}, lesson plan`, plan?.ok, false);
    compare(`${person.name}, session`, opened?.ok, isOpen);
    compare(`${person.name}, kept`, kept?.ok === true && kept.data.sessions.length > 0, isOpen);
    compare(`${person.name}, activities`, listed?.ok, isOpen);
  }
  return found;
}

it('who reads which file of a session: every person in every state [C4-03, VW-01, CA-04, C6-03, RT-17]', async () => {
  const check = async (state: string) => expect([state, await differences()]).toEqual([state, []]);
  const admin = await test.enter(world.admin);
  const of = { project_id: project.projectId, session_id: project.sessions[0]?.id ?? 0 };
  const grade = world.places['9A'].gradeId;
  const [nineA, nineB] = [world.places['9A'].divisionId, world.places['9B'].divisionId];
  const share = (division: number) =>
    admin.ok('share-project-session', {
      ...of,
      faculty_id: world.admin.id,
      school_id: 1,
      grade,
      division: [division],
    });
  const unshare = (division: number) =>
    admin.ok('unshare-project-session', { ...of, grade, parts: [division] });
  await check('before');

  await share(nineA);
  facts.sharedWith.add('9A');
  await check('shared with 9A');

  await unshare(nineA);
  facts.sharedWith.delete('9A');
  await check('taken back');

  // A share that is left from a time when 9B had the project opens nothing.
  await db().insert(sessionShares).values({
    schoolId: 1,
    academicYear: year,
    projectId: of.project_id,
    sessionId: of.session_id,
    divisionId: nineB,
    sharedBy: 1,
    sharedAt: test.clock.now,
  });
  facts.sharedWith.add('9B');
  await check('left open for 9B, which does not have it');

  await share(nineA);
  facts.sharedWith.add('9A');
  const move = (who: Named, place: '9A' | '9B') =>
    db()
      .update(memberships)
      .set(world.places[place])
      .where(and(eq(memberships.schoolId, 1), eq(memberships.personId, who.id)));
  await move(world.dev, '9B');
  await move(world.esha, '9A');
  facts.sits.set('dev', '9B').set('esha', '9A');
  await check('two students changed places');
  await move(world.dev, '9A');
  await move(world.esha, '9B');
  facts.sits.set('dev', '9A').set('esha', '9B');

  const isFirst = eq(publishedSessions.sessionId, of.session_id);
  const [live] = await db().delete(publishedSessions).where(isFirst).returning();
  facts.isFirstLive = false;
  await check('the session left the publication');
  if (live) await db().insert(publishedSessions).values(live);
  facts.isFirstLive = true;

  const given = await db().delete(curriculumAssignments).returning();
  facts.isGivenTo9A = false;
  await check('the project was taken from 9A');
  for (const { id: _id, ...row } of given) await db().insert(curriculumAssignments).values(row);
  facts.isGivenTo9A = true;

  await db().update(curriculumChoices).set({ archivedAt: test.clock.now });
  facts.isChosen = false;
  await check('the school put the project away');
  await db().update(curriculumChoices).set({ archivedAt: null });
  facts.isChosen = true;

  const moveYear = async (academicYear: string) => {
    await db().update(schools).set({ academicYear }).where(eq(schools.id, 1));
    test.server.app.sessions.forgetActors();
    facts.yearOfSchool1 = academicYear;
  };
  await moveYear('2027-2028');
  await check('the year moved');
  await moveYear(year);
  await check('and back');

  await db().update(contentFiles).set({ audience: 'authors' });
  const sessions = await db().select().from(publishedSessions);
  const out = await db().delete(publishedProjects).returning();
  facts.isPublished = false;
  await check('the office took the project back');
  if (out[0]) await db().insert(publishedProjects).values(out[0]);
  await db().insert(publishedSessions).values(sessions).onConflictDoNothing();
  await db().update(contentFiles).set({ audience: 'faculty' });
  facts.isPublished = true;
  await check('and published it again');
});
