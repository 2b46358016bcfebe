import { lazy, Suspense } from 'react';
import type { TicketCounts } from '#contract/helpdesk/helpdesk.model.ts';
import type { Fetched } from '#src/lib/use-loaded.ts';
import { chartMessages } from '#src/lib/words/chart-messages.en.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { figureName, figureText, figureTile } from '#src/ui/figure.recipe.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const ChartCard = lazy(async () => ({ default: (await import('#src/ui/chart/ChartCard.tsx')).ChartCard }));

const layout = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 20rem) minmax(0, 1fr)]' },
});
const boxes = css({ display: 'grid', gap: '3', gridTemplateColumns: '[1fr 1fr]' });
const filters = ['open', 'answered', 'mine', 'closed'] as const;
export type CountFilter = (typeof filters)[number];

interface QueueCountsProps {
  readonly counts: Fetched<TicketCounts>;
  readonly chosen: string;
  readonly onChoose: (filter: CountFilter | '') => void;
  readonly onRetry: () => void;
}

/** Four figures that filter the queue, and a chart of the last two weeks [QU-30]. */
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
              className={figureTile({ chosen: filter === chosen })}
              aria-pressed={filter === chosen}
              aria-label={messages.countOf(label, count)}
              onClick={() => onChoose(filter === chosen ? '' : filter)}
            >
              <span className={figureText}>{count}</span>
              <span className={figureName}>{label}</span>
            </button>
          );
        })}
      </div>
      <Suspense fallback={<Skeleton label={chartMessages.loading} shape="card" count={1} />}>
        <ChartCard
          title={texts.title}
          kind="bar"
          height={9}
          data={
            data && {
              categories: data.days.map(({ day }) => formatDate(day, 'short')),
              series: [
                { id: 'opened', name: texts.opened, values: data.days.map(({ opened }) => opened) },
                { id: 'closed', name: texts.closed, values: data.days.map(({ closed }) => closed) },
              ],
            }
          }
          failed={counts.kind === 'failed'}
          onRetry={onRetry}
          format={(value) => formatNumber(value)}
          texts={{ ...chartMessages, category: texts.day, empty: texts.empty }}
        />
      </Suspense>
    </div>
  );
}
