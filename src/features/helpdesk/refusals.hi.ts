import type { helpdeskCalls } from '#contract/helpdesk/helpdesk.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const message = {
  chat_full: 'यह चैट भर गई है। कृपया नई चैट शुरू करें।',
  conflict: 'यह संदेश पहले भेजा जा चुका है।',
};
const noPerson = { demo_school: 'यह डेमो स्कूल है: यहाँ बात करने के लिए कोई व्यक्ति नहीं है।' };
const stale = { stale: 'इस बीच किसी ने यहाँ लिखा। उसे पढ़ें, फिर ठीक लगे तो भेजें।' };

export const helpdeskRefusals: RefusalsIn<typeof helpdeskCalls> = {
  'helpdesk-api-Cread': message,
  'save-chat-history': { ...message, no_ticket: 'हेल्पडेस्क में अभी कोई यह चैट नहीं पढ़ता।' },
  'delete-chat-history': {
    ticket_open: 'हेल्पडेस्क अभी इस पर काम कर रहा है। पहले बताएँ कि समस्या सुलझ गई है।',
  },
  'create-helpdesk-ticket': {
    ...noPerson,
    ...message,
    nothing_said: 'पहले लिखें कि आपको किसमें मदद चाहिए।',
  },
  'report-helpdesk-problem': {
    ...noPerson,
    ...message,
    too_large: 'चरणों का यह रिकॉर्ड भेजने के लिए बहुत लंबा है।',
    too_many_recordings: 'आपने आज बहुत से रिकॉर्ड भेजे हैं। कृपया यह रिपोर्ट बिना रिकॉर्ड के भेजें।',
  },
  'reply-helpdesk-ticket': { ...stale, ...message },
  'update-helpdesk-ticket': { ...stale, reason_required: 'लिखें कि इसे क्यों बंद किया जा रहा है।' },
  'save-help-article': { ...stale, title_taken: 'इस शीर्षक का लेख पहले से है।' },
  'reset-help-article': {
    ...stale,
    not_shipped: 'यह लेख उत्पाद के साथ नहीं आया था।',
    forbidden: 'जो लेख उत्पाद के साथ आया, उसे केवल बदला जा सकता है।',
  },
};
