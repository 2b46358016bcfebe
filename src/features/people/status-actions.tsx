import LogOut from 'lucide-react/icons/log-out';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { PersonStatus } from '#contract/core/person-status.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { peopleMessages as messages } from './messages.en.ts';

type Row = { readonly status: PersonStatus };

/** Statuses that the list shows; '' is active and inactive. */
const statusesIn = (chosen: string): readonly string[] => (chosen === '' ? ['active', 'inactive'] : [chosen]);

/** Actions of `statusChanges` for one row, and for many where the list shows a fitting status. */
export function statusActions(chosen = ''): ResourceAction<Row>[] {
  const { actions } = messages;
  const fits = (...statuses: PersonStatus[]) => ({
    when: ({ status }: Row) => statuses.includes(status),
    isBulk: statuses.some((status) => statusesIn(chosen).includes(status)),
  });
  return [
    { id: 'off', label: actions.off, icon: <PowerOff />, tone: 'danger', change: 'off', ...fits('active') },
    { id: 'on', label: actions.on, icon: <Power />, change: 'on', ...fits('inactive') },
    { id: 'leave', label: actions.leave, icon: <LogOut />, change: 'leave', ...fits('active', 'inactive') },
    {
      id: 'restore',
      label: actions.restore,
      icon: <RotateCcw />,
      change: 'restore',
      ...fits('left', 'deleted'),
    },
    {
      id: 'delete',
      label: actions.delete,
      icon: <Trash2 />,
      tone: 'danger',
      change: 'delete',
      ...fits('active', 'inactive', 'left'),
    },
  ];
}
