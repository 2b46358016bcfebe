import { workspace } from './messages.hi.ts';
import { programs } from './programs-messages.hi.ts';
import type { WorkspaceTexts } from './texts.ts';

export const workspaceHindi: WorkspaceTexts = { workspace, programs };
