import FileCheck from 'lucide-react/icons/file-check';
import FilePen from 'lucide-react/icons/file-pen';
import Library from 'lucide-react/icons/library-big';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const contentRegister: RoomRegister = {
  menu: {
    'academic-content': { icon: <Library />, name: () => menuNames['academic-content'] },
    'own-projects': { icon: <FilePen />, name: () => menuNames['own-projects'] },
    'manage-project': { icon: <FileCheck />, name: () => menuNames['manage-project'] },
  },
};
