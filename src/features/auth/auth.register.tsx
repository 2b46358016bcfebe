import UserX from 'lucide-react/icons/user-x';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const authRegister: RoomRegister = {
  menu: {
    'sign-out': { icon: <UserX />, name: () => menuNames['sign-out'] },
  },
};
