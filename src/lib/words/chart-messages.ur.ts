import type { chartMessages } from './chart-messages.en.ts';
import { formatNumber } from './format.ts';
import { isolate } from './isolate.ts';

export const charts: typeof chartMessages = {
  loading: 'چارٹ لوڈ ہو رہا ہے…',
  errorTitle: 'چارٹ لوڈ نہیں ہوا',
  retry: 'دوبارہ کوشش کریں',
  showTable: 'جدول',
  showChart: 'چارٹ',
  keys: `تیر کی کلیدوں سے قدروں پر جائیں، ${isolate('T')} سے جدول دیکھیں۔`,
  legend: 'رنگوں کا مطلب',
  total: 'کل',
  point: (category, series, value) => `${isolate(category)}، ${isolate(series)}: ${isolate(value)}`,
  share: (part) => isolate(`${formatNumber(Math.round(part * 100))} %`),
};
