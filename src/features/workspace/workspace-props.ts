import type { Person } from '#contract/auth/session.model.ts';

/** What the room's screens get from their route. */
export interface WorkspaceProps {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  /** Calls back with the number of a workspace that changed elsewhere; 0: it is not known which. */
  readonly listen: (heard: (workspaceId: number) => void) => () => void;
}

/** Which workspace: one's own of a project, or one by its number, where `sequence` asks for that version alone. */
export type WorkspaceTarget =
  | { readonly kind: 'project'; readonly projectId: number }
  | { readonly kind: 'workspace'; readonly workspaceId: number; readonly sequence: number };
