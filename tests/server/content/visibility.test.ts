import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audienceOfCarrier, noDesignThinking } from '#contract/content/content.rules.ts';
import { roles } from '#contract/core/roles.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { readContentFile } from '#server/content/read-content-file.ts';
import { projects } from '#server/content/schema/projects.ts';
import { contentFiles, publishedProjects } from '#server/content/schema/published.ts';
import { files } from '#server/files/schema/file.ts';
import { times } from '../../long.ts';
import { actorOf } from '../actor.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
const clients = new Map<Named, Client>();
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  for (const person of readersOf(world)) clients.set(person, await test.enter(person));
});
afterAll(() => test.close());

const year = '2026-2027';
const carriers = ['project_cover', 'session_presentation', 'session_reference', 'teacher_material'] as const;
const readersOf = (of: World): Named[] => [
  of.superAdmin,
  of.admin,
  of.asha,
  of.bina,
  of.dev,
  of.esha,
  of.otherAdmin,
  of.otherFaculty,
  of.otherStudent,
];

const project = fc.record({
  house: fc.constantFrom('office', 'asha', 'bina', 'otherFaculty'),
  status: fc.constantFrom('draft', 'submitted', 'rejected', 'published', 'archived'),
  /** A published one whose changes wait for an answer is still read as it was. */
  isOut: fc.boolean(),
  given: fc.constantFrom('nobody', 'dev', '9A', 'archived', 'last year'),
});
type Made = (typeof project extends fc.Arbitrary<infer Value> ? Value : never) & {
  readonly id: number;
  readonly files: ReadonlyMap<(typeof carriers)[number], string>;
};

const contentOwnerOf = (house: string) => {
  if (house === 'office') return { schoolId: 0, authorId: world.superAdmin.id };
  const author = world[house as 'asha' | 'bina' | 'otherFaculty'];
  return { schoolId: author.schoolId, authorId: author.id };
};
const isPublished = ({ status, isOut }: Pick<Made, 'status' | 'isOut'>) =>
  status === 'published' || (isOut && (status === 'submitted' || status === 'rejected'));

/** The rule, in a few words: what everybody may read of a project, and what its authors may. */
function readsPublished(who: Named, made: Made): boolean {
  const { schoolId } = contentOwnerOf(made.house);
  if (!isPublished(made)) return false;
  if (who.role === roles.superAdmin) return schoolId === 0;
  if (schoolId !== 0 && schoolId !== who.schoolId) return false;
  // Dev sits in 9A.
  if (who.role === roles.student) return who === world.dev && ['dev', '9A'].includes(made.given);
  return true;
}
function authors(who: Named, made: Made): boolean {
  const { schoolId, authorId } = contentOwnerOf(made.house);
  if (schoolId !== who.schoolId) return false;
  if (who.role === roles.superAdmin) return true;
  if (who.role === roles.schoolAdmin) return made.status !== 'draft';
  return who.role === roles.faculty && authorId === who.id;
}
function downloads(who: Named, made: Made, carrier: (typeof carriers)[number]): boolean {
  if (authors(who, made)) return true;
  return readsPublished(who, made) && (who.role !== roles.student || carrier === 'project_cover');
}

async function make(some: readonly (typeof project extends fc.Arbitrary<infer Value> ? Value : never)[]) {
  const { db } = test.server.app;
  for (const table of [curriculumAssignments, curriculumChoices, contentFiles, publishedProjects, projects])
    await db.delete(table);
  const at = test.clock.now;
  const all: Made[] = [];
  for (const [index, one] of some.entries()) {
    const { schoolId, authorId } = contentOwnerOf(one.house);
    const title = `Zebra ${index}`;
    const shared = { schoolId, title, kind: 'grade' as const, outputType: 'file' as const };
    const [row] = await db
      .insert(projects)
      .values({
        ...shared,
        authorId,
        origin: schoolId === 0 ? 'office' : 'faculty',
        designThinking: noDesignThinking,
        status: one.status,
        createdAt: at,
        updatedAt: at,
        updatedBy: authorId,
      })
      .returning({ id: projects.id });
    const id = row?.id ?? 0;
    const content = {
      title,
      objective: 'To see',
      designThinking: noDesignThinking,
      coverFileId: null,
      sampleFileId: null,
      prerequisiteIds: [],
      alternativeIds: [],
      sessions: [],
      materials: [],
    };
    if (isPublished(one))
      await db.insert(publishedProjects).values({
        ...shared,
        projectId: id,
        number: 1,
        classIds: [],
        termIds: [],
        sessionCount: 0,
        minutes: 0,
        content,
        publishedAt: at,
      });
    const carried = new Map<(typeof carriers)[number], string>();
    for (const carrier of carriers) {
      const fileId = crypto.randomUUID();
      await db.insert(files).values({
        schoolId,
        id: fileId,
        ownerId: authorId,
        name: 'a.pdf',
        extension: 'pdf',
        type: 'pdf',
        mime: 'application/pdf',
        size: 1,
        sha256: fileId,
        storageKey: fileId,
        createdAt: at,
      });
      await db.insert(contentFiles).values({
        schoolId,
        fileId,
        carrier,
        carrierId: id,
        projectId: id,
        audience: isPublished(one) ? audienceOfCarrier(carrier) : 'authors',
        addedBy: authorId,
        addedAt: at,
      });
      carried.set(carrier, fileId);
    }
    if (one.given !== 'nobody') await give(id, one.given);
    all.push({ ...one, id, files: carried });
  }
  return all;
}

