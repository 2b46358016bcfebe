import type { WorkspaceEvent } from '#machines/workspace/workspace/workspace.types.ts';
import type { WorkspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { CodeDifference } from './CodeDifference.tsx';
import { workspaceMessages as messages } from './messages.en.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface ConflictDialogProps {
  readonly view: WorkspaceView;
  readonly send: (event: WorkspaceEvent) => void;
}

/** Two devices saved different programs. The user must choose to close the dialog; every choice keeps both versions. */
export function ConflictDialog({ view, send }: ConflictDialogProps) {
  const { theirs, program } = view.context;
  const isAsked = view.conflict === 'asked' || view.conflict === 'comparing';
  return (
    <Dialog
      open
      size="project"
      title={messages.conflictTitle}
      footer={
        isAsked && (
          <div className={buttons}>
            <Button
              aria-expanded={view.conflict === 'comparing'}
              onClick={() =>
                send({ type: view.conflict === 'comparing' ? 'conflict.back' : 'conflict.compare' })
              }
            >
              {view.conflict === 'comparing' ? messages.compareBack : messages.compare}
            </Button>
            <Button onClick={() => send({ type: 'conflict.keep_mine' })}>{messages.keepMine}</Button>
            <Button variant="primary" onClick={() => send({ type: 'conflict.keep_theirs' })}>
              {messages.keepTheirs}
            </Button>
          </div>
        )
      }
    >
      {view.conflict === 'loading' && <Skeleton label={messages.loading} shape="rows" count={3} />}
      {view.conflict === 'unknown' && (
        <Banner
          tone="danger"
          title={view.refusal ? failureText(view.refusal, failureMessages) : messages.failed}
          announce="assertive"
          action={
            <Button size="sm" onClick={() => send({ type: 'save.retry' })}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {isAsked && (
        <Stack>
          {theirs && <p>{messages.conflictText(theirs.version.device, formatMoment(theirs.version.at))}</p>}
          <p className={quiet}>{messages.keepsBoth}</p>
          {view.conflict === 'comparing' && <CodeDifference here={program} there={theirs?.program ?? null} />}
        </Stack>
      )}
    </Dialog>
  );
}
