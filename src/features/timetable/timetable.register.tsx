import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarRange from 'lucide-react/icons/calendar-range';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const timetableRegister: RoomRegister = {
  menu: {
    timetable: { icon: <CalendarRange />, name: () => menuNames.timetable },
    schedule: { icon: <CalendarClock />, name: () => menuNames.schedule },
  },
};
