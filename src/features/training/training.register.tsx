import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const trainingRegister: RoomRegister = {
  menu: { training: { icon: <GraduationCap />, name: () => menuNames.training } },
};
