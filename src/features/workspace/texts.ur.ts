import { workspace } from './messages.ur.ts';
import { programs } from './programs-messages.ur.ts';
import type { WorkspaceTexts } from './texts.ts';

export const workspaceUrdu: WorkspaceTexts = { workspace, programs };
