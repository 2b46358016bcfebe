import { reviewDesk } from './desk-messages.hi.ts';
import { reviewMenu } from './menu-names.hi.ts';
import { review } from './messages.hi.ts';
import type { ReviewTexts } from './texts.ts';

export const reviewHindi: ReviewTexts = { review, reviewDesk, reviewMenu };
