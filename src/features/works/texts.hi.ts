import { works } from './messages.hi.ts';
import type { WorksTexts } from './texts.ts';

export const worksHindi: WorksTexts = { works };
