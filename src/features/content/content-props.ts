import type { Person } from '#contract/auth/session.model.ts';
import type { WriteRule } from '#contract/core/modules.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import type { Part } from './content-search.ts';

/** What every screen of the content needs of its route. */
export interface ContentProps {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  /** Hints that content changed. */
  readonly listen: ListenForHints;
  /** The office's authors, a teacher with their own projects, or the admin who decides on those. */
  readonly as: 'office' | 'author' | 'admin';
  /** May the person make this call? As the server judges it. */
  readonly may: (call: WriteRule) => boolean;
  readonly onGo: (part: Part, of?: number) => void;
}
