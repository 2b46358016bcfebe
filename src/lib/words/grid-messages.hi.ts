import { formatNumber } from './format.ts';
import type { gridMessages } from './grid-messages.en.ts';
import { isolate } from './isolate.ts';

export const grid: typeof gridMessages = {
  clearSearch: 'खोज मिटाएँ',
  view: 'दृश्य',
  columns: 'स्तंभ',
  compact: 'सघन पंक्तियाँ',
  showAllColumns: 'सभी स्तंभ दिखाएँ',
  retry: 'फिर कोशिश करें',
  selectRow: (name) => `${isolate(name)} चुनें`,
  selectPage: 'इस पृष्ठ के सभी चुनें',
  clearSelection: 'कोई न चुनें',
  rowActions: (name) => `${isolate(name)} के लिए काम`,
  actionsColumn: 'काम',
  range: (from, to, total) => `${formatNumber(total)} में से ${formatNumber(from)}–${formatNumber(to)}`,
  pages: (caption) => `${isolate(caption)} के पृष्ठ`,
  page: (page, pages) => `${formatNumber(pages)} में से पृष्ठ ${formatNumber(page)}`,
  first: 'पहला पृष्ठ',
  previous: 'पिछला पृष्ठ',
  next: 'अगला पृष्ठ',
  last: 'आख़िरी पृष्ठ',
  perPage: 'प्रति पृष्ठ पंक्तियाँ',
  sortedAs: (place, descending) => `क्रम ${formatNumber(place)}, ${descending ? 'घटता हुआ' : 'बढ़ता हुआ'}`,
  export: 'निर्यात',
  exportChosen: 'चुने हुए निर्यात करें',
  exporting: (done, total) =>
    total === 0 ? 'तैयारी हो रही है…' : `${formatNumber(total)} में से ${formatNumber(done)} पंक्तियाँ`,
  exportFailed: 'निर्यात पूरा नहीं हुआ। फिर कोशिश करें।',
  cancel: 'रद्द करें',
  dismiss: 'संदेश बंद करें',
};
