import { wallMenu } from './menu-names.ur.ts';
import { consents, portfolio, wall } from './messages.ur.ts';
import type { WallTexts } from './texts.ts';

export const wallUrdu: WallTexts = { wallMenu, wall, consents, portfolio };
