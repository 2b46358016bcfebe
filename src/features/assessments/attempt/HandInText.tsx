import { useCallback } from 'react';
import { getAttemptCall } from '#contract/assessments/calls/get-attempt.call.ts';
import { getStudentWorkspaceCall } from '#contract/workspace/calls/get-student-workspace.call.ts';
import { openQuestions } from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import type { AttemptContext } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { practicalMessages } from '../practical/practical-messages.en.ts';
import { attemptMessages as messages } from './attempt-messages.en.ts';

interface HandInTextProps {
  readonly attemptId: number;
  readonly context: Pick<AttemptContext, 'paper' | 'crossed'>;
  /** Some question asks for a program. Its own tab saves it, so this page does not know of it. */
  readonly hasPrograms: boolean;
}

/** What the student reads before they hand in: the questions without an answer, and the programs that are handed in. */
export function HandInText({ attemptId, context, hasPrograms }: HandInTextProps) {
  const load = useCallback(
    (signal: AbortSignal) => (hasPrograms ? programsOf(attemptId, signal) : Promise.resolve([])),
    [attemptId, hasPrograms],
  );
  const [loaded] = useLoaded(load);
  if (hasPrograms && loaded.kind === 'loading') return <p>{practicalMessages.loading}</p>;
  const programs = loaded.kind === 'loaded' ? loaded.data : [];
  const open = openQuestions(context).filter((position) =>
    programs.every((program) => program.position !== position),
  );
  return (
    <>
      <p>
        {open.length === 0 ? messages.handInAll : messages.handInOpen(open.length, listed(open))}{' '}
        {context.crossed.length > 0 &&
          messages.handInCrossed(listed(context.crossed.map(({ position }) => position)))}
      </p>
      {programs.map(({ position, tool, at }) => (
        <p key={position}>{practicalMessages.handsIn(formatNumber(position), tool, formatRecent(at))}</p>
      ))}
    </>
  );
}

const listed = (positions: readonly number[]): string =>
  positions.map((position) => formatNumber(position)).join(', ');

async function programsOf(attemptId: number, signal: AbortSignal) {
  const { data } = await call(getAttemptCall, { attempt_id: attemptId }, { signal });
  const programs = await Promise.all(
    data.items.map(async ({ position, answer }) => {
      if (answer?.type !== 'practical' || answer.workspaceId === 0) return [];
      const of = { workspace_id: answer.workspaceId, sequence: answer.programSequence };
      const { tool_name: tool, shown } = (await call(getStudentWorkspaceCall, of, { signal })).data;
      return shown ? [{ position, tool, at: shown.at }] : [];
    }),
  );
  return programs.flat();
}
