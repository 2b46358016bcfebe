import CodeXml from 'lucide-react/icons/code-xml';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import ImageDown from 'lucide-react/icons/image-down';
import Images from 'lucide-react/icons/images';
import Play from 'lucide-react/icons/play';
import Save from 'lucide-react/icons/save';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import type { Program } from '#contract/workspace/program.ts';
import type { WorkspaceEvent } from '#machines/workspace/workspace/workspace.types.ts';
import type { WorkspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LateMenu } from '#src/ui/LateMenu.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { css } from '#styled/css';
import { downloadPicture, downloadProgram } from './download-program.ts';
import { workspaceMessages as messages } from './messages.en.ts';
import { SaveState } from './SaveState.tsx';
import { codeSizes } from './use-frame-look.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  gap: '2',
});
/** On a phone the button shows only its icon, because the word does not fit beside it. */
const moreWord = css({ smDown: { srOnly: true } });
const note = css({ flexBasis: 'full', textStyle: 'small', color: 'text.muted', textAlign: { md: 'end' } });

interface WorkspaceBarProps {
  readonly view: WorkspaceView;
  readonly send: (event: WorkspaceEvent) => void;
  readonly capture: () => Promise<Program | null>;
  readonly picture: () => Promise<Uint8Array | null>;
  readonly fontSize: number;
  readonly onFontSize: (size: number) => void;
  /** [CW-01] For web pages and paintings. */
  readonly onAssets: (() => void) | undefined;
  readonly onShowNewest: (() => void) | undefined;
  readonly children: ReactNode;
}

/** [CW-01] Save Program (also Ctrl+S), Trigger Run, Send Code to Editor, assets, and the save state. */
export function WorkspaceBar(props: WorkspaceBarProps) {
  const { view, send, capture, picture, fontSize, onFontSize, onAssets, onShowNewest, children } = props;
  const { facts, engine } = view;
  const isRunning = view.run !== 'idle';
  const isReady = view.stage === 'ready';
  /** Kept on this device, and nobody may save it any more. */
  const isStuck = view.keeping === 'closed';
  const waits = isReady ? undefined : messages.opening(facts?.tool_name ?? '');
  const hasText = engine === 'html' || engine === 'python';
  const items: MenuItem<string>[] = [
    ...(view.isOwn ? [{ id: 'send', label: messages.send, icon: <CodeXml /> }] : []),
    ...(onAssets ? [{ id: 'assets', label: messages.assets, icon: <Images /> }] : []),
    { id: 'download', label: messages.download, icon: <Download /> },
    ...(engine === 'painting' && isReady
      ? [{ id: 'picture', label: messages.downloadPicture, icon: <ImageDown /> }]
      : []),
    ...(hasText
      ? codeSizes.map((size) => ({
          id: `size ${size}`,
          kind: 'radio' as const,
          group: messages.fontSize,
          label: messages.pixels(size),
          checked: size === fontSize,
        }))
      : []),
  ];
  const download = async () =>
    downloadProgram(await capture(), facts?.project_name ?? messages.title, engine);
  const downloadAsPicture = async () =>
    downloadPicture(await picture(), facts?.project_name ?? messages.title);
  const choose = (id: string) => {
    if (id === 'send') send({ type: 'code.send' });
    else if (id === 'assets') onAssets?.();
    else if (id === 'download') void download();
    else if (id === 'picture') void downloadAsPicture();
    else onFontSize(Number(id.slice('size '.length)));
  };
  return (
    <div className={bar}>
      {facts && facts.closed !== '' && (
        <p className={note}>
          {facts.closed !== 'read_only'
            ? messages.closed[facts.closed]
            : engine === 'painting'
              ? messages.lookOnly(facts.student_name)
              : messages.closed.read_only(facts.student_name)}
        </p>
      )}
      {facts?.shown && facts.shown.sequence !== facts.head?.sequence && (
        <p className={note}>
          {messages.ofVersion(facts.shown.sequence, formatMoment(facts.shown.at))}{' '}
          {onShowNewest && (
            <Button size="sm" onClick={onShowNewest}>
              {messages.newest}
            </Button>
          )}
        </p>
      )}
      {(view.isOwn || isStuck) && isReady && (
        <SaveState
          view={view}
          onRetry={() => send({ type: 'save.retry' })}
          onDrop={() => send({ type: 'copy.drop' })}
        />
      )}
      {isStuck && (
        <Button icon={<Download />} onClick={() => void download()}>
          {messages.download}
        </Button>
      )}
      {hasText &&
        (isRunning ? (
          <Button
            icon={<Square />}
            busy={view.run === 'stopping'}
            onClick={() => send({ type: 'stop.press' })}
          >
            {messages.stop}
          </Button>
        ) : (
          <Button icon={<Play />} disabledReason={waits} onClick={() => send({ type: 'run.press' })}>
            {messages.run}
          </Button>
        ))}
      {view.isOwn && !isStuck && (
        <Button
          variant="primary"
          icon={<Save />}
          disabledReason={waits}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => send({ type: 'save.press' })}
        >
          {messages.save}
        </Button>
      )}
      {facts && facts.workspace_id > 0 && (
        <Button icon={<History />} disabledReason={waits} onClick={() => send({ type: 'versions.open' })}>
          {messages.timeLine}
        </Button>
      )}
      {children}
      <LateMenu
        label={messages.more}
        renderButton={(onPress, isWaiting) => (
          <Button icon={<Ellipsis />} aria-haspopup="menu" busy={isWaiting} onClick={onPress}>
            <span className={moreWord}>{messages.more}</span>
          </Button>
        )}
        isRare
        onFailed={() => alerts.show({ tone: 'error', title: failureMessages.unreachable })}
        items={items}
        onSelect={choose}
      />
    </div>
  );
}
