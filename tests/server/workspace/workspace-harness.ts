import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ToolEngine } from '#contract/core/tool-engines.ts';
import type { SaveProgramInput } from '#contract/workspace/workspace.wire.ts';
import { memberships } from '#server/directory/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { openProject, page } from './workspace-world.ts';

export let test: TestServer;
export let esha: Client;
export let bina: Client;

export const db = () => test.server.app.db;
export const at9B = () => ({ schoolId: 1, ...test.world.places['9B'] });

/** The server and esha of 9B, which bina teaches; for the tests of a file. */
export function useWorkspaces(): void {
  beforeAll(async () => {
    test = await startTestServer({ RATE_LIMITS: 'off' });
    await db()
      .insert(memberships)
      .values({ schoolId: 1, personId: test.world.bina.id, ...test.world.places['9B'] });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    esha = await test.enter(test.world.esha);
    bina = await test.enter(test.world.bina);
  });
}

export const opened = async (projectId: number, who: Client = esha) =>
  (await who.ok('compilerWorkspace', { project_id: projectId })).data;

/** A new project of a tool with esha's workspace of it, which is empty. */
export async function newWorkspace(engine: ToolEngine = 'html') {
  const { projectId, title } = await openProject(db(), at9B(), engine);
  const data = await opened(projectId);
  return { projectId, title, id: data.workspace_id, data };
}

type Saving = Partial<Omit<SaveProgramInput, 'workspace_id'>>;

export const saving = (workspace_id: number, base_sequence: number, saves: Saving = {}) => ({
  workspace_id,
  base_sequence,
  save_id: randomUUID(),
  kind: 'save' as const,
  program: page(`<p>${base_sequence}</p>`),
  ...saves,
});
export const save = async (id: number, base: number, saves: Saving = {}) =>
  esha.call('save-workspace-program', saving(id, base, saves));
export const saved = async (id: number, base: number, saves: Saving = {}) =>
  (await esha.ok('save-workspace-program', saving(id, base, saves))).data;
/** Why a save was refused, with its params. */
export const refused = async (id: number, base: number, saves: Saving = {}) => {
  const answer = await save(id, base, saves);
  return answer.ok ? 'saved' : { code: answer.error.code, params: answer.error.params };
};
export const lineOf = async (id: number, who: Client = esha) =>
  who.ok('workspace-version-list', { workspace_id: id, size: 500 });
export const programAt = async (id: number, sequence: number, who: Client = esha) =>
  (await who.ok('workspace-version', { workspace_id: id, sequence })).data.program;

/** The next moment, so that versions differ in when they were made. */
export function later(seconds = 10): void {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000);
}
