import { workspaceChanged } from '#contract/workspace/workspace.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import type { Workspace } from './queries/workspaces.ts';

/** After the commit, tells the owner's devices that the workspace changed, but not how. */
export function tellWorkspaceChanged(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  { schoolId, personId, id }: Pick<Workspace, 'schoolId' | 'personId' | 'id'>,
): void {
  afterCommit(() =>
    app.broadcaster.broadcast(workspaceChanged, [channels.person(schoolId, personId)], {
      content: { workspaceId: id },
    }),
  );
}
