import ArrowRight from 'lucide-react/icons/arrow-right';
import DoorOpen from 'lucide-react/icons/door-open';
import ListChecks from 'lucide-react/icons/list-checks';
import Pause from 'lucide-react/icons/pause';
import Undo from 'lucide-react/icons/undo-2';
import type { LineRow } from '#contract/migration/migration.wire.ts';
import type { Decision } from '#machines/migration/migration/migration.types.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { migrationMessages as messages } from './messages.en.ts';

interface Deciding {
  readonly onPromote: (rows: readonly LineRow[]) => void;
  readonly onDecide: (items: readonly Decision[]) => void;
}

/** [QU-49] Decisions on one student or many. */
export function decideActions({ onPromote, onDecide }: Deciding): ResourceAction<LineRow>[] {
  const texts = messages.students;
  const decide = (action: Decision['action']) => {
    const of = (rows: readonly LineRow[]) =>
      onDecide(rows.map(({ id }) => ({ student_id: id, action, toClass: null, toDiv: null })));
    return { isBulk: true, when: isOpen, onRun: (row: LineRow) => of([row]), onRunMany: of };
  };
  return [
    {
      id: 'promote',
      label: texts.decide,
      icon: <ArrowRight className="rtl-flip" />,
      isBulk: true,
      when: isOpen,
      onRun: (row) => onPromote([row]),
      onRunMany: onPromote,
    },
    { id: 'retain', label: texts.retain, icon: <Pause />, ...decide('retain') },
    { id: 'leave', label: texts.leave, icon: <DoorOpen />, ...decide('leave') },
    { id: 'rule', label: texts.rule, icon: <ListChecks />, ...decide('rule') },
  ];
}

const isOpen = ({ verdict }: LineRow) => verdict !== 'already';

/** For an applied move. */
export const undoActions = (onUndo: (rows: readonly LineRow[]) => void): ResourceAction<LineRow>[] => [
  {
    id: 'undo',
    label: messages.students.undo,
    icon: <Undo />,
    isBulk: true,
    when: ({ verdict }) => verdict === 'done',
    onRun: (row) => onUndo([row]),
    onRunMany: onUndo,
  },
];
