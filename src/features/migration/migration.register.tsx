import NextYear from 'lucide-react/icons/calendar-arrow-up';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const migrationRegister: RoomRegister = {
  menu: {
    'student-migration': { icon: <NextYear />, name: () => menuNames['student-migration'] },
  },
};
