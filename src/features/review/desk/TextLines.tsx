import { useCallback, useEffect, useRef } from 'react';
import { fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { reviewMessages } from '../messages.en.ts';

/** Bytes read of a file. */
const shownAtMost = 256 * 1024;
const linesAtMost = 3_000;

const frame = css({
  maxHeight: '64',
  overflow: 'auto',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
  fontFamily: 'mono',
  textStyle: 'small',
  py: '1',
});
const line = css({
  display: 'grid',
  alignItems: 'baseline',
  gridTemplateColumns: '[4rem 1fr]',
  gap: '2',
  minHeight: '6',
});
const number = css({
  color: 'text.muted',
  textAlign: 'end',
  px: '2',
  minWidth: 'target.min',
  minHeight: 'target.min',
  borderRadius: 'sm',
  '&:hover': { bg: 'surface.hover', color: 'text' },
});
const marked = css({ bg: 'brand.subtle' });
const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const note = css({ p: '2', color: 'text.muted', fontFamily: 'body' });

interface TextLinesProps {
  readonly fileId: string;
  readonly name: string;
  /** Left out: the lines are read-only. */
  readonly onLine?: ((line: number) => void) | undefined;
  /** Comes into view and is marked. */
  readonly shown?: ShownLine | undefined;
}

/** Each press makes a new one, so that the same line is found again. */
export interface ShownLine {
  readonly at: number;
}

export function TextLines({ fileId, name, onLine, shown }: TextLinesProps) {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) body.current?.querySelector(`[data-line="${shown.at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetch(fileAddress(fileId), {
        signal,
        headers: { range: `bytes=0-${shownAtMost - 1}` },
      });
      if (!response.ok) throw new Error(`The text of a file was answered with ${response.status}.`);
      // A partial answer names the whole length: `bytes 0-138/139`.
      const whole = Number(response.headers.get('content-range')?.split('/').at(-1) ?? 0);
      const lines = (await response.text()).replace(/(?:\r\n|\r|\n)$/u, '').split(/\r\n|\r|\n/u);
      return {
        lines: lines.slice(0, linesAtMost),
        isCut: whole > shownAtMost || lines.length > linesAtMost,
      };
    },
    [fileId],
  );
  const [found, , retry] = useLoaded(load);
  if (found.kind === 'loading') return <Skeleton label={reviewMessages.loading} shape="rows" count={5} />;
  if (found.kind === 'failed')
    return (
      <ErrorState title={reviewMessages.failed} retry={{ label: reviewMessages.retry, onRetry: retry }} />
    );
  const { lines, isCut } = found.data;
  // Lines have no ids, so their number is the key.
  const numbered = lines.map((words, index) => ({ words, at: index + 1 }));
  return (
    <section
      ref={body}
      className={frame}
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      dir="ltr"
    >
      {numbered.map(({ words, at }) => (
        <div
          key={at}
          className={cx(line, at === shown?.at && marked)}
          data-line={at}
          aria-current={at === shown?.at ? 'location' : undefined}
        >
          {onLine ? (
            <button
              type="button"
              className={number}
              aria-label={messages.lineButton(at)}
              onClick={() => onLine(at)}
            >
              {formatNumber(at)}
            </button>
          ) : (
            <span className={number}>{formatNumber(at)}</span>
          )}
          <span className={text} dir="auto">
            {words}
          </span>
        </div>
      ))}
      {isCut && <p className={note}>{messages.cutText}</p>}
    </section>
  );
}