async function give(projectId: number, given: string): Promise<void> {
  const { db } = test.server.app;
  const [choice] = await db
    .insert(curriculumChoices)
    .values({
      schoolId: 1,
      academicYear: given === 'last year' ? '2025-2026' : year,
      groupId: world.places['9A'].gradeId,
      projectId,
      chosenBy: world.admin.id,
      chosenAt: test.clock.now,
      archivedAt: given === 'archived' ? test.clock.now : null,
    })
    .returning({ id: curriculumChoices.id });
  const assignee =
    given === 'dev'
      ? { kind: 'person' as const, assigneeId: world.dev.id }
      : { kind: 'division' as const, assigneeId: world.places['9A'].divisionId };
  const facts = { assignedBy: world.admin.id, assignedAt: test.clock.now };
  await db
    .insert(curriculumAssignments)
    .values({ schoolId: 1, choiceId: choice?.id ?? 0, ...assignee, ...facts });
}

/** What a reader lists, opens, finds and downloads of these projects, by number. */
async function seenBy(who: Named, all: readonly Made[]) {
  const client = clients.get(who);
  if (!client) throw new Error('Nobody is signed in.');
  const page = await client.call('project-page', { size: 100 });
  const search = await client.ok('global-search', { searchText: 'Zebra' });
  const found = JSON.stringify(search);
  const actor = actorOf(who);
  const reader = { ...actor, school: { ...actor.school, academicYear: year } };
  const of = async (is: (made: Made, index: number) => boolean | Promise<boolean>) => {
    const ids: number[] = [];
    for (const [index, made] of all.entries()) if (await is(made, index)) ids.push(index);
    return ids;
  };
  const file = (carrier: (typeof carriers)[number]) =>
    of(async (made) => {
      const fileId = made.files.get(carrier) ?? '';
      return (await readContentFile(test.server.app.db, reader, fileId, test.clock.now)) !== undefined;
    });
  return {
    written: await of(({ id }) => page.ok && page.data.rows.some((row) => row.id === id)),
    edited: await of(async ({ id }) => (await client.call('get-project', { id })).ok),
    opened: await of(async ({ id }) => (await client.call('view-curriculum-project', { project_id: id })).ok),
    found: await of((_made, index) => found.includes(`"Zebra ${index}"`)),
    downloaded: Object.fromEntries(
      await Promise.all(carriers.map(async (carrier) => [carrier, await file(carrier)] as const)),
    ),
  };
}

function mustSee(who: Named, all: readonly Made[]) {
  const of = (is: (made: Made) => boolean) => all.flatMap((made, index) => (is(made) ? [index] : []));
  const isOffice = who.role === roles.superAdmin;
  return {
    written: of((made) => authors(who, made)),
    edited: of((made) => authors(who, made)),
    opened: of((made) => readsPublished(who, made)),
    found: of((made) => (isOffice ? authors(who, made) : readsPublished(who, made))),
    downloaded: Object.fromEntries(
      carriers.map((carrier) => [carrier, of((made) => downloads(who, made, carrier))] as const),
    ),
  };
}

it('of content is what the rule says, whoever lists, opens, finds or downloads it [CA-03, RT-11, PF-11, QC-15]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(project, { minLength: 3, maxLength: 5 }), async (some) => {
      const all = await make(some);
      for (const who of readersOf(world))
        expect([who.loginName, await seenBy(who, all)]).toEqual([who.loginName, mustSee(who, all)]);
    }),
    { seed: 20_261_123, numRuns: times(4, 12) },
  );
});
