import TimerReset from 'lucide-react/icons/timer-reset';
import { useCallback, useMemo, useState } from 'react';
import { liveBoardCall } from '#contract/assessments/calls/live-board.call.ts';
import { type LiveState, type LiveTotals, liveStates } from '#contract/assessments/live.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { figureName, figureTile } from '#src/ui/figure.recipe.ts';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-props.ts';
import { ExceptionForm } from '../schedule/ExceptionForm.tsx';
import { scheduleMessages } from '../schedule/schedule-messages.en.ts';
import { type BoardRow, liveColumns, toBoardRow } from './live-columns.tsx';
import { liveMessages as messages } from './live-messages.en.ts';
import { loadException } from './load-exception.ts';

const numbers = css({
  display: 'grid',
  gap: { base: '2', md: '3' },
  gridTemplateColumns: { base: '[repeat(3, minmax(0, 1fr))]', md: '[repeat(5, minmax(0, 1fr))]' },
  mb: '4',
});
// The list must begin in the upper half of a phone's screen.
const figure = css({ textStyle: { base: 'section', md: 'page' }, fontVariantNumeric: 'tabular-nums' });
const tight = { p: { base: '2', md: '4' }, gap: '0' } as const;

interface LiveScreenProps {
  readonly app: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
}

const seen = ({ id, version, student_name: name }: BoardRow) => ({ id, version, name });

/** [CE-03] Progress of students while an assessment runs; teachers give more time and excuses here. */
export function LiveScreen({ app, assessmentId, onBack }: LiveScreenProps) {
  const { person, address, listen } = app;
  const [columns] = useState(liveColumns);
  const together = useRefresh(listen);
  const load = useMemo(
    () => pageLoader(liveBoardCall, { assessment_id: assessmentId }, toBoardRow),
    [assessmentId],
  );
  const list = useResourceGrid({
    name: 'assessment-live',
    personId: person.id,
    load,
    columns,
    address,
    together,
  });
  const loadWhole = useCallback(
    (signal: AbortSignal) => call(liveBoardCall, { assessment_id: assessmentId, size: 1 }, { signal }),
    [assessmentId],
  );
  const [whole] = useLoaded(loadWhole, together.round);
  const loadRow = useCallback(
    (id: number, signal: AbortSignal) => loadException(assessmentId, id, person.school.timeZone, signal),
    [assessmentId, person.school.timeZone],
  );
  const { state } = list;
  const onState = (wanted: LiveState | '') =>
    list.onState({ ...state, page: 1, filters: { ...state.filters, state: wanted } });
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text(whole.kind === 'loaded' ? whole.data.assessment_name : '…')}
      caption={messages.students}
      list={list}
      seen={seen}
      tools={<Button onClick={onBack}>{messages.back}</Button>}
      above={
        whole.kind === 'loaded' && (
          <Numbers totals={whole.data.totals} chosen={state.filters['state'] ?? ''} onChoose={onState} />
        )
      }
      filters={[
        {
          id: 'state',
          label: messages.columns.state,
          all: messages.allStates,
          options: optionsOf(messages.states, liveStates),
        },
      ]}
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={({ id }) => list.onOpen(String(id))}
      actions={[
        {
          id: 'exception',
          label: messages.exception,
          icon: <TimerReset />,
          onRun: ({ id }) => list.onOpen(String(id)),
        },
      ]}
    >
      <OpenRow list={list} title={scheduleMessages.differ} load={loadRow}>
        {(student, form) =>
          student && <ExceptionForm {...form} student={student} assessmentId={assessmentId} app={app} />
        }
      </OpenRow>
    </ResourceScreen>
  );
}

interface NumbersProps {
  readonly totals: LiveTotals;
  readonly chosen: string;
  readonly onChoose: (state: LiveState | '') => void;
}

/** Counts by state. A press filters by a state, and another one shows all. */
function Numbers({ totals, chosen, onChoose }: NumbersProps) {
  return (
    <div className={numbers} role="group" aria-label={messages.numbers}>
      {liveStates.map((state) => (
        <button
          key={state}
          type="button"
          className={css(figureTile.raw({ chosen: chosen === state }), tight)}
          aria-pressed={chosen === state}
          onClick={() => onChoose(chosen === state ? '' : state)}
        >
          <span className={figureName}>{messages.states[state]}</span>
          <span className={figure}>{formatNumber(totals[state])}</span>
        </button>
      ))}
    </div>
  );
}
