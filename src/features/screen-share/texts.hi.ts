import { shareEntry } from './entry-messages.hi.ts';
import { screenShareMenu } from './menu-names.hi.ts';
import { screenShare } from './messages.hi.ts';
import type { ScreenShareTexts } from './texts.ts';

export const screenShareHindi: ScreenShareTexts = { screenShare, screenShareMenu, shareEntry };
