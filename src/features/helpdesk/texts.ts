import type { messages as helpdeskDesk } from './desk/messages.en.ts';
import type { messages as helpMedia } from './help-media/messages.en.ts';
import type { menuNames as helpdeskMenu } from './menu-names.en.ts';
import type { messages as helpdesk } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface HelpdeskTexts {
  readonly helpdeskDesk: typeof helpdeskDesk;
  readonly helpMedia: typeof helpMedia;
  readonly helpdesk: typeof helpdesk;
  readonly helpdeskMenu: typeof helpdeskMenu;
}
