import LibraryBig from 'lucide-react/icons/library-big';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const assessmentsRegister: RoomRegister = {
  menu: {
    assessments: { icon: <NotebookPen />, name: () => menuNames.assessments },
    'question-bank': { icon: <LibraryBig />, name: () => menuNames['question-bank'] },
  },
  covers: { assessments: /^\/assessment(?:\/|$)/, 'question-bank': /^\/assessments\/questions(?:\/|$)/ },
};
