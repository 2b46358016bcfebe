import type { worksCalls } from '#contract/works/works.calls.gen.ts';
import { type Aim, type Aims, type Target, test, world } from '../aimed-world.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';
import { formSession, givenProject } from './given-world.ts';

/** A project that was given to the class of esha, to another class of her school, or in another school. */
async function projectAt(target: Target): Promise<number> {
  const place = world.places[({ own: '9B', sameSchool: '9A', otherSchool: 'other' } as const)[target]];
  const at = { ...place, schoolId: target === 'otherSchool' ? 2 : 1 };
  return (await givenProject(test.server.app.db, at)).projectId;
}

const of = (fields: (projectId: number, client: Client) => object | Promise<object>, answer = 200): Aim => ({
  body: async (_who, client, target) => fields(await projectAt(target), client),
  at: 'row',
  beyond: 404,
  answer,
});
const detail = of((id) => ({ id, assignment_type: 1 }));
const byProject = of((project_id) => ({ project_id }));
const uuid = '11111111-2222-4333-8444-555555555555';
const pending = ({ schoolId, id }: Named) => `s${schoolId}-p${id}-project-0011223344556677`;
const save = async (project_id: number, client: Client) => ({
  project_id,
  assignment_type: 1,
  my_learning: 'I learned.',
  url: 'example.org',
  file_path: [],
  version: 0,
  // Who may not hand in gets no form session either.
  formSession: await formSession(client).catch(() => 'x'.repeat(43)),
});

export const aims: Aims<typeof worksCalls> = {
  'delete-pending-file': { body: () => ({ id: 'CAP_1_1700000000', file_id: uuid }) },
  // None of these has a work of the caller's: those are attacked beside this.
  'delete-project-answer-file': { body: () => ({ id: 1, file_id: uuid, version: 1 }), answer: 404 },
  'get-project-detail-byId': detail,
  'get-student-assignment-by-project': {
    // Given to a class, and to nobody by name.
    ...byProject,
    at: 'nothing',
    answer: 404,
  },
  'get-student-club-by-project': { ...byProject, at: 'nothing', answer: 404 },
  'get-student-course-by-project': byProject,
  'get-student-project-uploaded': detail,
  // An upload of one's own that never began, and one that is off in this school.
  'paste-project-picture': {
    body: (who) => ({
      id: 'CAP_1_1700000000',
      upload_id: pending(who),
      org_name: 'a.png',
      assignment_type: 1,
    }),
    answer: 422,
  },
  'pending-project-file': {
    body: async (who, _client, target) => ({
      id: `CAP_${await projectAt(target)}_1700000000`,
      upload_id: pending(who),
      org_name: 'a.pdf',
      assignment_type: 1,
    }),
    answer: 404,
  },
  'update-project-file': of(async (project_id, client) => ({
    ...(await save(project_id, client)),
    draft_flag: 1,
  })),
  'update-project-file-only': of(save),
};
