import type { chartMessages } from './chart-messages.en.ts';
import { formatNumber } from './format.ts';
import { isolate } from './isolate.ts';

export const charts: typeof chartMessages = {
  loading: 'चार्ट लोड हो रहा है…',
  errorTitle: 'चार्ट लोड नहीं हुआ',
  retry: 'फिर कोशिश करें',
  showTable: 'तालिका',
  showChart: 'चार्ट',
  keys: 'तीर कुंजियों से मानों पर जाएँ, T से तालिका देखें।',
  legend: 'रंगों का अर्थ',
  total: 'कुल',
  point: (category, series, value) => `${isolate(category)}, ${isolate(series)}: ${isolate(value)}`,
  share: (part) => `${formatNumber(Math.round(part * 100))} %`,
};
