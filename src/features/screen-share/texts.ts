import type { entryMessages as shareEntry } from './entry-messages.en.ts';
import type { menuNames as screenShareMenu } from './menu-names.en.ts';
import type { shareMessages as screenShare } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ScreenShareTexts {
  readonly screenShare: typeof screenShare;
  readonly screenShareMenu: typeof screenShareMenu;
  readonly shareEntry: typeof shareEntry;
}
