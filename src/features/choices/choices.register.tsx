import BookOpenCheck from 'lucide-react/icons/book-open-check';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const choicesRegister: RoomRegister = {
  menu: { curriculum: { icon: <BookOpenCheck />, name: () => menuNames.curriculum } },
};
