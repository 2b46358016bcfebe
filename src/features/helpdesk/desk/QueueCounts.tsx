import { lazy, Suspense } from 'react';
import type { TicketCounts } from '#contract/helpdesk/helpdesk.model.ts';
import type { Fetched } from '#src/lib/use-loaded.ts';
import { formatDate, formatNumber } from '#src/lib/words/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cva } from '#styled/css';
import { messages } from './messages.en.ts';

const ChartCard = lazy(async () => ({ default: (await import('#src/ui/chart/ChartCard.tsx')).ChartCard }));

const layout = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 20rem) minmax(0, 1fr)]' },
});
const boxes = css({ display: 'grid', gap: '3', gridTemplateColumns: '[1fr 1fr]' });
const box = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1',
    p: '4',
    bg: 'surface',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
  },
  variants: { chosen: { true: { borderColor: 'brand', bg: 'brand.subtle' } } },
});
const figure = css({ textStyle: 'page', fontVariantNumeric: 'tabular-nums' });
const name = css({ textStyle: 'label', color: 'text.muted' });

const filters = ['open', 'answered', 'mine', 'closed'] as const;
export type CountFilter = (typeof filters)[number];

interface QueueCountsProps {
  readonly counts: Fetched<TicketCounts>;
  readonly chosen: string;
  readonly onChoose: (filter: CountFilter | '') => void;
  readonly onRetry: () => void;
}

/** How the queue stands: four figures that filter it, and the last two weeks drawn [QU-30]. */
export function QueueCounts({ counts, chosen, onChoose, onRetry }: QueueCountsProps) {
  const data = counts.kind === 'loaded' ? counts.data : undefined;
  const texts = messages.chart;
  return (
    <div className={layout}>
      <div className={boxes}>
        {filters.map((filter) => {
          const count = data ? formatNumber(data[filter]) : '–';
          const label = messages.counts[filter];
          return (
            <button
              key={filter}
              type="button"
              className={box({ chosen: filter === chosen })}
              aria-pressed={filter === chosen}
              aria-label={messages.countOf(label, count)}
              onClick={() => onChoose(filter === chosen ? '' : filter)}
            >
              <span className={figure}>{count}</span>
              <span className={name}>{label}</span>
            </button>
          );
        })}
      </div>
      <Suspense fallback={<Skeleton label={texts.loading} shape="card" count={1} />}>
        <ChartCard
          title={texts.title}
          kind="bar"
          height={9}
          data={
            data && {
              categories: data.days.map(({ day }) => formatDate(day, { day: 'numeric', month: 'short' })),
              series: [
                { id: 'opened', name: texts.opened, values: data.days.map(({ opened }) => opened) },
                { id: 'closed', name: texts.closed, values: data.days.map(({ closed }) => closed) },
              ],
            }
          }
          failed={counts.kind === 'failed'}
          onRetry={onRetry}
          format={(value) => formatNumber(value)}
          texts={{
            loading: texts.loading,
            empty: texts.empty,
            errorTitle: texts.failed,
            retry: messages.retry,
            showTable: texts.table,
            showChart: texts.chart,
            keys: texts.keys,
            category: texts.day,
            total: texts.total,
            legend: texts.legend,
            point: texts.point,
            share: texts.share,
          }}
        />
      </Suspense>
    </div>
  );
}
