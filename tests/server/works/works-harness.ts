import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { memberships } from '#server/directory/schema.ts';
import { schoolSettings } from '#server/schools/schema.ts';
import { works } from '#server/works/schema.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { formSession, pendingFile } from './given-world.ts';

export let test: TestServer;
export let esha: Client;
export let pdf: Buffer;

export const db = () => test.server.app.db;
export const at9B = () => ({ schoolId: 1, ...test.world.places['9B'] });

/** The server and esha, whose division bina teaches; for the tests of a file. */
export function useWorks(): void {
  beforeAll(async () => {
    test = await startTestServer({ RATE_LIMITS: 'off' });
    pdf = await sampleFile('notice.pdf');
    // bina teaches the division of esha.
    await db()
      .insert(memberships)
      .values({ schoolId: 1, personId: test.world.bina.id, ...test.world.places['9B'] });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    esha = await test.enter(test.world.esha);
  });
}

export const file = (projectId: number, name = 'mine.pdf', bytes: Uint8Array = pdf) =>
  pendingFile(test, esha, test.world.esha, { projectId, name, bytes });

interface Saving {
  readonly fileIds?: readonly string[];
  readonly url?: string;
  readonly learning?: string;
  readonly version?: number;
  readonly draft_flag?: 0 | 1;
  readonly formSession?: string;
  readonly pasted_data?: string;
  readonly pasted_files?: string[];
}

export const saving = async (projectId: number, saves: Saving = {}) => ({
  project_id: projectId,
  assignment_type: 1 as const,
  my_learning: saves.learning ?? 'I learned to measure.',
  url: saves.url ?? '',
  file_path: (saves.fileIds ?? []).map((id) => ({ id })),
  pasted_data: saves.pasted_data ?? '',
  pasted_files: saves.pasted_files ?? [],
  version: saves.version ?? 0,
  formSession: saves.formSession ?? (await formSession(esha)),
  draft_flag: saves.draft_flag ?? 1,
});
export const save = async (projectId: number, saves: Saving = {}) =>
  esha.call('update-project-file', await saving(projectId, saves));
export const saved = async (projectId: number, saves: Saving = {}) =>
  (await esha.ok('update-project-file', await saving(projectId, saves))).data;
export const refused = async (projectId: number, saves: Saving = {}) => {
  const answer = await save(projectId, saves);
  return answer.ok ? 'saved' : answer.error.code === 'bad_request' ? answer.error.issues : answer.error.code;
};
export const detail = async (projectId: number) =>
  (await esha.ok('get-project-detail-byId', { id: projectId, assignment_type: 1 })).data;
export const uploaded = async (projectId: number) =>
  (await esha.ok('get-student-project-uploaded', { id: projectId, assignment_type: 1 })).data;
export const workOf = async (projectId: number) => {
  const [row] = await db().select().from(works).where(eq(works.projectId, projectId));
  return row!;
};
export const decide = async (projectId: number, state: 'resubmit' | 'approved') => {
  const { id, version } = await workOf(projectId);
  await db()
    .update(works)
    .set({ state, version: version + 1 })
    .where(eq(works.id, id));
};
/** A session knows the settings of its beginning until the school says that they changed. */
export const setPaste = async (on: boolean) => {
  const row = { level: on ? 1 : 0, changedBy: 1, changedAt: new Date() };
  await db()
    .insert(schoolSettings)
    .values({ schoolId: 1, key: 'student_allow_copy_paste', ...row })
    .onConflictDoUpdate({ target: [schoolSettings.schoolId, schoolSettings.key], set: row });
  esha = await test.enter(test.world.esha);
};

/** After the clock was moved, or the school's settings changed. */
export async function signInAgain(): Promise<void> {
  esha = await test.enter(test.world.esha);
}
