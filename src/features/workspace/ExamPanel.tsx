import { useCallback, useEffect, useState } from 'react';
import { getStudentWorkspaceCall } from '#contract/workspace/calls/get-student-workspace.call.ts';
import type { ExamTask } from '#contract/workspace/workspace.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { css } from '#styled/css';
import { workspaceMessages as messages } from './messages.en.ts';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexShrink: '0',
  width: { base: 'full', lg: 'task.beside' },
  maxHeight: { base: 'task.above', lg: 'full' },
  overflowY: 'auto',
  p: '3',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
});
const title = css({ textStyle: 'subsection' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const time = css({ textStyle: 'label' });

interface ExamPanelProps {
  readonly workspaceId: number;
  readonly exam: ExamTask;
  /** Hears of changed times. */
  readonly listen: ListenForHints;
}

export function ExamPanel({ workspaceId, exam, listen }: ExamPanelProps) {
  const { round } = useRefresh(listen);
  const load = useCallback(
    async (signal: AbortSignal, asked: number) =>
      asked === 0
        ? exam
        : ((await call(getStudentWorkspaceCall, { workspace_id: workspaceId }, { signal })).data.exam ??
          exam),
    [workspaceId, exam],
  );
  const [loaded] = useLoaded(load, round);
  const shown = loaded.kind === 'loaded' ? loaded.data : exam;
  return (
    <aside className={panel} aria-label={messages.examTask}>
      <h2 className={title}>{messages.examTask}</h2>
      <TimeLeft key={shown.ends_at} exam={shown} />
      {shown.feedback !== '' && <Banner tone="warning" title={messages.sentBack} text={shown.feedback} />}
      <p className={words} dir="auto">
        {shown.prompt}
      </p>
    </aside>
  );
}

/** Milliseconds. */
const minute = 60_000;
/** Minutes left at which screen readers are told. */
const told = [10, 5, 1, 0];

/** Follows the server's clock, because this computer's may be wrong. */
function TimeLeft({ exam: { now, ends_at } }: { readonly exam: ExamTask }) {
  const [left, setLeft] = useState(ends_at - now);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLeft(ends_at - now - (performance.now() - begun)), 1000);
    return () => clearInterval(timer);
  }, [now, ends_at]);
  const minutes = Math.floor(left / minute);
  const text =
    left <= 0 ? messages.timeOver : minutes === 0 ? messages.lastMinute : messages.timeLeft(minutes);
  return (
    <p className={time} role="timer" aria-live={told.includes(minutes) || left <= 0 ? 'polite' : 'off'}>
      {text}
    </p>
  );
}
