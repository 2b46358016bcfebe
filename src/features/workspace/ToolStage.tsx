import type { RefObject } from 'react';
import { useMemo } from 'react';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { FrameLook, FromFrame } from '#contract/workspace/frame-messages.ts';
import type { FrameTexts } from '#contract/workspace/frame-texts.ts';
import type { Program } from '#contract/workspace/program.ts';
import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import type { WorkspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { css } from '#styled/css';
import { workspaceMessages as messages } from './messages.en.ts';
import { ToolFrame, type ToolFrameHandle } from './ToolFrame.tsx';

const loading = css({ p: '4', textStyle: 'small', color: 'text.muted' });

interface ToolStageProps {
  readonly frame: RefObject<ToolFrameHandle | null>;
  readonly view: WorkspaceView;
  readonly engine: FrameEngine;
  readonly look: FrameLook;
  readonly texts: FrameTexts;
  readonly program: () => Program | null;
  readonly assets: readonly WorkspaceAsset[];
  readonly onHeard: (message: FromFrame) => void;
  readonly onRetry: () => void;
  /** Opens the tool without a program that it cannot read. */
  readonly onWithout?: (() => void) | undefined;
}

export function ToolStage({
  frame,
  view,
  engine,
  look,
  texts,
  program,
  assets,
  onHeard,
  onRetry,
  onWithout,
}: ToolStageProps) {
  const tool = view.facts?.tool_name || messages.tools[engine];
  // The page has an opaque origin, so relative addresses do not work there.
  const given = useMemo(
    () => assets.map(({ name, asset_url }) => ({ name, url: new URL(asset_url, location.origin).href })),
    [assets],
  );
  if (view.stage === 'broken')
    return (
      <ErrorState
        title={view.isProgramBroken ? messages.damaged : messages.broken}
        text={view.isProgramBroken ? messages.damagedText : messages.brokenText}
        retry={{ label: messages.loadAgain, onRetry }}
        more={
          view.isProgramBroken && onWithout && <Button onClick={onWithout}>{messages.openWithout}</Button>
        }
      />
    );
  return (
    <>
      {view.stage === 'opening' && <output className={loading}>{messages.opening(tool)}</output>}
      <ToolFrame
        ref={frame}
        engine={engine}
        title={messages.frameTitle(tool)}
        look={look}
        texts={texts}
        program={program}
        isReadOnly={view.isReadOnly}
        assets={given}
        onHeard={onHeard}
      />
    </>
  );
}
