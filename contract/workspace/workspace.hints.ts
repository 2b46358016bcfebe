import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';
import { id } from '#contract/core/wire-numbers.ts';

/** The workspace has a newer version or other assets, so its owner's other devices update. */
export const workspaceChanged = defineHint('workspace.changed', {
  heardBy: ['person'],
  content: v.object({ workspaceId: id }),
  calm: 2_000,
});
