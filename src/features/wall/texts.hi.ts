import { wallMenu } from './menu-names.hi.ts';
import { consents, portfolio, wall } from './messages.hi.ts';
import type { WallTexts } from './texts.ts';

export const wallHindi: WallTexts = { wallMenu, wall, consents, portfolio };
