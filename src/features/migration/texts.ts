import type { menuNames as migrationMenu } from './menu-names.en.ts';
import type { migrationMessages as migration } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface MigrationTexts {
  readonly migration: typeof migration;
  readonly migrationMenu: typeof migrationMenu;
}
