import CalendarRange from 'lucide-react/icons/calendar-range';
import Presentation from 'lucide-react/icons/presentation';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const teachingRegister: RoomRegister = {
  menu: {
    teaching: { icon: <Presentation />, name: () => menuNames.teaching },
    'teaching-plan': { icon: <CalendarRange />, name: () => menuNames['teaching-plan'] },
  },
  covers: {
    'myteaching/Classroom': /^\/myteaching\/(?:Classroom|Personalised|Practice|Club)(?:\/|$)/,
    'myteaching/Club': /^\/myteaching\/Club(?:\/|$)/,
  },
};
