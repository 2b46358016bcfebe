import type { Handler } from '#server/core/pipeline.ts';
import { workspacePage as pageOfWorkspaces } from '../queries/workspace-page.ts';

export const workspacePage: Handler<'workspace-page'> = (input, { db, actor }) =>
  pageOfWorkspaces(db, actor, input);
