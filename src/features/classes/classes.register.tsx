import Puzzle from 'lucide-react/icons/puzzle';
import School from 'lucide-react/icons/school';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const classesRegister: RoomRegister = {
  menu: {
    classes: { icon: <School />, name: () => menuNames.classes },
    clubs: { icon: <Puzzle />, name: () => menuNames.clubs },
  },
};
