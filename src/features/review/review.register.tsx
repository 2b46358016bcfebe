import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ListChecks from 'lucide-react/icons/list-checks';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const reviewRegister: RoomRegister = {
  menu: {
    review: { icon: <ClipboardCheck />, name: () => menuNames.review },
    rubrics: { icon: <ListChecks />, name: () => menuNames.rubrics },
  },
  covers: { review: /^\/review(?:\/|$)/ },
};
