import { helpdeskDesk } from './desk/messages.hi.ts';
import { helpMedia } from './help-media/messages.hi.ts';
import { helpdeskMenu } from './menu-names.hi.ts';
import { helpdesk } from './messages.hi.ts';
import type { HelpdeskTexts } from './texts.ts';

export const helpdeskHindi: HelpdeskTexts = { helpdeskDesk, helpMedia, helpdesk, helpdeskMenu };
