import ArrowLeft from 'lucide-react/icons/arrow-left';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { studioPath } from '#contract/workspace/workspace.rules.ts';
import type { VersionFacts } from '#contract/workspace/workspace.wire.ts';
import type { WorkspaceEvent } from '#machines/workspace/workspace/workspace.types.ts';
import type { WorkspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { CodeDifference } from './CodeDifference.tsx';
import { workspaceMessages as messages } from './messages.en.ts';

const list = css({ display: 'grid', gap: '1', listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[1fr auto]',
  alignItems: 'center',
  gap: '2',
  py: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const name = css({ textStyle: 'label' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const tones = {
  auto: 'neutral',
  save: 'info',
  run: 'neutral',
  submit: 'success',
  restore: 'brand',
  start_over: 'warning',
} as const;

interface TimeLineProps {
  readonly view: WorkspaceView;
  readonly send: (event: WorkspaceEvent) => void;
}

export function TimeLine({ view, send }: TimeLineProps) {
  const { looked, versions } = view.context;
  const [isAsking, setAsking] = useState(false);
  const isBusy = view.versions === 'moving';
  const waits = waitsOf(view.keeping);
  const close = () => send({ type: 'versions.close' });
  return (
    <Drawer
      open
      title={messages.timeLine}
      closeLabel={messages.close}
      onRequestClose={close}
      footer={
        view.isOwn && (
          <div className={buttons}>
            {looked ? (
              <Button
                variant="primary"
                icon={<History />}
                // A version that has not loaded yet cannot be restored.
                busy={isBusy || view.versions === 'reading'}
                disabledReason={waits}
                onClick={() => send({ type: 'version.restore' })}
              >
                {messages.bringBack}
              </Button>
            ) : (
              versions.length > 0 && (
                <Button busy={isBusy} disabledReason={waits} onClick={() => setAsking(true)}>
                  {messages.startOver}
                </Button>
              )
            )}
          </div>
        )
      }
    >
      <Stack>
        {view.refusal && view.versions !== 'failed' && (
          <Banner tone="danger" title={failureText(view.refusal, failureMessages)} announce="assertive" />
        )}
        {looked ? (
          <Looked view={view} version={looked.version} send={send} />
        ) : (
          <Versions view={view} send={send} />
        )}
      </Stack>
      <AlertDialog
        open={isAsking}
        title={messages.startOverAsk}
        answers={[
          { value: 'stay', label: messages.cancel },
          { value: 'go', label: messages.startOver, tone: 'danger' },
        ]}
        onAnswer={(answer) => {
          setAsking(false);
          if (answer === 'go') send({ type: 'start.over' });
        }}
        onCancel={() => setAsking(false)}
      >
        {messages.startOverText}
      </AlertDialog>
    </Drawer>
  );
}

/** Why no version can be restored now: the editor has unsaved content. */
function waitsOf(keeping: WorkspaceView['keeping']): string | undefined {
  if (keeping === 'kept' || keeping === 'emptied' || keeping === 'nothingYet') return undefined;
  return keeping === 'unsaved' || keeping === 'saving' ? messages.bringBackWaits : messages.bringBackUnsaved;
}

function Versions({ view, send }: TimeLineProps) {
  const { versions, total, facts: workspace } = view.context;
  if (view.versions === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (view.versions === 'failed')
    return (
      <Banner
        tone="danger"
        title={messages.notListed}
        text={view.refusal ? failureText(view.refusal, failureMessages) : undefined}
        action={
          <Button size="sm" onClick={() => send({ type: 'versions.retry' })}>
            {messages.retry}
          </Button>
        }
      />
    );
  if (versions.length === 0) return <EmptyState title={messages.noVersions} />;
  return (
    <>
      <p className={quiet}>{messages.versions(total)}</p>
      <ol className={list} reversed aria-label={messages.timeLine}>
        {versions.map((version) => (
          <li
            key={version.sequence}
            className={row}
            aria-current={version.sequence === workspace?.head?.sequence}
          >
            <div>
              <p className={name}>{formatMoment(version.at)}</p>
              <p className={facts}>
                <Badge tone={tones[version.kind]}>{messages.versionKinds[version.kind]}</Badge>
                <span className={quiet}>{factsOf(version)}</span>
              </p>
            </div>
            <Button
              size="sm"
              aria-label={messages.lookAt(version.sequence)}
              onClick={() => send({ type: 'version.look', sequence: version.sequence })}
            >
              {messages.look}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}

const factsOf = ({ device, size }: VersionFacts): string =>
  [isolate(formatSize(size)), device === '' ? '' : messages.onDevice(device)]
    .filter((part) => part !== '')
    .join(' · ');

interface LookedProps extends TimeLineProps {
  readonly version: VersionFacts;
}

function Looked({ view, version, send }: LookedProps) {
  const { looked, program, facts: workspace } = view.context;
  return (
    <>
      <div>
        <Button
          size="sm"
          icon={<ArrowLeft className="rtl-flip" />}
          onClick={() => send({ type: 'version.back' })}
        >
          {messages.lookBack}
        </Button>
      </div>
      <p className={name}>{messages.ofVersion(version.sequence, formatMoment(version.at))}</p>
      {version.sha256 !== '' && workspace && (
        <p>
          <Link href={studioPath(workspace.workspace_id, version.sequence)} newTab={messages.newTab}>
            {messages.lookAt(version.sequence)}
          </Link>
        </p>
      )}
      <h3 className={name}>{messages.changes}</h3>
      {view.versions === 'reading' ? (
        <Skeleton label={messages.loading} shape="rows" count={4} />
      ) : (
        <CodeDifference here={program} there={looked?.program ?? null} />
      )}
    </>
  );
}
