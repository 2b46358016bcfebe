import { randomUUID } from 'node:crypto';
import type { workspaceCalls } from '#contract/workspace/workspace.calls.gen.ts';
import { works } from '#server/works/schema.ts';
import { type Aim, type Aims, studentAt, type Target, test, world } from '../aimed-world.ts';
import type { Named } from '../world.ts';
import { addWorkspace, openProject, page } from './workspace-world.ts';

const db = () => test.server.app.db;

/** A project that the caller may program for now: given to their class, or chosen for the class they teach. */
async function projectAt(who: Named, target: Target): Promise<number> {
  const mine = who.role === 4 ? '10B' : '9B';
  const place = world.places[({ own: mine, sameSchool: '9A', otherSchool: 'other' } as const)[target]];
  const at = { ...place, schoolId: target === 'otherSchool' ? 2 : 1 };
  return (await openProject(db(), at)).projectId;
}

const schoolOf = (target: Target) => (target === 'otherSchool' ? 2 : 1);

/** The caller's own workspace, or another person's. */
async function ownAt(who: Named, target: Target): Promise<number> {
  const isFaculty = who.role === 4;
  const owners = isFaculty
    ? { own: who, sameSchool: world.bina, otherSchool: world.otherFaculty }
    : { own: who, sameSchool: world.dev, otherSchool: world.otherStudent };
  const purpose = isFaculty ? 'demonstration' : 'project';
  const projectId = await projectAt(who, target);
  return addWorkspace(db(), { schoolId: schoolOf(target), personId: owners[target].id, projectId, purpose });
}

/** A student's workspace, as teachers and admins read it; a student's own. */
async function readAt(who: Named, target: Target): Promise<number> {
  if (who.role === 3) return ownAt(who, target);
  const projectId = await projectAt(who, target);
  return addWorkspace(db(), { schoolId: schoolOf(target), personId: studentAt(target), projectId });
}

type Fields = (workspace_id: number, who: Named) => object | Promise<object>;
const row = (find: typeof ownAt, fields: Fields, answer = 200): Aim => ({
  body: async (who, _client, target) => fields(await find(who, target), who),
  at: 'row',
  beyond: 404,
  answer,
});
const own = (fields: Fields = (workspace_id) => ({ workspace_id }), answer = 200) =>
  row(ownAt, fields, answer);
const read = (fields: Fields = (workspace_id) => ({ workspace_id }), answer = 200) =>
  row(readAt, fields, answer);
const move = (workspace_id: number) => ({ workspace_id, save_id: randomUUID(), base_sequence: 1 });
const save = own((workspace_id) => ({ ...move(workspace_id), kind: 'save', program: page('<p>New</p>') }));
const ofClass = (target: Target) => ({
  project_id: 1,
  division:
    world.places[({ own: '10B', sameSchool: '9A', otherSchool: 'other' } as const)[target]].divisionId,
});

export const aims: Aims<typeof workspaceCalls> = {
  compilerCreateUser: own(),
  compilerToolList: { body: () => ({}) },
  compilerWorkspace: {
    body: async (who, _client, target) => ({
      project_id: await projectAt(who, target),
      user_id: who.id,
      school_id: who.schoolId,
    }),
    at: 'row',
    beyond: 404,
  },
  // Who asks for programs that are none gets none, wherever they are.
  'compiler-zip': { body: (_who, _client, target) => ofClass(target), answer: 422 },
  // None of these workspaces is of blocks.
  'get-scratch-filename': { ...read(), at: 'nothing', answer: 404 },
  'get-student-workspace': read(),
  'save-workspace-program': save,
  saveComplierWorkspaceProgram: save,
  'program-pair': read((workspace_id) => ({
    left: { workspace_id, sequence: 1 },
    right: { workspace_id, sequence: 1 },
  })),
  'similar-programs': { body: (_who, _client, target) => ofClass(target) },
  updateZipUrl: { body: () => ({ project_id: 1, zip_url: 'https://example.org/a.zip' }), answer: 422 },
  'workspace-asset-add': own(
    (workspace_id, { schoolId, id }) => ({
      workspace_id,
      upload_id: `s${schoolId}-p${id}-asset-0011223344556677`,
      org_name: 'a.png',
    }),
    // An upload that never began.
    404,
  ),
  'workspace-asset-list': read(),
  'workspace-asset-remove': own((workspace_id) => ({ workspace_id, asset_id: 1 })),
  'workspace-page': { body: () => ({}) },
  'workspace-program-remove': {
    body: async (who, _client, target) => {
      const place = world.places[({ own: '9B', sameSchool: '9A', otherSchool: 'other' } as const)[target]];
      const at = new Date('2026-11-10T06:00:00Z');
      const owner = { own: who, sameSchool: world.dev, otherSchool: world.otherStudent }[target];
      const [work] = await db()
        .insert(works)
        .values({
          schoolId: schoolOf(target),
          personId: owner.id,
          academicYear: '2026-2027',
          projectId: await projectAt(world.esha, target),
          kind: 'course',
          groupId: place.gradeId,
          divisionId: place.divisionId,
          publicationNumber: 1,
          title: 'A page',
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      return { work_id: work!.id, version: 1 };
    },
    at: 'row',
    beyond: 404,
  },
  'workspace-start-over': own(move),
  'workspace-upload': own((workspace_id) => ({ workspace_id, assignment_type: 1 })),
  'workspace-version': read((workspace_id) => ({ workspace_id, sequence: 1 })),
  'workspace-version-list': read(),
  'workspace-version-restore': own((workspace_id) => ({ ...move(workspace_id), sequence: 1 })),
};
