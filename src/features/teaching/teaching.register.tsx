import Calendar from 'lucide-react/icons/calendar-days';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

/** What the room hands to the frame around every screen. */
export const teachingRegister: RoomRegister = {
  menu: {
    calendar: { icon: <Calendar />, name: () => menuNames.calendar },
  },
};
