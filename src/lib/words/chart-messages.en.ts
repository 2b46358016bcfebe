import { formatNumber } from './format.ts';
import { isolate } from './isolate.ts';
import { defineMessages } from './messages.ts';

export const chartMessages = defineMessages('charts', {
  loading: 'Loading the chart…',
  errorTitle: 'The chart did not load',
  retry: 'Try again',
  showTable: 'Table',
  showChart: 'Chart',
  keys: 'Arrow keys move between values, T shows the table.',
  legend: 'What the colours mean',
  total: 'Total',
  point: (category: string, series: string, value: string) =>
    `${isolate(category)}, ${isolate(series)}: ${isolate(value)}`,
  share: (part: number) => `${formatNumber(Math.round(part * 100))} %`,
});
