import { exceptionRows } from '#contract/migration/exceptions.rules.ts';
import type { migrationCalls } from '#contract/migration/migration.calls.gen.ts';
import type { KeptReason } from '#contract/migration/migration.model.ts';
import type {
  applyRefusals,
  exceptionRefusals as exceptions,
  newcomerRefusals as newcomer,
  planRefusals,
  rollbackRefusals,
  scheduleRefusals,
} from '#contract/migration/migration.refusals.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = { demo_school: 'यह डेमो स्कूल है: इसके लोग जैसे हैं वैसे ही रहते हैं।' };
const stale = { stale: 'इस बीच किसी और ने यह योजना बदल दी। इसे फिर देखें।' };
const notOpen = { not_open: 'यह स्थानांतरण हो चुका है या छोड़ दिया गया है। नया शुरू करें।' };
const linesOpen: Messages<Pick<typeof applyRefusals, 'lines_open'>> = {
  lines_open: ({ count }) =>
    `${plural(count, { one: '# विद्यार्थी', other: '# विद्यार्थियों' })} का अभी तय नहीं है। तय करें, फिर जाँचें।`,
};

const plan: Messages<typeof planRefusals> = {
  ...change,
  ...stale,
  ...notOpen,
  open_already: 'अगले वर्ष की योजना पहले से बन रही है। उसी को आगे बढ़ाएँ।',
  year_form: `वर्ष ऐसे लिखें: ${isolate('2027-2028')}।`,
  year_not_after: 'नया वर्ष वर्तमान वर्ष के बाद का हो।',
  year_gap: 'नया वर्ष वर्तमान वर्ष के ठीक बाद का हो।',
  student_twice: 'एक विद्यार्थी दो बार लिखा है।',
  student_inactive: 'इनमें से एक विद्यार्थी सक्रिय नहीं है और अपनी जगह पर रहता है।',
  no_section: ({ name }) => `कृपया ${isolate(name)} में सेक्शन जोड़ें`,
};

const apply: Messages<typeof applyRefusals> = {
  ...change,
  ...stale,
  ...notOpen,
  ...linesOpen,
  year_moved: 'स्कूल उस वर्ष में नहीं है जिससे यह योजना शुरू होती है।',
  lines_stale: ({ count }) =>
    `जाँच के बाद ${plural(count, { one: '# विद्यार्थी बदला, आया या गया', other: '# विद्यार्थी बदले, आए या गए' })}। वे चिह्नित हैं: उन्हें देखें और फिर जाँचें।`,
};

const schedule: Messages<typeof scheduleRefusals> = {
  ...change,
  ...stale,
  ...notOpen,
  ...linesOpen,
  day_past: 'आने वाला दिन चुनें।',
};

const kept: Readonly<Record<KeptReason, string>> = {
  moved: 'यह विद्यार्थी बाद में बदला गया और वहीं रहता है।',
  left: 'यह विद्यार्थी तब से स्कूल छोड़ चुका है।',
  gone: 'यह विद्यार्थी कूड़ेदान में है या मिटाया जा चुका है।',
  place_gone: 'पहले की कक्षा नहीं रही, इसलिए यह विद्यार्थी वहीं रहता है।',
  licence: 'स्कूल के लाइसेंस में इस विद्यार्थी के लिए जगह नहीं है।',
  undone: 'यह विद्यार्थी पहले ही वापस लिया जा चुका है।',
};

const rollback: Messages<typeof rollbackRefusals> = {
  ...change,
  rollback_over: 'यह स्थानांतरण अब वापस नहीं लिया जा सकता: यह 60 दिन तक और अगले स्थानांतरण तक ही हो सकता है।',
  taken_back: 'यह स्थानांतरण पहले ही वापस लिया जा चुका है।',
  kept: ({ why }) => kept[why],
};

/** In addition to the refusals of every new student. */
export const newcomerSentences: Messages<typeof newcomer> = {
  no_next_year: 'अभी कोई आने वाला वर्ष नहीं है। पहले अगले वर्ष की योजना शुरू करें।',
};

/** In addition to the refusals of every list of people. */
export const exceptionSentences: Messages<typeof exceptions> = {
  list_columns:
    'सूची में “Username” या “Admission number” का स्तंभ चाहिए, और एक जो बताए कि हर किसी का क्या होगा: “Becomes”, या “Class” और “Section”।',
  list_rows: `सूची में ${formatNumber(exceptionRows)} से अधिक पंक्तियाँ हैं। इसे बाँटें, या कक्षा का नियम बदलें।`,
};

export const migrationRefusals: Omit<
  RefusalsIn<typeof migrationCalls>,
  'create-model3-student' | 'upload-migration-exceptions'
> = {
  'migrate-last-grades': plan,
  'migrate-student-bulk': apply,
  'rollback-migrated-students': rollback,
  'rollback-student-preClass': rollback,
  'save-students-to-newAcademic': plan,
  'schedule-migration': schedule,
};
