import { searchBox } from './box-messages.hi.ts';
import { search } from './messages.hi.ts';
import type { SearchTexts } from './texts.ts';

export const searchHindi: SearchTexts = { searchBox, search };
