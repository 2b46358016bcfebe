import LogOut from 'lucide-react/icons/log-out';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { PersonStatus } from '#contract/people/person-status.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { peopleMessages as messages } from './messages.en.ts';

type Row = { readonly status: PersonStatus };

const isIn =
  (...statuses: PersonStatus[]) =>
  ({ status }: Row) =>
    statuses.includes(status);

/** The changes of `statusChanges` in a row's menu and for many chosen ones. */
export function statusActions(): ResourceAction<Row>[] {
  const { actions } = messages;
  return [
    { id: 'off', label: actions.off, icon: <PowerOff />, when: isIn('active'), change: 'off', isBulk: true },
    { id: 'on', label: actions.on, icon: <Power />, when: isIn('inactive'), change: 'on', isBulk: true },
    {
      id: 'leave',
      label: actions.leave,
      icon: <LogOut />,
      when: isIn('active', 'inactive'),
      change: 'leave',
      isBulk: true,
    },
    {
      id: 'restore',
      label: actions.restore,
      icon: <RotateCcw />,
      when: isIn('left', 'deleted'),
      change: 'restore',
      isBulk: true,
    },
    {
      id: 'delete',
      label: actions.delete,
      icon: <Trash2 />,
      tone: 'danger',
      when: isIn('active', 'inactive', 'left'),
      change: 'delete',
      isBulk: true,
    },
  ];
}
