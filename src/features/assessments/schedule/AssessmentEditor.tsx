import { useCallback } from 'react';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { AssessmentProps } from '../assessments-props.ts';
import { copyOf } from './copy-schedule.ts';
import { loadChoices, loadSchedule } from './load-schedule.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

interface AssessmentEditorProps {
  readonly app: Pick<AssessmentProps, 'person' | 'sessionLive' | 'listen' | 'onBack'>;
  /** The changed assessment; 0: a new one. */
  readonly assessmentId: number;
  /** The assessment to copy; 0: none. */
  readonly copiedId: number;
  readonly onSaved: (assessmentId: number) => void;
}

/** [CE-01] Loads the form's options first, because a draft without them would lose its choices. */
export function AssessmentEditor({ app, assessmentId, copiedId, onSaved }: AssessmentEditorProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const id = assessmentId || copiedId;
      const [choices, schedule] = await Promise.all([
        loadChoices(signal),
        id === 0 ? null : loadSchedule(id, signal),
      ]);
      return { choices, schedule };
    },
    [assessmentId, copiedId],
  );
  // A student may start, or a colleague may add a topic, while the form is open.
  const { round } = useRefresh(app.listen);
  const [loaded, , retry] = useLoaded(load, round);
  if (loaded.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={8} />;
  if (loaded.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  const { choices, schedule } = loaded.data;
  const isCopy = assessmentId === 0 && schedule !== null;
  return (
    <ScheduleForm
      schedule={isCopy ? null : schedule}
      start={isCopy ? { of: `copy-${copiedId}`, ...copyOf(schedule) } : null}
      choices={choices}
      app={app}
      onSaved={onSaved}
      onBack={app.onBack}
    />
  );
}
