import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findBlob } from '../queries/blobs.ts';
import { versionAt } from '../queries/workspaces.ts';
import { readWorkspace } from '../read-workspace.ts';
import { readableTextOf } from '../readable-text.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'>;
interface One {
  readonly workspace_id: number;
  readonly sequence: number;
}

export const programPair: Handler<'program-pair'> = async ({ left, right }, scene) => {
  const [one, other] = [await readOne(scene, left), await readOne(scene, right)];
  return { success: 'true', data: { engine: one.engine, left: one.program, right: other.program } };
};

async function readOne(scene: Scene, { workspace_id, sequence }: One) {
  const { workspace, owner } = await readWorkspace(scene, workspace_id);
  const version = await versionAt(scene.db, workspace, sequence);
  const blob = version?.sha256 && (await findBlob(scene.db, workspace.schoolId, version.sha256));
  if (!version || !blob) throw notFound();
  return {
    engine: workspace.engine,
    program: {
      workspace_id: workspace.id,
      student_id: workspace.personId,
      student_name: owner,
      sequence: version.sequence,
      at: version.at.getTime(),
      files: await readableTextOf(scene, workspace.engine, blob),
    },
  };
}
