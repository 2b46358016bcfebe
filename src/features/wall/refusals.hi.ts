import type { wallCalls } from '#contract/wall/wall.calls.gen.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const stale = 'इस बीच यह कहीं और बदल दिया गया।';
const name_taken = ({ name }: { name: string }) => `${isolate(name)} पहले से मौजूद है। दूसरा नाम चुनें।`;
const parent_removed = 'जिसका यह हिस्सा है उसे हटा दिया गया था। पहले उसे वापस लाएँ।';
const demo_school = 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।';
const consent_exists = 'इस विद्यार्थी की सहमति पहले से है। उसी को बदलें, या पहले उसे वापस लें।';

export const wallRefusals: RefusalsIn<typeof wallCalls> = {
  'save-consent': {
    stale,
    name_taken,
    form_session: failures.form_session,
    demo_school,
    consent_exists,
    unknown_student: 'यह इस स्कूल का विद्यार्थी नहीं है। सूची में से एक चुनें।',
    future_day: 'तारीख आज के बाद की नहीं हो सकती।',
    old_day: ({ years }) => `तारीख ${formatNumber(years)} साल से ज़्यादा पुरानी नहीं हो सकती।`,
    other_student: 'सहमति अपने विद्यार्थी की ही रहती है। इसे वापस लें और नई दर्ज करें।',
  },
  'set-consent-withdrawn': { stale, name_taken, parent_removed, demo_school, consent_exists },
  'set-wall-entry-removed': { stale, name_taken, parent_removed, demo_school },
  'save-portfolio': {
    stale,
    form_session: failures.form_session,
    demo_school,
    unknown_work: 'पोर्टफ़ोलियो में सिर्फ़ अपने वे काम हो सकते हैं जिन्हें शिक्षक ने स्वीकार किया है।',
  },
};
