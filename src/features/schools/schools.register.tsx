import Building from 'lucide-react/icons/building-2';
import Settings from 'lucide-react/icons/settings';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const schoolsRegister: RoomRegister = {
  menu: {
    schools: { icon: <Building />, name: () => menuNames.schools },
    settings: { icon: <Settings />, name: () => menuNames.settings },
  },
};
