import Home from 'lucide-react/icons/house';
import Dashboard from 'lucide-react/icons/layout-dashboard';
import Wallet from 'lucide-react/icons/wallet';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const dashboardsRegister: RoomRegister = {
  menu: {
    dashboard: { icon: <Dashboard />, name: () => menuNames.dashboard },
    home: { icon: <Home />, name: () => menuNames.home },
    finance: { icon: <Wallet />, name: () => menuNames.finance },
  },
  covers: {
    'myteaching/dashboard': /^\/myteaching\//,
    'admin/dashboard': /^\/admin\/(read-session-course|taskgenie)\b/,
    student: /^\/student\//,
    dashboard: /^\/admin\/taskgenie\b/,
  },
};
