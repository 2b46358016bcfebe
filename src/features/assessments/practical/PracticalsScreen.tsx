import Play from 'lucide-react/icons/play';
import { useCallback, useMemo, useState } from 'react';
import { completedPracticalAssessmentListCall } from '#contract/assessments/calls/completed-practical-assessment-list.call.ts';
import { practicalStates } from '#contract/assessments/practical.rules.ts';
import type { PracticalRow } from '#contract/assessments/practical.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { Truncate } from '#src/ui/Truncate.tsx';
import type { QuestionsProps } from '../assessments-props.ts';
import { practicalMessages as messages } from './practical-messages.en.ts';

export interface PracticalKey {
  readonly attemptId: number;
  readonly position: number;
}

type Row = PracticalRow & { readonly id: number };

const keyOf = ({ attempt_id: attemptId, position }: Pick<PracticalRow, 'attempt_id' | 'position'>) => ({
  attemptId,
  position,
});
const tones = { waiting: 'info', marked: 'success', sent_back: 'warning' } as const;

const marksText = ({ marks, marks_most: most, state }: PracticalRow): string =>
  marks === null || state === 'sent_back' ? messages.notMarked : messages.marksOf(marks, most);

const columnsOf = (): readonly GridColumn<Row>[] => [
  textColumn<Row>('name', messages.columns.student, (row) => row.student_name, { sortable: true, width: 11 }),
  textColumn<Row>('place', messages.columns.place, (row) => `${row.grade_name} ${row.division_name}`.trim(), {
    width: 8,
  }),
  {
    id: 'task',
    header: messages.columns.task,
    cell: ({ prompt }) => <Truncate text={prompt} max={40} />,
    value: ({ prompt }) => prompt,
    width: 12,
  },
  {
    id: 'state',
    header: messages.columns.state,
    cell: ({ state, is_late, has_program }) => (
      <span>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>{' '}
        {is_late === 1 && <Badge tone="warning">{messages.late}</Badge>}{' '}
        {has_program === 0 && <Badge>{messages.noProgram}</Badge>}
      </span>
    ),
    value: ({ state }) => messages.states[state],
    width: 11,
  },
  {
    id: 'handed_in',
    header: messages.columns.handedIn,
    cell: (row) => formatRecent(row.handed_in_at),
    value: (row) => new Date(row.handed_in_at),
    sortable: true,
    width: 8,
  },
  { id: 'marks', header: messages.columns.marks, cell: marksText, value: marksText, align: 'end', width: 8 },
];

interface PracticalsScreenProps {
  readonly app: QuestionsProps;
  readonly assessmentId: number;
  readonly onOpen: (key: PracticalKey) => void;
  readonly onBack: () => void;
}

/** [CE-02] A practical assessment's answers, waiting ones first. */
export function PracticalsScreen({ app, assessmentId, onOpen, onBack }: PracticalsScreenProps) {
  const { person, address, listen } = app;
  const [columns] = useState(columnsOf);
  const load = useMemo(
    () =>
      pageLoader(
        completedPracticalAssessmentListCall,
        { assessment_id: assessmentId },
        (row: PracticalRow): Row => ({ ...row, id: row.attempt_id * 1000 + row.position }),
      ),
    [assessmentId],
  );
  const list = useResourceGrid({ name: 'practicals', personId: person.id, load, columns, address, listen });
  const loadNext = useCallback(
    async (signal: AbortSignal) => {
      const asked = { assessment_id: assessmentId, size: 1, filters: { state: 'waiting' as const } };
      return (await call(completedPracticalAssessmentListCall, asked, { signal })).rows[0] ?? null;
    },
    [assessmentId],
  );
  const [next, , askAgain] = useLoaded(loadNext, list.round);
  const first = next.kind === 'loaded' ? next.data : null;
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      list={list}
      seen={({ id, student_name: name }: Row) => ({ id, version: 0, name })}
      filters={[
        {
          id: 'state',
          label: messages.columns.state,
          all: messages.allStates,
          options: practicalStates.map((value) => ({ value, label: messages.states[value] })),
        },
      ]}
      tools={
        <>
          <Button onClick={onBack}>{messages.back}</Button>
          <Button
            variant="primary"
            icon={<Play />}
            busy={next.kind === 'loading'}
            disabledReason={next.kind === 'loaded' && first === null ? messages.beginNothing : undefined}
            onClick={() => (first ? onOpen(keyOf(first)) : askAgain())}
          >
            {messages.begin}
          </Button>
        </>
      }
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={(row) => onOpen(keyOf(row))}
      actions={[{ id: 'open', kind: 'open', onRun: (row) => onOpen(keyOf(row)) }]}
    />
  );
}
