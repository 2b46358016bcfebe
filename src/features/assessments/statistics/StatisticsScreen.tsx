import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useCallback, useMemo, useState } from 'react';
import { assessmentStatisticsCall } from '#contract/assessments/calls/assessment-statistics.call.ts';
import type { AssessmentStatistics } from '#contract/assessments/regrade.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { type Refresh, useRefresh } from '#src/lib/use-refresh.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-props.ts';
import { RegradeForm } from '../regrade/RegradeForm.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { advices, veryHard } from './question-advice.rules.ts';
import { StatisticsFigures } from './StatisticsFigures.tsx';
import { percentText, statisticsColumns } from './statistics-columns.tsx';
import { statisticsMessages as messages } from './statistics-messages.en.ts';
import { type QuestionRow, rowsLoader, toRows } from './statistics-rows.ts';

const heading = css({ textStyle: 'section' });

interface StatisticsScreenProps {
  readonly app: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
}

/** [CE-02] Figures of the test and its questions, and a way to regrade one. */
export function StatisticsScreen({ app, assessmentId, onBack }: StatisticsScreenProps) {
  const together = useRefresh(app.listen);
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(assessmentStatisticsCall, { assessment_id: assessmentId }, { signal })).data,
    [assessmentId],
  );
  const [fetched, , retry] = useLoaded(load, together.round);
  const name = fetched.kind === 'loaded' ? fetched.data.assessment_name : '…';
  return (
    <>
      <PageHeader
        title={messages.title}
        text={messages.text(name)}
        actions={<Button onClick={onBack}>{messages.back}</Button>}
      />
      {fetched.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={6} />}
      {fetched.kind === 'failed' && (
        <ErrorState
          title={messages.failed}
          text={fetched.information}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
      {fetched.kind === 'loaded' && (
        <Stack gap="5">
          <StatisticsFigures of={fetched.data} />
          {fetched.data.handed_in > 0 && (
            <Questions of={fetched.data} assessmentId={assessmentId} app={app} together={together} />
          )}
        </Stack>
      )}
    </>
  );
}

interface QuestionsListProps {
  readonly of: AssessmentStatistics;
  readonly assessmentId: number;
  readonly app: QuestionsProps;
  readonly together: Refresh;
}

const again = 'again-';
const seen = ({ id, prompt: name }: QuestionRow) => ({ id, version: 0, name });

function Questions({ of, assessmentId, app, together }: QuestionsListProps) {
  const [columns] = useState(statisticsColumns);
  const rows = useMemo(() => toRows(of.questions), [of]);
  const load = useMemo(() => rowsLoader(rows), [rows]);
  const list = useResourceGrid({
    name: 'assessment-statistics',
    personId: app.person.id,
    load,
    columns,
    address: app.address,
    together,
  });
  const isOwn = of.is_own === 1;
  const { open, onOpen } = list;
  const isAgain = isOwn && open.startsWith(again);
  const row = rows.find(({ id }) => String(id) === (isAgain ? open.slice(again.length) : open));
  const onClose = () => onOpen('');
  const onAgain = ({ id }: QuestionRow) => onOpen(`${again}${id}`);
  return (
    <section>
      <Stack>
        <h2 className={heading}>{messages.questions}</h2>
        <ResourceGrid
          list={list}
          caption={messages.questions}
          seen={seen}
          filters={[
            {
              id: 'advice',
              label: messages.columns.advice,
              all: messages.allAdvices,
              options: optionsOf(messages.advices, advices),
            },
          ]}
          onOpen={({ id }) => onOpen(String(id))}
          actions={[
            { id: 'look', kind: 'open', onRun: ({ id }) => onOpen(String(id)) },
            ...(isOwn ? [{ id: 'again', label: messages.again, icon: <RotateCcw />, onRun: onAgain }] : []),
          ]}
        />
        <Disclosure summary={messages.help}>
          <Stack gap="2">
            <p>{messages.helpFacility(percentText(1), percentText(veryHard))}</p>
            <p>{messages.helpDiscrimination(formatNumber(-1))}</p>
            <p>{messages.helpAnswered}</p>
          </Stack>
        </Disclosure>
      </Stack>
      {row && !isAgain && (
        <QuestionDialog
          row={row}
          needed={of.needed}
          onAgain={isOwn ? () => onAgain(row) : undefined}
          onClose={onClose}
        />
      )}
      {row && isAgain && (
        <RegradeForm
          key={row.id}
          question={row}
          assessmentId={assessmentId}
          app={app}
          round={together.round}
          onClose={onClose}
          onSaved={() => {
            together.refresh();
            onClose();
          }}
        />
      )}
    </section>
  );
}
