import Teachers from 'lucide-react/icons/presentation';
import Students from 'lucide-react/icons/users';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const peopleRegister: RoomRegister = {
  menu: {
    faculty: { icon: <Teachers />, name: () => menuNames.faculty },
    students: { icon: <Students />, name: () => menuNames.students },
    'my-students': { icon: <Students />, name: () => menuNames['my-students'] },
  },
};
