import { type Role, roles } from './roles.ts';

/** Who may open a screen: anybody, only who is signed out, or the listed roles. */
export type ScreenAccess = 'everyone' | 'signed-out' | readonly Role[];

export interface Screen {
  readonly title: string;
  readonly access: ScreenAccess;
  /** [RT-22] The screen belongs to this module of the menu: who lacks it goes to their first one. */
  readonly module?: string;
}

/** Screens by the address of their route. */
export type Screens = Readonly<Record<string, Screen>>;

export const everyRole: readonly Role[] = Object.values(roles);
