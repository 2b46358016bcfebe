import Settings from 'lucide-react/icons/settings';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

/** What the room hands to the frame around every screen. */
export const schoolsRegister: RoomRegister = {
  menu: {
    settings: { icon: <Settings />, name: () => menuNames.settings },
  },
};
