import { searchBox } from './box-messages.ur.ts';
import { search } from './messages.ur.ts';
import type { SearchTexts } from './texts.ts';

export const searchUrdu: SearchTexts = { searchBox, search };
