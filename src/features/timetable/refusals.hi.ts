import type { timetableCalls } from '#contract/timetable/timetable.calls.gen.ts';
import type { saveExceptionRefusals } from '#contract/timetable/timetable.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { listRefusals } from '#src/lib/words/list-refusals.hi.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ सहेजा नहीं जाता।' };
const stale = { stale: 'इस दौरान यह कहीं और बदल दिया गया।' };
const session = { form_session: failures.form_session };
const taken = { name_taken: ({ name }: { name: string }) => `${isolate(name)} पहले से मौजूद है। दूसरा नाम चुनें।` };
const save = { ...session, ...stale, ...taken, ...demo };
const clash = {
  clash: ({ mine, other, day }: { mine: string; other: string; day: string }) =>
    `${isolate(mine)} और ${isolate(other)} एक ही समय पर हैं, पहली बार ${isolate(day)} को।`,
};
const times = {
  wrong_day: 'कैलेंडर का कोई दिन लिखें, जैसे 2026-11-20।',
  wrong_time: 'समय लिखें, जैसे 08:30।',
  ends_before_start: 'इसे शुरू होने के बाद, उसी दिन समाप्त होना चाहिए।',
  in_gap: 'उस दिन घड़ियाँ आगे की जाती हैं: यह समय होता ही नहीं।',
  too_many_days: ({ days }: { days: number }) => `अधिक से अधिक ${formatNumber(days)} दिन।`,
  last_before_first: 'आख़िरी दिन पहले दिन से पहले है।',
};
const unknown = { unknown_choice: 'सूची में से एक चुनें।' };
const removed = { parent_removed: 'यह जिसका है वह हटा दिया गया है। पहले उसे वापस लाएँ।' };
const remove = {
  ...stale,
  ...taken,
  ...demo,
  ...removed,
  in_use: ({ count }: { count: number }) => `${formatNumber(count)} पाठ इसका उपयोग करते हैं।`,
};
const changed = { changed_already: 'उस दिन इस पाठ में ऐसा बदलाव पहले से है।' };
const removeEntry = { ...stale, ...taken, ...demo, ...removed, ...clash };
const saveEntry = { ...save, ...clash, ...times, ...unknown };
const saveException: Messages<typeof saveExceptionRefusals> = {
  ...saveEntry,
  ...changed,
  needs_name: 'नाम लिखें।',
  no_such_lesson: 'यह पाठ उस दिन नहीं होता।',
};

export const timetableRefusals: RefusalsIn<typeof timetableCalls> = {
  'save-school-room': save,
  'set-school-rooms-removed': remove,
  'save-bell': {
    ...save,
    ...clash,
    ...times,
    periods_overlap: ({ one, other }) => `${isolate(one)} और ${isolate(other)} एक-दूसरे से टकराते हैं।`,
    period_used: ({ period }) => `${isolate(period)} में पाठ हैं। पहले उन्हें हटाएँ।`,
  },
  'set-bells-removed': remove,
  'check-timetable-entry': { ...times, ...unknown },
  'save-timetable-entry': saveEntry,
  'set-timetable-entries-removed': removeEntry,
  'save-timetable-exception': saveException,
  'set-timetable-exceptions-removed': { ...removeEntry, ...changed },
  'save-timetable-weeks': { ...stale, ...demo, ...clash, wrong_day: times.wrong_day },
  'read-timetable-file': {
    ...demo,
    ...listRefusals,
    ...times,
    ...unknown,
    columns: ({ missing }) => `फ़ाइल में इसका कॉलम नहीं है: ${isolate(missing)}।`,
    too_many: ({ most }) => `फ़ाइल में अधिक से अधिक ${formatNumber(most)} पंक्तियाँ हो सकती हैं।`,
  },
  'apply-timetable-rows': { ...session, ...times, ...unknown, ...demo },
};
