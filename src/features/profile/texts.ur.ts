import { profile } from './messages.ur.ts';
import type { ProfileTexts } from './texts.ts';

export const profileUrdu: ProfileTexts = { profile };
