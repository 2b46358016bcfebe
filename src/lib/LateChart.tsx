import { lazy, Suspense } from 'react';
import type { ChartCardProps } from '#src/ui/chart/ChartCard.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { chartMessages } from './words/chart-messages.en.ts';
import { formatNumber } from './words/format.ts';

const ChartCard = lazy(async () => ({ default: (await import('#src/ui/chart/ChartCard.tsx')).ChartCard }));

type LateChartProps = Omit<ChartCardProps, 'texts' | 'format'> & {
  readonly category: string;
  readonly empty: string;
};

export function LateChart({ category, empty, ...chart }: LateChartProps) {
  return (
    <Suspense fallback={<Skeleton label={chartMessages.loading} shape="card" count={1} />}>
      <ChartCard {...chart} format={formatNumber} texts={{ ...chartMessages, category, empty }} />
    </Suspense>
  );
}
