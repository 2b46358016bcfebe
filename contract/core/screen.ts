import { type Role, roles } from './roles.ts';

export type ScreenAccess = 'everyone' | 'signed-out' | readonly Role[];

export interface Screen {
  readonly title: string;
  readonly access: ScreenAccess;
  /** [RT-22] The menu module of the screen. A user without it goes to their first module. */
  readonly module?: string;
}

export type Screens = Readonly<Record<string, Screen>>;

export const everyRole: readonly Role[] = Object.values(roles);
