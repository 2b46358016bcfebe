import type { Messages } from '#src/lib/words/messages.ts';
import type { workspaceMessages } from './messages.en.ts';
import type { programsMessages } from './programs-messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface WorkspaceTexts {
  readonly workspace: Messages<typeof workspaceMessages>;
  readonly programs: Messages<typeof programsMessages>;
}
