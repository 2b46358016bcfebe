import { reviewCards } from './card-messages.hi.ts';
import { reviewDesk } from './desk-messages.hi.ts';
import { reviewMenu } from './menu-names.hi.ts';
import { review } from './messages.hi.ts';
import type { ReviewTexts } from './texts.ts';

export const reviewHindi: ReviewTexts = { review, reviewCards, reviewDesk, reviewMenu };
