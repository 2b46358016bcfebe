import { helpdeskDesk } from './desk/messages.ur.ts';
import { helpMedia } from './help-media/messages.ur.ts';
import { helpdeskMenu } from './menu-names.ur.ts';
import { helpdesk } from './messages.ur.ts';
import type { HelpdeskTexts } from './texts.ts';

export const helpdeskUrdu: HelpdeskTexts = { helpdeskDesk, helpMedia, helpdesk, helpdeskMenu };
