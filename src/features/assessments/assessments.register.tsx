import LibraryBig from 'lucide-react/icons/library-big';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

/** What the room hands to the frame around every screen. */
export const assessmentsRegister: RoomRegister = {
  menu: {
    'question-bank': { icon: <LibraryBig />, name: () => menuNames['question-bank'] },
  },
  covers: { 'question-bank': /^\/assessments\/questions(?:\/|$)/ },
};
