import Download from 'lucide-react/icons/download';
import type { ExportState } from '#contract/exports/exports.rules.ts';
import { isOpenExport } from '#contract/exports/exports.rules.ts';
import type { ExportRow } from '#contract/exports/exports.wire.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { ListenForHints } from '../use-refresh.ts';
import { formatDayOf, formatMoment } from '../words/dates.ts';
import { formatSize } from '../words/format-size.ts';
import { exportsMessages as messages } from './messages.en.ts';
import { useExports } from './use-exports.ts';

const tones: Readonly<Record<ExportState, BadgeTone>> = {
  waiting: 'neutral',
  running: 'info',
  ready: 'success',
  cancelled: 'neutral',
  failed: 'danger',
  withdrawn: 'warning',
};

const rows = css({ listStyle: 'none', p: '0', m: '0' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '3',
  borderBlockEndWidth: 'thin',
  borderColor: 'line',
  _last: { borderBlockEndWidth: 'none' },
});
const facts = css({ flexGrow: '1', flexBasis: '48', minWidth: '0' });
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });
const small = css({ textStyle: 'small', color: 'text.muted' });
const muted = css({ color: 'text.muted' });

/** [GR-07] The exports of the last seven days, with progress and file. */
export function ExportList({ listen }: { readonly listen?: ListenForHints | undefined }) {
  const { fetched, retry, busy, cancel, download } = useExports(listen);
  return (
    <Stack>
      <p className={muted}>{messages.text}</p>
      {fetched.kind === 'loading' && <Skeleton shape="rows" label={messages.loading} />}
      {fetched.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {fetched.kind === 'loaded' && fetched.data.length === 0 && (
        <EmptyState title={messages.none} text={messages.noneText} />
      )}
      {fetched.kind === 'loaded' && fetched.data.length > 0 && (
        <ul className={rows}>
          {fetched.data.map((row) => (
            <Line
              key={row.id}
              row={row}
              isBusy={busy === row.id}
              onCancel={() => cancel(row)}
              onDownload={() => download(row)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface LineProps {
  readonly row: ExportRow;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onDownload: () => void;
}

function Line({ row, isBusy, onCancel, onDownload }: LineProps) {
  const { state } = row;
  const title = `${row.name} (.${row.format})`;
  return (
    <li className={line}>
      <div className={facts}>
        <div className={heading}>
          <bdi className={name}>{title}</bdi>
          <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        </div>
        {isOpenExport(state) && <Progress row={row} title={title} />}
        <div className={small}>{messages.begun(formatMoment(row.created_at))}</div>
        {state === 'ready' && (
          <div className={small}>
            {messages.ready(row.total, formatSize(row.size))}
            {' · '}
            {messages.until(formatDayOf(row.expires_at))}
          </div>
        )}
        {(state === 'failed' || state === 'withdrawn') && <div className={small}>{messages.why[state]}</div>}
      </div>
      {isOpenExport(state) && (
        <Button size="sm" busy={isBusy} aria-label={messages.cancelNamed(title)} onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
      {state === 'ready' && (
        <Button
          size="sm"
          icon={<Download />}
          busy={isBusy}
          aria-label={messages.downloadNamed(title)}
          onClick={onDownload}
        >
          {messages.download}
        </Button>
      )}
    </li>
  );
}

function Progress({ row: { done, total }, title }: { readonly row: ExportRow; readonly title: string }) {
  const text = messages.progress(done, total);
  return (
    <div className={small}>
      {text}
      <ProgressBar label={title} value={total === 0 ? undefined : (done / total) * 100} valueText={text} />
    </div>
  );
}
