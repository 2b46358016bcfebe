import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const helpdeskRegister: RoomRegister = {
  menu: {
    helpdesk: { icon: <LifeBuoy />, name: () => menuNames.helpdesk },
  },
  covers: { 'helpdesk/dashboard': /^\/helpdesk\// },
  drafts: ['helpdesk-'],
};
