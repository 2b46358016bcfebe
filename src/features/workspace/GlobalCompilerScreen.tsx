import { useMachine } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FrameEngine, frameEngines, isTextEngine } from '#contract/core/tool-engines.ts';
import type { FromFrame } from '#contract/workspace/frame-messages.ts';
import { workspaceMachine } from '#machines/workspace/workspace/workspace.machine.ts';
import { workspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { downloadProgram } from './download-program.ts';
import { loadFrameTexts } from './load-frame-texts.ts';
import { workspaceMessages as messages } from './messages.en.ts';
import type { ToolFrameHandle } from './ToolFrame.tsx';
import { ToolStage } from './ToolStage.tsx';
import { useFrameLook } from './use-frame-look.ts';
import { eventOf } from './use-workspace.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

interface GlobalCompilerProps {
  readonly engine: FrameEngine;
  readonly onEngine: (engine: FrameEngine) => void;
  readonly back: ReactNode;
}

/** [RT-08] A tool for everybody, signed in or not. It asks the server nothing and saves nothing. */
export function GlobalCompilerScreen({ engine, onEngine, back }: GlobalCompilerProps) {
  return <OneTool key={engine} engine={engine} onEngine={onEngine} back={back} />;
}

const nobody = 0;

function OneTool({ engine, onEngine, back }: GlobalCompilerProps) {
  const [snapshot, send, actor] = useMachine(workspaceMachine, {
    input: { mode: 'global', personId: nobody, engine },
  });
  const view = workspaceView(snapshot);
  const frame = useRef<ToolFrameHandle>(null);
  const [round, setRound] = useState(0);
  const { look } = useFrameLook(nobody);
  const [texts, , retry] = useLoaded(loadFrameTexts);
  // The program is lost with the page; until then a reloaded frame gets it again, and it can be downloaded.
  const kept = useRef(snapshot.context.program);
  useEffect(() => {
    const said = actor.on('say', ({ message }) => frame.current?.say(message));
    const reloaded = actor.on('reload', () => setRound((before) => before + 1));
    return () => {
      said.unsubscribe();
      reloaded.unsubscribe();
    };
  }, [actor]);
  const hear = (message: FromFrame) => {
    if (message.type === 'changed') kept.current = message.program;
    else if (message.type === 'touched') frame.current?.say({ type: 'capture', id: 0 });
    else if (message.type === 'captured') kept.current = message.program;
    const event = eventOf(message);
    if (event) send(event);
  };
  const download = async () => {
    const program = (await frame.current?.capture()) ?? null;
    await downloadProgram(program, messages.tools[engine], engine);
  };
  const isRunning = view.run !== 'idle';
  return (
    <WorkspaceFrame
      back={back}
      title={messages.globalTitle}
      text={messages.globalText}
      bar={
        <>
          <Select
            label={messages.tool}
            options={frameEngines.map((value) => ({ value, label: messages.tools[value] }))}
            value={engine}
            onChange={(value) => {
              const chosen = frameEngines.find((each) => each === value);
              if (chosen) onEngine(chosen);
            }}
            texts={{ placeholder: messages.tool, loading: messages.loading, empty: messages.noTool }}
          />
          {isTextEngine(engine) &&
            (isRunning ? (
              <Button
                icon={<Square />}
                busy={view.run === 'stopping'}
                onClick={() => send({ type: 'stop.press' })}
              >
                {messages.stop}
              </Button>
            ) : (
              <Button
                variant="primary"
                icon={<Play />}
                disabledReason={view.stage === 'ready' ? undefined : messages.opening(messages.tools[engine])}
                onClick={() => send({ type: 'run.press' })}
              >
                {messages.run}
              </Button>
            ))}
          <Button icon={<Download />} onClick={() => void download()}>
            {messages.download}
          </Button>
        </>
      }
    >
      {texts.kind === 'loaded' ? (
        <ToolStage
          key={round}
          frame={frame}
          view={view}
          engine={engine}
          look={look}
          texts={texts.data}
          program={() => kept.current}
          assets={[]}
          onHeard={hear}
          onRetry={() => send({ type: 'workspace.retry' })}
        />
      ) : texts.kind === 'failed' ? (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      ) : (
        <Skeleton label={messages.loading} shape="rows" count={6} />
      )}
    </WorkspaceFrame>
  );
}
