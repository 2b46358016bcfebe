import type { ResultRow, ResultState } from '#contract/assessments/marks.wire.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { formatRecent } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { resultsMessages as messages } from './results-messages.en.ts';

export type Row = ResultRow & { readonly id: number };

const tones = {
  not_started: 'neutral',
  open: 'info',
  handed_in: 'warning',
  marked: 'success',
  released: 'success',
  sent_back: 'warning',
} as const satisfies Record<ResultState, string>;

const placeOf = (row: ResultRow): string => `${row.grade_name} ${row.division_name}`.trim();
const answeredOf = ({ attempt_id: id, answered, questions }: ResultRow): string =>
  id === 0 ? '' : messages.of(answered, questions);
const marksOf = ({ marks, marks_most: most }: ResultRow): string =>
  marks === null ? '' : messages.marksOf(marks, most);
const passedOf = ({ is_passed: isPassed }: ResultRow): string =>
  isPassed === null ? '' : isPassed === 1 ? messages.passed : messages.notPassed;

/** A spreadsheet gets a real date, so that it sorts there too. */
const moment = (
  id: string,
  header: string,
  of: (row: ResultRow) => number | null,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> => ({
  id,
  header,
  cell: (row) => {
    const at = of(row);
    return at === null ? '' : formatRecent(at);
  },
  value: (row) => {
    const at = of(row);
    return at === null ? null : new Date(at);
  },
  width: 8,
  ...more,
});

export const resultColumns = (): readonly GridColumn<Row>[] => [
  textColumn<Row>('name', messages.columns.student, (row) => row.student_name, { sortable: true, width: 11 }),
  textColumn<Row>('place', messages.columns.place, placeOf, { sortable: true }),
  {
    id: 'state',
    header: messages.columns.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{messages.states[state]}</Badge>,
    value: ({ state }) => messages.states[state],
    width: 8,
  },
  {
    id: 'answered',
    header: messages.columns.answered,
    cell: answeredOf,
    value: ({ attempt_id: id, answered }) => (id === 0 ? null : answered),
    align: 'end',
    width: 7,
  },
  {
    id: 'questions',
    header: messages.columns.questions,
    cell: () => null,
    value: ({ attempt_id: id, questions }) => (id === 0 ? null : questions),
    isExportOnly: true,
  },
  {
    id: 'marks',
    header: messages.columns.marks,
    cell: marksOf,
    value: ({ marks }) => marks,
    sortable: true,
    align: 'end',
    width: 8,
  },
  {
    id: 'marks_most',
    header: messages.columns.marksMost,
    cell: () => null,
    value: ({ attempt_id: id, marks_most: most }) => (id === 0 ? null : most),
    isExportOnly: true,
  },
  {
    id: 'percent',
    header: messages.columns.percent,
    cell: ({ percent }) => (percent === null ? '' : isolate(`${formatNumber(percent, 1)}%`)),
    value: ({ percent }) => percent,
    align: 'end',
    width: 6,
  },
  {
    id: 'passed',
    header: messages.columns.passed,
    cell: (row) =>
      row.is_passed === null ? (
        ''
      ) : (
        <Badge tone={row.is_passed ? 'success' : 'warning'}>{passedOf(row)}</Badge>
      ),
    value: passedOf,
    width: 8,
  },
  moment('handed_in', messages.columns.handedIn, (row) => row.handed_in_at, { sortable: true }),
  moment('saved', messages.columns.saved, (row) => row.saved_at),
  {
    id: 'late',
    header: messages.columns.late,
    cell: ({ late_saves: late }) => (late === 0 ? '' : <Badge tone="warning">{late}</Badge>),
    value: ({ late_saves: late }) => late,
    align: 'end',
    width: 7,
  },
];

export const longResultsExport = (assessment_id: number): LongExport => ({
  kind: 'results',
  more: { assessment_id },
  words: { state: messages.states, passed: { yes: messages.passed, no: messages.notPassed } },
});
