import type { ReactNode } from 'react';

export interface MenuLook {
  readonly icon: ReactNode;
  /** In the reader's language. */
  readonly name: () => string;
}

/**
 * What a room of features hands to the frame around every screen. It is of the first screen: what is large is loaded
 * when it is wanted.
 */
export interface RoomRegister {
  /** How its lines of the menu look, by the icon that the server names. */
  readonly menu?: Readonly<Record<string, MenuLook>>;
  /** [SM-17] Screens that no line of the menu leads to, by the address of the line that is lit on them. */
  readonly covers?: Readonly<Record<string, RegExp>>;
  /** How the names begin that its drafts are kept under. */
  readonly drafts?: readonly string[];
}
