import { shareEntry } from './entry-messages.ur.ts';
import { screenShareMenu } from './menu-names.ur.ts';
import { screenShare } from './messages.ur.ts';
import type { ScreenShareTexts } from './texts.ts';

export const screenShareUrdu: ScreenShareTexts = { screenShare, screenShareMenu, shareEntry };
