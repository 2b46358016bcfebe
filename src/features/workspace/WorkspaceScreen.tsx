import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type FrameEngine, isFrameEngine } from '#contract/core/tool-engines.ts';
import { modeOf, programSavedMessage, workspaceModes } from '#contract/workspace/workspace.rules.ts';
import type { Workspace, WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import type { WorkspaceMode } from '#machines/workspace/workspace/workspace.types.ts';
import type { WorkspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { pictureFile } from './download-program.ts';
import { loadFrameTexts } from './load-frame-texts.ts';
import { workspaceMessages as messages } from './messages.en.ts';
import { StudioEntry } from './StudioEntry.tsx';
import { ToolStage } from './ToolStage.tsx';
import { useFrameLook } from './use-frame-look.ts';
import { useWorkspace, type WorkspaceResult } from './use-workspace.ts';
import { WorkspaceBar } from './WorkspaceBar.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import type { WorkspaceProps, WorkspaceTarget } from './workspace-props.ts';

// Most visits do not need these.
const TimeLine = lazy(async () => ({ default: (await import('./TimeLine.tsx')).TimeLine }));
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));
const AssetsDialog = lazy(async () => ({ default: (await import('./AssetsDialog.tsx')).AssetsDialog }));

export interface WorkspaceScreenProps {
  readonly app: WorkspaceProps;
  readonly target: WorkspaceTarget;
  /** In a tab of its own. Blocks and paintings run only here; other screens link to it. */
  readonly isStudio: boolean;
  readonly mode: Exclude<WorkspaceMode, 'global'>;
  readonly renderBack: (facts: Workspace | null) => ReactNode;
  readonly renderTask?: ((facts: Workspace) => ReactNode) | undefined;
  /** Adds the program to the work; null: this person hands nothing in. */
  readonly renderHandIn?: ((facts: Workspace, isKept: boolean) => ReactNode) | undefined;
  readonly onShowNewest?: () => void;
  /** True: it is part of another screen, beside comments on the program. */
  readonly isPart?: boolean;
}

/** [CW-01…22] A program in its tool: to write, run, save, compare, restore and hand in, or another person's to view. */
export function WorkspaceScreen(props: WorkspaceScreenProps) {
  const { app, target, isStudio, mode, isPart = false, renderBack, renderTask, renderHandIn } = props;
  const work = useWorkspace({
    ...app,
    target,
    mode,
    onEmitted: (emitted) => {
      if (mode === 'assessment' && emitted.type === 'saved') {
        if (emitted.isAsked)
          send({ type: tellOpener(facts?.workspace_id ?? 0) ? 'opener.told' : 'opener.gone' });
      } else tell(emitted);
    },
  });
  const { view, send, frame, frameRound, hear, program } = work;
  const { look, onFontSize } = useFrameLook(app.person.id);
  const [texts, , retryTexts] = useLoaded(loadFrameTexts);
  const [assets, setAssets] = useState<readonly WorkspaceAsset[] | null>(null);
  const [showsAssets, setShowsAssets] = useState(false);
  const { facts, engine } = view;
  useThingTitle(facts?.project_name ?? '');

  if (view.stage === 'asking')
    return (
      <WorkspaceFrame isPart={isPart} back={renderBack(null)} title={messages.title}>
        <Skeleton label={messages.loading} shape="rows" count={6} />
      </WorkspaceFrame>
    );
  if (view.stage === 'failed' || facts === null)
    return (
      <WorkspaceFrame isPart={isPart} back={renderBack(null)} title={messages.title}>
        {view.failure?.code === 'not_found' ? (
          <EmptyState title={messages.gone} text={messages.goneText} />
        ) : (
          <ErrorState
            title={messages.failed}
            text={view.failure ? failureText(view.failure, failureMessages) : undefined}
            retry={{ label: messages.retry, onRetry: () => send({ type: 'workspace.retry' }) }}
          />
        )}
      </WorkspaceFrame>
    );
  if (view.stage === 'elsewhere' || engine === null)
    return (
      <WorkspaceFrame isPart={isPart} back={renderBack(facts)} title={facts.project_name}>
        <Elsewhere facts={facts} />
      </WorkspaceFrame>
    );
  if (!isStudio && modeOf(engine) === workspaceModes.studio)
    return (
      <WorkspaceFrame
        isPart={isPart}
        back={renderBack(facts)}
        title={facts.project_name}
        text={facts.tool_name}
      >
        <StudioEntry facts={facts}>{renderHandIn?.(facts, facts.head !== null)}</StudioEntry>
      </WorkspaceFrame>
    );
  const shown = assets ?? facts.assets;
  return (
    <WorkspaceFrame
      isPart={isPart}
      back={renderBack(facts)}
      title={facts.project_name}
      text={facts.tool_name}
      bar={
        <WorkspaceBar
          view={view}
          send={send}
          capture={async () => (await frame.current?.capture()) ?? view.context.program}
          picture={async () => (await frame.current?.picture()) ?? null}
          fontSize={look.fontSize}
          onFontSize={onFontSize}
          onAssets={usesPictures(engine) && facts.workspace_id > 0 ? () => setShowsAssets(true) : undefined}
          onShowNewest={props.onShowNewest}
        >
          {view.isOwn && renderHandIn?.(facts, view.keeping === 'kept')}
        </WorkspaceBar>
      }
      aside={renderTask?.(facts)}
    >
      {texts.kind === 'failed' ? (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retryTexts }} />
      ) : texts.kind === 'loaded' ? (
        <ToolStage
          key={frameRound}
          frame={frame}
          view={view}
          engine={engine}
          look={look}
          texts={texts.data}
          program={program}
          assets={shown}
          onHeard={hear}
          onRetry={() => send({ type: 'workspace.retry' })}
          onWithout={() => send({ type: 'program.aside' })}
        />
      ) : (
        <Skeleton label={messages.loading} shape="rows" count={6} />
      )}
      <Suspense fallback={null}>
        {view.versions !== 'closed' && <TimeLine view={view} send={send} />}
        {view.conflict !== 'none' && <ConflictDialog view={view} send={send} />}
        {showsAssets && (
          <AssetsDialog
            workspaceId={facts.workspace_id}
            assets={shown}
            isOwn={view.isOwn}
            picture={
              engine === 'painting' && view.isOwn && view.stage === 'ready'
                ? async () => pictureFile((await frame.current?.picture()) ?? null, facts.project_name)
                : undefined
            }
            onAssets={(change) => setAssets((now) => change(now ?? facts.assets))}
            onClose={() => setShowsAssets(false)}
          />
        )}
      </Suspense>
      <OpenerTold view={view} onOk={() => closeTab(() => send({ type: 'ok.press' }))} />
    </WorkspaceFrame>
  );
}

