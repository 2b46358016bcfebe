import type { Person } from '#contract/auth/session.model.ts';
import type { WriteRule } from '#contract/core/modules.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import type { Part } from './content-search.ts';

export interface ContentProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  readonly listen: ListenForHints;
  /** An author of the office, a teacher with own projects, or an admin who decides on those. */
  readonly as: 'office' | 'author' | 'admin';
  /** True if the person may make this call, by the server's rule. */
  readonly may: (call: WriteRule) => boolean;
  readonly onGo: (part: Part, of?: number) => void;
}
