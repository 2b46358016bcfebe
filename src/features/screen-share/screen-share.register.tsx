import ScreenShare from 'lucide-react/icons/screen-share';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

/** What the room hands to the frame around every screen. */
export const screenShareRegister: RoomRegister = {
  menu: { 'screen-shares': { icon: <ScreenShare />, name: () => menuNames.shares } },
};
