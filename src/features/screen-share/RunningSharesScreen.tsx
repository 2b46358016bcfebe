import { useState } from 'react';
import { getScreenShareCall } from '#contract/screen-share/calls/get-screen-share.call.ts';
import type { RunningShare } from '#contract/screen-share/share.model.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { shareMessages as messages } from './messages.en.ts';
import { useEndShare } from './use-end-share.ts';

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[2fr 2fr 1fr 1fr auto]' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
  px: { base: '4', sm: '5' },
  py: '3',
  '& button': { justifySelf: 'start' },
});
const quiet = css({ textStyle: 'small', color: 'text.muted' });

const loadShares = async (signal: AbortSignal) => (await call(getScreenShareCall, {}, { signal })).data;

export function RunningSharesScreen({ listen }: { readonly listen: ListenForHints }) {
  const texts = messages.admin;
  const { round, refresh } = useRefresh(listen);
  const [fetched, , retry] = useLoaded(loadShares, round);
  const [asked, setAsked] = useState<RunningShare | null>(null);
  const { busy, end } = useEndShare(texts.ended, () => {
    setAsked(null);
    refresh();
  });
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      {fetched.kind === 'loading' && <Skeleton label={messages.loading} shape="card" />}
      {fetched.kind === 'failed' && (
        <ErrorState title={messages.lost} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {fetched.kind === 'loaded' && fetched.data.length === 0 && <EmptyState title={texts.none} />}
      {fetched.kind === 'loaded' && fetched.data.length > 0 && (
        <Card flush>
          <ul className={list}>
            {fetched.data.map((share) => (
              <li key={share.share_id} className={row}>
                <span>
                  <bdi>{share.host}</bdi>
                </span>
                <span>
                  <bdi>{`${share.group_name} ${share.part_name}`}</bdi>
                </span>
                <span className={quiet}>{texts.startedAt(formatTime(share.started_at))}</span>
                <span className={quiet}>{texts.watching(share.viewers)}</span>
                <Button size="sm" aria-label={texts.endOf(share.host)} onClick={() => setAsked(share)}>
                  {texts.end}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <AlertDialog
        open={asked !== null}
        title={texts.ask}
        tone="warning"
        answers={[
          { value: 'no', label: texts.keep },
          { value: 'yes', label: texts.end, tone: 'danger', busy },
        ]}
        onCancel={() => setAsked(null)}
        onAnswer={(answer) => (answer === 'yes' && asked ? end(asked.share_id) : setAsked(null))}
      >
        {texts.askText(asked?.host ?? '')}
      </AlertDialog>
    </>
  );
}
