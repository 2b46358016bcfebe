import { migrationMenu } from './menu-names.hi.ts';
import { migration } from './messages.hi.ts';
import type { MigrationTexts } from './texts.ts';

export const migrationHindi: MigrationTexts = { migration, migrationMenu };
