import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { completedPracticalAssessmentAnswerCall } from '#contract/assessments/calls/completed-practical-assessment-answer.call.ts';
import { getRubricsDataCall } from '#contract/assessments/calls/get-rubrics-data.call.ts';
import type { PracticalAnswer } from '#contract/assessments/practical.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { AssessmentProps } from '../assessments-props.ts';
import { type Desk, PracticalMarks, type RenderRubric } from './PracticalMarks.tsx';
import type { PracticalKey } from './PracticalsScreen.tsx';
import { practicalMessages as messages } from './practical-messages.en.ts';

const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 3fr) minmax(18rem, 2fr)]' },
});
const side = css({ display: 'grid', gap: '4', minWidth: '0' });
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const image = css({ maxWidth: 'full', height: 'auto', borderRadius: 'sm' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface PracticalDeskProps {
  readonly app: Pick<AssessmentProps, 'person' | 'sessionLive'>;
  readonly of: PracticalKey;
  readonly renderProgram: (workspaceId: number, sequence: number) => ReactNode;
  readonly renderRubric: RenderRubric;
  /** null: nothing waits any more. */
  readonly onMoved: (next: PracticalKey | null) => void;
  readonly onMoreTime: (studentId: number) => void;
  readonly onBack: () => void;
}

/** [CE-02] One practical answer: the running program beside its rubric. */
export function PracticalDesk({
  app,
  of,
  renderProgram,
  renderRubric,
  onMoved,
  onMoreTime,
  onBack,
}: PracticalDeskProps) {
  const { attemptId, position } = of;
  const load = useCallback(
    async (signal: AbortSignal): Promise<Desk> => {
      const [work, rubrics] = await Promise.all([
        call(completedPracticalAssessmentAnswerCall, { attempt_id: attemptId, position }, { signal }),
        call(getRubricsDataCall, {}, { signal }),
      ]);
      return { work: work.data, rubrics: rubrics.data };
    },
    [attemptId, position],
  );
  const [desk, , retry] = useLoaded(load);
  if (desk.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (desk.kind === 'failed')
    return desk.code === 'not_found' ? (
      <EmptyState
        title={messages.gone}
        text={messages.goneText}
        action={<Button onClick={onBack}>{messages.back}</Button>}
      />
    ) : (
      <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
    );
  const { work } = desk.data;
  const value = work.answer?.type === 'practical' ? work.answer : null;
  return (
    <Stack>
      <DeskHead work={work} onBack={onBack} />
      <div className={columns}>
        <div className={side}>
          {value && value.workspaceId > 0 ? (
            renderProgram(value.workspaceId, value.programSequence)
          ) : (
            <Card title={messages.program}>
              <p className={quiet}>{messages.nothing}</p>
            </Card>
          )}
          {value && value.text !== '' && (
            <Card title={messages.words}>
              <p className={words} dir="auto">
                {value.text}
              </p>
            </Card>
          )}
        </div>
        <div className={side}>
          <Card title={messages.points}>
            <PracticalMarks
              app={app}
              desk={desk.data}
              renderRubric={renderRubric}
              onMoved={onMoved}
              onMoreTime={onMoreTime}
            />
          </Card>
          <Card title={messages.task}>
            <Stack>
              <p className={words} dir="auto">
                {work.prompt}
              </p>
              {work.picture && (
                <img className={image} src={`/files/${work.picture.fileId}`} alt={work.picture.words} />
              )}
              {work.model_answer !== '' && (
                <>
                  <h3>{messages.modelAnswer}</h3>
                  <p className={words} dir="auto">
                    {work.model_answer}
                  </p>
                </>
              )}
            </Stack>
          </Card>
        </div>
      </div>
    </Stack>
  );
}

const tones = { waiting: 'info', marked: 'success', sent_back: 'warning' } as const;

/** The focus starts at the student's name. */
function DeskHead({ work, onBack }: { readonly work: PracticalAnswer; readonly onBack: () => void }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <PageHeader
          title={work.student_name}
          text={work.assessment_name}
          actions={<Button onClick={onBack}>{messages.back}</Button>}
        />
      </div>
      <div className={facts}>
        <Badge tone={tones[work.state]}>{messages.states[work.state]}</Badge>
        {work.is_late === 1 && <Badge tone="warning">{messages.late}</Badge>}
        <span className={quiet}>{messages.handedInAt(formatMoment(work.handed_in_at))}</span>
        {work.number > 1 && <span className={quiet}>{messages.attempt(work.number)}</span>}
        <span className={quiet}>{messages.waiting(work.waiting)}</span>
      </div>
      {work.reason !== 'student' && <Banner title={messages.byTime} />}
    </>
  );
}
