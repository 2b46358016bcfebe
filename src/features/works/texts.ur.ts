import { works } from './messages.ur.ts';
import type { WorksTexts } from './texts.ts';

export const worksUrdu: WorksTexts = { works };
