import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

/** What the room hands to the frame around every screen. */
export const trainingRegister: RoomRegister = {
  menu: { training: { icon: <GraduationCap />, name: () => menuNames.training } },
};
