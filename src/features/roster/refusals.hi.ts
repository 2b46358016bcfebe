import type { rosterCalls } from '#contract/roster/roster.calls.gen.ts';
import type { checkRefusals, startRefusals } from '#contract/roster/roster.refusals.ts';
import { rosterLimits } from '#contract/roster/roster.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { tableRefusals } from '#src/lib/words/list-refusals.hi.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = { demo_school: 'यह डेमो स्कूल है: इसके लोग जैसे हैं वैसे ही रहते हैं।' };

const start: Messages<typeof startRefusals> = {
  ...change,
  ...tableRefusals,
  bad_extension: ({ name }) => `क्षमा करें, ${isolate(name)} मान्य नहीं है; ये चल सकती हैं: xlsx, csv, zip`,
  missing_column: ({ file, column }) =>
    `फ़ाइल ${isolate(file)} में “${isolate(column)}” कॉलम नहीं है। इस कॉलम के साथ फिर से निर्यात करें।`,
  missing_file: ({ product, file }) =>
    `${isolate(product)} के इस निर्यात में फ़ाइल ${isolate(file)} नहीं है। इसकी सभी फ़ाइलें फिर से निर्यात करें और उन्हें एक zip में आयात करें।`,
  not_oneroster:
    'हम पूरे स्कूल का ऐसा निर्यात नहीं पहचानते। हम OneRoster, School Data Sync, Clever, PowerSchool और Google Workspace पढ़ते हैं; अपनी सूची को विद्यार्थियों या शिक्षकों की सूची के रूप में आयात करें।',
  many_schools: ({ schools }) => `इस बंडल में ${schools} स्कूल हैं। एक स्कूल अलग निर्यात करके यहाँ आयात करें।`,
  wrong_kind: 'यह zip पूरे स्कूल की है। इसे आयात करने के लिए “पूरा स्कूल” चुनें।',
};

const state = {
  stale: 'इस बीच किसी और ने इस आयात को आगे बढ़ाया। इसे फिर देखें।',
  busy: 'इस आयात पर काम चल रहा है। पूरा होने तक रुकें।',
};

const check: Messages<typeof checkRefusals> = {
  ...change,
  ...state,
  bad_mapping: ({ why }) => {
    if (why === 'no_name') return 'एक कॉलम नाम का होना चाहिए।';
    if (why === 'field_twice') return 'दो कॉलम एक ही नहीं हो सकते।';
    return 'एक कॉलम यूज़रनेम, प्रवेश संख्या या बाहरी आईडी का होना चाहिए: केवल नाम से कोई नहीं पहचाना जाता।';
  },
};

const notKept = 'फ़ाइल एक दिन रखी जाती है, और यह अब नहीं है। इसे फिर आयात करें।';

export const rosterRefusals: RefusalsIn<typeof rosterCalls> = {
  'bulk-upload-student': start,
  'check-import': check,
  'get-import-sheets': { not_kept: notKept },
  'read-import': {
    ...change,
    ...state,
    not_kept: notKept,
    no_sheet: 'पढ़ने के लिए कोई शीट चुनें।',
  },
  'mend-import-row': { ...change, busy: state.busy },
  'apply-import': {
    ...change,
    ...state,
    nothing_to_do: 'इस आयात की कोई पंक्ति कुछ नहीं बदलती।',
    not_all_right: ({ count }) => `${formatNumber(count)} पंक्तियाँ अभी सही नहीं हैं, और आपने सब या कुछ नहीं माँगा था।`,
    leavers_count: ({ leavers }) => `${formatNumber(leavers)} लोग जाएँगे। आगे बढ़ने के लिए यह संख्या लिखें।`,
  },
  'undo-import': {
    ...change,
    ...state,
    too_late: `आयात ${formatNumber(rosterLimits.undoDays)} दिन तक वापस लिया जा सकता है।`,
    licence_full: ({ limit }) =>
      `जो गए थे वे लौटेंगे, पर लाइसेंस में ${formatNumber(limit)} स्थान हैं। और के लिए केंद्रीय कार्यालय से कहें।`,
    undo_failed: 'आयात वापस नहीं लिया जा सका, और कुछ नहीं बदला। फिर कोशिश करें, या हेल्पडेस्क से पूछें।',
  },
  'drop-import': { ...change, ...state },
};
