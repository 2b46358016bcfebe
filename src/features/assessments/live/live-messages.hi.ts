import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { liveMessages } from './live-messages.en.ts';

export const liveBoard: typeof liveMessages = {
  title: 'लाइव बोर्ड',
  text: (name) => `${isolate(name)} में अभी कौन कहाँ तक पहुँचा है।`,
  back: 'वापस',
  students: 'विद्यार्थी',
  emptyTitle: 'कोई विद्यार्थी नहीं',
  emptyText: 'यह मूल्यांकन अभी किसी को नहीं दिया गया है।',
  numbers: 'स्थिति के अनुसार विद्यार्थी',
  columns: {
    student: 'विद्यार्थी',
    place: 'सेक्शन',
    state: 'स्थिति',
    answered: 'उत्तर दिए',
    saved: 'पिछली बार सेव',
    left: 'बचा समय',
    more: 'ज़्यादा समय',
  },
  allStates: 'सभी स्थितियाँ',
  states: {
    away: 'कनेक्ट नहीं',
    working: 'काम कर रहे हैं',
    not_started: 'शुरू नहीं किया',
    handed_in: 'जमा किया',
    excused: 'छूट मिली',
  },
  of: (count, all) => `${formatNumber(all)} में से ${formatNumber(count)}`,
  nothingSaved: 'अभी कुछ नहीं',
  seenAt: (when) => `पिछली खबर: ${isolate(when)}`,
  minutes: (minutes) => `${formatNumber(minutes)} मिनट`,
  lastMinute: '1 मिनट से कम',
  more: (minutes) => `+${formatNumber(minutes)} मिनट`,
  reasons: {
    student: 'विद्यार्थी ने',
    time: 'समय पूरा हुआ',
    closed: 'अवधि बंद हुई',
    teacher: 'शिक्षक ने',
  },
  exception: 'ज़्यादा समय या छूट…',
  missing: {
    title: 'प्रयास नहीं किया',
    text: 'विद्यार्थी जिन्होंने यह मूल्यांकन कभी शुरू नहीं किया। उन्हें याद दिलाएँ, छूट दें, या उनका अपना समय तय करें।',
    emptyTitle: 'कोई नहीं छूटा',
    emptyText: 'सभी ने यह मूल्यांकन शुरू किया है।',
    columns: { student: 'विद्यार्थी', place: 'सेक्शन', excused: 'छूट', reminded: 'याद दिलाया' },
    excused: 'छूट मिली',
    remind: 'याद दिलाएँ',
    remindCount: (count) =>
      plural(count, { other: '# विद्यार्थियों को याद दिलाएँ', one: '# विद्यार्थी को याद दिलाएँ' }),
    remindTitle: 'जिन्होंने शुरू नहीं किया, उन्हें याद दिलाएँ?',
    remindText: (count) =>
      plural(count, {
        one: '# विद्यार्थी को यह सूचनाओं में फिर मिलेगा। किसी को एक दिन में दो बार याद नहीं दिलाया जाता।',
        other: '# विद्यार्थियों को यह सूचनाओं में फिर मिलेगा। किसी को एक दिन में दो बार याद नहीं दिलाया जाता।',
      }),
    reminded: (count) =>
      plural(count, {
        '0': 'याद दिलाने के लिए कोई नहीं बचा।',
        one: '# विद्यार्थी को याद दिलाया गया।',
        other: '# विद्यार्थियों को याद दिलाया गया।',
      }),
    skipped: (count) =>
      plural(count, {
        one: '# विद्यार्थी को आज याद दिलाया जा चुका है, या वह शुरू कर चुका है, या अब शुरू नहीं कर सकता।',
        other: '# विद्यार्थियों को आज याद दिलाया जा चुका है, या वे शुरू कर चुके हैं, या अब शुरू नहीं कर सकते।',
      }),
    remindFailed: 'याद नहीं दिलाया जा सका।',
    remindNobody: 'यहाँ सबको आज याद दिलाया जा चुका है, या वे अब शुरू नहीं कर सकते।',
    remindDemo: 'यह डेमो स्कूल है: किसी को याद नहीं दिलाया जाता।',
    cancel: 'रद्द करें',
    today: 'आज',
  },
};
