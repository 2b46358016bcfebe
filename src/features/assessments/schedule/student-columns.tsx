import type { ScheduledStudent } from '#contract/assessments/schedule.wire.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

export type StudentRow = ScheduledStudent & { readonly id: number };

const tones = {
  none: 'neutral',
  open: 'info',
  handed_in: 'warning',
  marked: 'success',
  released: 'success',
  sent_back: 'warning',
} as const;

const stateOf = ({ attempt_state: state }: ScheduledStudent) => state ?? 'none';
const placeOf = (row: ScheduledStudent) => `${row.grade_name} ${row.division_name}`.trim();
const extraOf = ({ extra_minutes: extra, factor }: ScheduledStudent): string =>
  [
    ...(extra > 0 ? [`+${formatNumber(extra)}`] : []),
    ...(factor > 100 ? [`× ${formatNumber(factor / 100, 2)}`] : []),
  ].join(', ');

/** The column of codes comes last, if students need codes. */
export const studentColumns = (): readonly GridColumn<StudentRow>[] => [
  textColumn<StudentRow>('name', messages.columns.student, (row) => row.student_name, {
    sortable: true,
    width: 11,
  }),
  textColumn<StudentRow>('place', messages.columns.place, placeOf, { sortable: true, width: 8 }),
  {
    id: 'state',
    header: messages.columns.state,
    cell: (row) =>
      row.is_excused === 1 ? (
        <Badge>{messages.excused}</Badge>
      ) : (
        <Badge tone={tones[stateOf(row)]}>{messages.attemptStates[stateOf(row)]}</Badge>
      ),
    value: (row) => messages.attemptStates[stateOf(row)],
    width: 9,
  },
  textColumn<StudentRow>('more', messages.columns.more, extraOf, { width: 7 }),
  textColumn<StudentRow>('code', messages.columns.code, (row) => messages.codeStates[row.code_state], {
    width: 7,
  }),
];