/** Tools that can show pictures of the workspace. */
const usesPictures = (engine: FrameEngine): boolean => engine === 'html' || engine === 'painting';

/** [CW-21] Messages after a save or restore; automatic saves show none. */
function tell(emitted: WorkspaceResult): void {
  if (emitted.type === 'brought.back')
    alerts.show({ tone: 'success', title: messages.broughtBack(emitted.sequence) });
  else if (emitted.isAsked) alerts.show({ tone: 'success', title: messages.savedAsked });
}

/** [CW-08] Notifies the page of ours that opened this tab; false: there is none. */
function tellOpener(workspaceId: number): boolean {
  // A window of another tab is not an instance of this tab's classes.
  const opener: Window | null = globalThis.opener;
  if (opener === null || opener.closed) return false;
  opener.postMessage({ type: programSavedMessage, workspaceId }, location.origin);
  return true;
}

function closeTab(before: () => void): void {
  before();
  globalThis.close();
}

/** [CW-08, QC-27] */
function OpenerTold({ view, onOk }: { readonly view: WorkspaceView; readonly onOk: () => void }) {
  if (view.told === 'no') return null;
  const isTold = view.told === 'told';
  return (
    <AlertDialog
      open
      tone={isTold ? 'success' : 'warning'}
      title={isTold ? messages.told : messages.alone}
      answers={[{ value: 'ok', label: messages.ok, tone: 'primary' }]}
      onAnswer={onOk}
      onCancel={onOk}
    >
      {null}
    </AlertDialog>
  );
}

/** [QU-57] */
function Elsewhere({ facts }: { readonly facts: Workspace }) {
  if (facts.engine === 'none' && facts.tool_name === '')
    return <EmptyState title={messages.noTool} text={messages.noToolText} />;
  const isHere = isFrameEngine(facts.engine);
  return (
    <EmptyState
      title={messages.elsewhere(facts.tool_name)}
      text={messages.elsewhereText}
      action={
        !isHere &&
        facts.workspaceUrl.startsWith('https://') && (
          <Link href={facts.workspaceUrl} newTab={messages.newTab}>
            {messages.elsewhereOpen}
          </Link>
        )
      }
    />
  );
}
