import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import KeyRound from 'lucide-react/icons/key-round';
import School from 'lucide-react/icons/school';
import type { StudentRow } from '#contract/people/people.wire.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { codesAction } from '#src/lib/sign-in-sheet/codes-action.tsx';
import { peopleMessages as messages } from './messages.en.ts';

interface RowWishes {
  readonly onEdit: (row: StudentRow) => void;
  readonly onMove: (rows: StudentRow[]) => void;
  readonly onRelease: (row: StudentRow) => void;
  readonly onReset: (row: StudentRow) => void;
  readonly onCodes: (rows: StudentRow[]) => void;
}

const isHere = ({ status }: StudentRow) => status === 'active' || status === 'inactive';

/** [RP-21, GR-01] */
export const rowActions = ({
  onEdit,
  onMove,
  onRelease,
  onReset,
  onCodes,
}: RowWishes): ResourceAction<StudentRow>[] => [
  { id: 'edit', kind: 'edit', onRun: onEdit },
  {
    id: 'move',
    label: messages.actions.move,
    icon: <ArrowRightLeft />,
    when: isHere,
    onRun: (row) => onMove([row]),
    isBulk: true,
    onRunMany: onMove,
  },
  {
    id: 'release',
    label: messages.transfer.action,
    icon: <School />,
    when: isHere,
    onRun: onRelease,
  },
  {
    id: 'reset',
    label: messages.actions.reset,
    icon: <KeyRound />,
    when: ({ status }) => status === 'active',
    onRun: onReset,
  },
  codesAction(({ status }) => status === 'active', onCodes),
];
