import ScreenShare from 'lucide-react/icons/screen-share';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const screenShareRegister: RoomRegister = {
  menu: { 'screen-shares': { icon: <ScreenShare />, name: () => menuNames.shares } },
};
