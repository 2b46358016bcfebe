import type { Handler } from '#server/core/pipeline.ts';
import { nothing } from '../add-version.ts';
import { moveHead } from '../move-head.ts';
import { savedResult } from '../save-program.ts';

export const workspaceStartOver: Handler<'workspace-start-over'> = async (input, scene) =>
  savedResult(
    await moveHead(scene, input, {
      kind: 'start_over',
      named: async (workspace) => ({ ...nothing, base: workspace.head }),
    }),
  );
