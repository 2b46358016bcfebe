import { useEffect, useState } from 'react';
import { getCalendarFeedCall } from '#contract/calendar/calls/get-calendar-feed.call.ts';
import { makeCalendarFeedCall } from '#contract/calendar/calls/make-calendar-feed.call.ts';
import { revokeCalendarFeedCall } from '#contract/calendar/calls/revoke-calendar-feed.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { type Feed, FeedFacts } from './FeedFacts.tsx';
import { messages } from './messages.en.ts';

type Loaded = Feed | 'loading' | 'failed';
type Question = 'renew' | 'off';

export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const [feed, setFeed] = useState<Loaded>('loading');
  const [question, setQuestion] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (feed !== 'loading') return;
    const leaving = new AbortController();
    loadFeed(leaving.signal).then(setFeed, () => leaving.signal.aborted || setFeed('failed'));
    return () => leaving.abort();
  }, [feed]);
  const change = async (act: () => Promise<Feed>) => {
    setBusy(true);
    try {
      setFeed(await act());
    } catch (error) {
      const refused = error instanceof CallFailed && error.kind !== 'unauthorized';
      alerts.show({ tone: 'error', title: refused ? error.information : messages.notDone });
    }
    setBusy(false);
    setQuestion(null);
  };
  const isOn = typeof feed === 'object' && feed.madeAt !== '';
  return (
    <Dialog
      open
      size="password"
      title={messages.title}
      closeLabel={messages.close}
      onRequestClose={onClose}
      footer={
        <>
          {isOn && (
            <Button disabled={busy} onClick={() => setQuestion('off')}>
              {messages.off}
            </Button>
          )}
          {isOn && (
            <Button disabled={busy} onClick={() => setQuestion('renew')}>
              {messages.renew}
            </Button>
          )}
          {typeof feed === 'object' && !isOn && (
            <Button variant="primary" busy={busy} onClick={() => void change(makeFeed)}>
              {messages.make}
            </Button>
          )}
        </>
      }
    >
      {feed === 'loading' && <Skeleton label={messages.loading} count={3} />}
      {feed === 'failed' && (
        <ErrorState
          title={messages.failed}
          retry={{ label: messages.retry, onRetry: () => setFeed('loading') }}
        />
      )}
      {typeof feed === 'object' && <FeedFacts feed={feed} />}
      {question !== null && (
        <AlertDialog
          open
          tone="warning"
          title={question === 'renew' ? messages.renewTitle : messages.offTitle}
          answers={[
            { value: 'keep', label: messages.keep },
            {
              value: 'do',
              label: question === 'renew' ? messages.renew : messages.off,
              tone: question === 'renew' ? 'primary' : 'danger',
              busy,
            },
          ]}
          onAnswer={(answer) => {
            if (answer === 'keep') setQuestion(null);
            else void change(question === 'renew' ? makeFeed : switchOff);
          }}
          onCancel={() => setQuestion(null)}
        >
          {question === 'renew' ? messages.renewText : messages.offText}
        </AlertDialog>
      )}
    </Dialog>
  );
}

async function loadFeed(signal: AbortSignal): Promise<Feed> {
  const { data } = await call(getCalendarFeedCall, {}, { signal });
  return { madeAt: data.made_at, readAt: data.read_at, address: null };
}

async function makeFeed(): Promise<Feed> {
  const { data } = await call(makeCalendarFeedCall, {});
  return { madeAt: data.made_at, readAt: '', address: addressOf(data.path) };
}

/** The address has no language: notices come in the reader's screen language, which can change. */
const addressOf = (path: string) => new URL(path, location.origin).href;

async function switchOff(): Promise<Feed> {
  await call(revokeCalendarFeedCall, {});
  alerts.show({ tone: 'success', title: messages.isOff });
  return { madeAt: '', readAt: '', address: null };
}
