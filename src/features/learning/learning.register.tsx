import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const learningRegister: RoomRegister = {
  menu: { 'my-learning': { icon: <GraduationCap />, name: () => menuNames['my-learning'] } },
  covers: { 'mylearning/Classroom': /^\/mylearning\// },
};
