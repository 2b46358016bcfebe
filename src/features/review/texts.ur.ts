import { reviewCards } from './card-messages.ur.ts';
import { reviewDesk } from './desk-messages.ur.ts';
import { reviewMenu } from './menu-names.ur.ts';
import { review } from './messages.ur.ts';
import type { ReviewTexts } from './texts.ts';

export const reviewUrdu: ReviewTexts = { review, reviewCards, reviewDesk, reviewMenu };
