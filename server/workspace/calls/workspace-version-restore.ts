import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { moveHead } from '../move-head.ts';
import { versionAt } from '../queries/workspaces.ts';
import { savedResult } from '../save-program.ts';

export const workspaceVersionRestore: Handler<'workspace-version-restore'> = async (input, scene) =>
  savedResult(
    await moveHead(scene, input, {
      kind: 'restore',
      named: async (workspace) => {
        const version = await versionAt(scene.db, workspace, input.sequence);
        if (!version) throw notFound();
        const { sha256, size, isBlank, sequence: base } = version;
        return { sha256, size, isBlank, base };
      },
    }),
  );
