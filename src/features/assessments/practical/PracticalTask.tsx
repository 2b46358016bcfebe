import ExternalLink from 'lucide-react/icons/external-link';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { compilerToolListCall } from '#contract/workspace/calls/compiler-tool-list.call.ts';
import { compilerWorkspaceCall } from '#contract/workspace/calls/compiler-workspace.call.ts';
import { examProjectType, examStudioPath, programSavedMessage } from '#contract/workspace/workspace.rules.ts';
import type { Workspace } from '#contract/workspace/workspace.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { QuestionView } from '../QuestionView.tsx';
import { practicalMessages as messages } from './practical-messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

interface PracticalTaskProps {
  readonly assessmentId: number;
  readonly item: ShownAttempt['items'][number];
  /** The text beside the program. The program's own tab saves the program. */
  readonly onAnswer: (answer: QuestionAnswer) => void;
  readonly readOnly?: boolean;
}

/**
 * [CW-07, CW-08, CO-11] A practical question: the task, its workspace in a tab of its own, and the saved program.
 * That tab reports each save to this page.
 */
export function PracticalTask({ assessmentId, item, onAnswer, readOnly = false }: PracticalTaskProps) {
  const { position } = item;
  const [tool, setTool] = useState('');
  const [round, setRound] = useState(0);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const of = { project_type: examProjectType, assessment_id: assessmentId, position };
      const inTool = async (name: string) =>
        (await call(compilerWorkspaceCall, { ...of, tool_name: name }, { signal })).data;
      // Without a tool the server answers with the program that is handed in, in whichever tool it is.
      const [shown, saved] = await Promise.all([inTool(tool), tool === '' ? null : inTool('')]);
      return { shown, other: saved?.head && saved.workspace_id !== shown.workspace_id ? saved : null };
    },
    [assessmentId, position, tool],
  );
  const [workspace, , retry] = useLoaded(load, round);
  useProgramSaved(() => setRound((before) => before + 1));
  const body = item.body.type === 'practical' ? item.body : { type: 'practical' as const, toolId: 0 };
  return (
    <Stack>
      <QuestionView
        question={{ ...item, body }}
        answer={item.answer}
        onAnswer={onAnswer}
        readOnly={readOnly}
      />
      {workspace.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={2} />}
      {workspace.kind === 'failed' &&
        (workspace.code === 'not_found' ? (
          <Banner title={messages.over} />
        ) : (
          <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
        ))}
      {workspace.kind === 'loaded' && (
        <>
          {body.toolId === 0 && !readOnly && (
            <ToolChoice chosen={tool || workspace.data.shown.tool_name} onChoose={setTool} />
          )}
          <Program workspace={workspace.data.shown} other={workspace.data.other} />
        </>
      )}
    </Stack>
  );
}

function Program({
  workspace: { workspace_id: id, tool_name: tool, head, exam },
  other,
}: {
  readonly workspace: Workspace;
  /** The program that is handed in, if it is in another tool. */
  readonly other: Workspace | null;
}) {
  if (id === 0) return tool !== '' && <p className={quiet}>{messages.elsewhere(tool)}</p>;
  const notSaved = other ? messages.notSavedIn(tool) : messages.notSaved;
  return (
    <>
      {exam && exam.feedback !== '' && (
        <Banner tone="warning" title={messages.sentBack} text={exam.feedback} />
      )}
      <div className={line}>
        {/* The studio reports saves to its opener, so the opener is kept; the studio is a page of ours. */}
        <a className={button({ variant: 'primary' })} href={examStudioPath(id)} target="_blank" rel="opener">
          <ExternalLink aria-hidden />
          {tool === '' ? messages.openProgram : messages.openTool(tool)}
        </a>
        <output>{head === null ? notSaved : messages.saved(formatRecent(head.at))}</output>
      </div>
      {other?.head && (
        <Banner
          title={messages.savedElsewhere(other.tool_name, formatRecent(other.head.at))}
          text={messages.savedElsewhereText}
        />
      )}
      <p className={quiet}>{messages.newTab}</p>
    </>
  );
}

const loadTools = async (signal: AbortSignal) => (await call(compilerToolListCall, {}, { signal })).data;

/** For questions that let the student choose the tool. The last saved program is handed in. */
function ToolChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}) {
  const [tools] = useLoaded(loadTools);
  const names = tools.kind === 'loaded' ? tools.data.map(({ tool_name }) => tool_name) : [];
  return (
    <Select
      label={messages.chooseTool}
      hint={messages.chooseToolText}
      options={names.map((name) => ({ value: name, label: name }))}
      value={names.includes(chosen) ? chosen : ''}
      loading={tools.kind === 'loading'}
      onChange={onChoose}
      texts={{ placeholder: messages.chooseToolHint, loading: messages.loading, empty: messages.failed }}
    />
  );
}

/** A program's tab reports that it saved. If it could not, this page asks when it becomes visible again. */
function useProgramSaved(heard: () => void): void {
  const onSaved = useEffectEvent(heard);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener(
      'message',
      ({ origin, data }: MessageEvent<unknown>) => {
        if (origin === location.origin && isSaved(data)) onSaved();
      },
      { signal },
    );
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onSaved(), {
      signal,
    });
    return () => stop.abort();
  }, []);
}

const isSaved = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === programSavedMessage;
