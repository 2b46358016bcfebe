import Award from 'lucide-react/icons/award';
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import Signature from 'lucide-react/icons/signature';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const wallRegister: RoomRegister = {
  menu: {
    wall: { icon: <Award />, name: () => menuNames.wall },
    consents: { icon: <Signature />, name: () => menuNames.consents },
    portfolio: { icon: <GalleryVerticalEnd />, name: () => menuNames.portfolio },
  },
};
