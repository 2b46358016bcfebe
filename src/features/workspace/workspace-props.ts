import type { Person } from '#contract/auth/session.model.ts';

export interface WorkspaceProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  /** Calls back with the id of a workspace that changed elsewhere; 0: unknown which. */
  readonly listen: (heard: (workspaceId: number) => void) => () => void;
}

/** The caller's own workspace of a project, or a workspace by id; `sequence` selects a version. */
export type WorkspaceTarget =
  | { readonly kind: 'project'; readonly projectId: number }
  | { readonly kind: 'workspace'; readonly workspaceId: number; readonly sequence: number };
