import type { ReactNode } from 'react';
import type { WriteRule } from '#contract/auth/modules.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import type { ShownFile } from '#contract/curriculum/content.wire.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { Part } from './content-search.ts';

/** What every screen of the content needs of its route. */
export interface ContentSite {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  /** The office's authors, a teacher with their own projects, or the admin who decides on those. */
  readonly as: 'office' | 'author' | 'admin';
  /** May the person make this call? As the server judges it. */
  readonly may: (call: WriteRule) => boolean;
  readonly onGo: (part: Part, of?: number) => void;
  /** A file as a notice shows it, a link as a notice shows a film. */
  readonly showFile: (file: ShownFile) => ReactNode;
}
