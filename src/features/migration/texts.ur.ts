import { migrationMenu } from './menu-names.ur.ts';
import { migration } from './messages.ur.ts';
import type { MigrationTexts } from './texts.ts';

export const migrationUrdu: MigrationTexts = { migration, migrationMenu };
