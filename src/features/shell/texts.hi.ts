import { shell } from './messages.hi.ts';
import { screens } from './screen-names.hi.ts';
import type { ShellTexts } from './texts.ts';

export const shellHindi: ShellTexts = { shell, screens };
