import type { choicesCalls } from '#contract/choices/choices.calls.gen.ts';
import type {
  assignRefusals,
  chooseRefusals,
  notifyRefusals,
  saveTemplateRefusals,
  templateRefusals,
  unchooseRefusals,
  undoRefusals,
} from '#contract/choices/choices.refusals.ts';
import { choicesAtMost } from '#contract/choices/choices.rules.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = {
  demo_school: 'यह डेमो स्कूल है: इसका चुना हुआ पाठ्यक्रम वैसा ही रहता है।',
  year_over: ({ year }: { year: string }) => `वर्ष ${isolate(year)} बीत चुका है: उसके लिए चुना हुआ वैसा ही रहता है।`,
};
const stale = { stale: failures.stale };
const choose: Messages<typeof chooseRefusals> = {
  ...change,
  ...stale,
  not_offered: ({ count }) =>
    `${formatNumber(count)} प्रोजेक्ट इस कक्षा या क्लब के लिए अब उपलब्ध नहीं हैं। कुछ भी नहीं चुना गया।`,
  too_many: `एक कक्षा या क्लब के लिए वर्ष में ज़्यादा से ज़्यादा ${formatNumber(choicesAtMost)} प्रोजेक्ट चुने जा सकते हैं।`,
};
const unchoose: Messages<typeof unchooseRefusals> = {
  ...change,
  ...stale,
  has_work: ({ projects, assignments }) =>
    `${formatNumber(projects)} प्रोजेक्ट पहले ही सौंपे जा चुके हैं (${formatNumber(assignments)} बार)। इन्हें संग्रह में रखें: ये किसी को नए सिरे से नहीं मिलेंगे, और इन पर किया गया काम बना रहेगा।`,
};
const template: Messages<typeof templateRefusals> = {
  ...choose,
  no_default: 'इस कक्षा या क्लब के लिए अभी कोई सामान्य सूची नहीं है।',
  empty_template: 'इस सूची का कोई भी प्रोजेक्ट अब उपलब्ध नहीं है।',
};
const undo: Messages<typeof undoRefusals> = {
  demo_school: change.demo_school,
  too_late: 'अब इसे वापस लेने में बहुत देर हो गई है।',
  stale: 'इस बीच यह बदल गया, इसलिए इसे वापस नहीं लिया जा सकता।',
};
const assign: Messages<typeof assignRefusals> = { ...change, due_past: 'कृपया आज या बाद का दिन चुनें।' };
const notify: Messages<typeof notifyRefusals> = {
  demo_school: 'यह डेमो स्कूल है: किसी को कुछ नहीं बताया जाता।',
  nobody: 'यह प्रोजेक्ट यहाँ अभी किसी विद्यार्थी को नहीं सौंपा गया है।',
};

const saveTemplate: Messages<typeof saveTemplateRefusals> = {
  form_session: 'यह फ़ॉर्म भेजने के लिए बहुत पुराना है। कृपया इसे एक बार फिर भेजें।',
  demo_school: change.demo_school,
  nothing_chosen: 'पहले प्रोजेक्ट चुनें: सूची खाली रहेगी।',
  name_taken: ({ name }) => `${isolate(name)} पहले से है। दूसरा नाम चुनें।`,
};

export const choiceRefusals: RefusalsIn<typeof choicesCalls> = {
  'assign-curriculum': assign,
  'auto-select-template-project': template,
  'clear-project-list': unchoose,
  'clear-project-list-club': unchoose,
  'club-project-notified-by-faculty': notify,
  'de-selected-project': unchoose,
  'de-selected-project-club': unchoose,
  'insert-default-selected': template,
  'project-notified-by-faculty': notify,
  'remove-curriculum-template': {
    demo_school: change.demo_school,
    name_taken: saveTemplate.name_taken,
  },
  'save-curriculum-template': saveTemplate,
  'selected-project': choose,
  'selected-project-club': choose,
  'set-school-module-sequence': { ...change, ...stale },
  'unassign-selected-project': { demo_school: change.demo_school, ...stale },
  'undo-curriculum-act': undo,
};
