import type { SnapshotFrom } from 'xstate';
import type { projectUploadMachine } from '#machines/works/project-upload/project-upload.machine.ts';
import type { ProjectUploadEvent } from '#machines/works/project-upload/project-upload.types.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { worksMessages as messages } from './messages.en.ts';

interface WorkNoticesProps {
  readonly snapshot: SnapshotFrom<typeof projectUploadMachine>;
  readonly send: (event: ProjectUploadEvent) => void;
}

/** [ER-10, QU-27] The result of a save, and what to do next. */
export function WorkNotices({ snapshot, send }: WorkNoticesProps) {
  const { problem, failure } = snapshot.context;
  const press = (label: string, event: ProjectUploadEvent) => (
    <Button size="sm" onClick={() => send(event)}>
      {label}
    </Button>
  );
  if (snapshot.matches({ open: { work: 'warned' } }))
    return (
      <Banner
        tone="warning"
        title={messages.warning}
        text={failure?.information ?? undefined}
        announce="assertive"
        action={press(messages.goOn, { type: 'form.edit' })}
      />
    );
  if (snapshot.matches({ open: { work: 'failed' } }))
    return (
      <Banner
        tone="danger"
        title={messages.error}
        announce="assertive"
        action={press(messages.goOn, { type: 'form.edit' })}
      />
    );
  if (snapshot.matches({ open: { work: 'unsent' } }))
    return (
      <Banner
        tone="offline"
        title={messages.unsent}
        announce="assertive"
        action={press(messages.retry, { type: 'form.retry' })}
      />
    );
  if (snapshot.matches({ open: { work: 'signedOut' } }))
    return <Banner tone="warning" title={messages.signedOut} announce="assertive" />;
  if (snapshot.matches({ open: { work: 'stale' } }))
    return (
      <Banner
        tone="warning"
        title={messages.stale}
        announce="assertive"
        action={
          <>
            {press(messages.keepMine, { type: 'conflict.keep_mine' })}
            {press(messages.takeTheirs, { type: 'conflict.take_theirs' })}
          </>
        }
      />
    );
  if (failure && !snapshot.matches({ open: { paste: 'notSent' } }))
    return (
      <Banner
        tone="danger"
        title={messages.error}
        text={failure.information ?? undefined}
        announce="assertive"
      />
    );
  return problem && <Banner tone="warning" title={messages.problems[problem]} announce="assertive" />;
}
