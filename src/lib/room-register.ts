import type { ReactNode } from 'react';

export interface MenuLook {
  readonly icon: ReactNode;
  readonly name: () => string;
}

/** What a room of features gives to the frame. It loads with the first screen, so large parts load lazily. */
export interface RoomRegister {
  readonly menu?: Readonly<Record<string, MenuLook>>;
  /** [SM-17] Screens without a menu line, by the address of the line that is lit on them. */
  readonly covers?: Readonly<Record<string, RegExp>>;
  readonly drafts?: readonly string[];
}
