import UserCog from 'lucide-react/icons/user-cog';
import UsersRound from 'lucide-react/icons/users-round';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const officeRegister: RoomRegister = {
  menu: {
    admins: { icon: <UserCog />, name: () => menuNames.admins },
    'sub-users': { icon: <UsersRound />, name: () => menuNames.subUsers },
  },
};
