import type { reviewCalls } from '#contract/review/review.calls.gen.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };
const session = { form_session: failures.form_session };
const stale = { stale: 'इस बीच यह कहीं और बदल दिया गया।' };
const waiting = { not_waiting: 'इस काम की समीक्षा अब बाकी नहीं है।' };
const rubric = { unknown_rubric: 'यह मूल्यांकन मानदंड हटा दिया गया। दूसरा चुनें।' };
const past = { due_past: 'कृपया आज या बाद का दिन चुनें।' };
const taken = { name_taken: ({ name }: { name: string }) => `${isolate(name)} पहले से मौजूद है। दूसरा नाम चुनें।` };
const decide = {
  ...session,
  ...demo,
  ...waiting,
  ...rubric,
  ...past,
  stale: 'यह काम इस बीच बदल गया: इसे फिर जमा किया गया, या किसी और ने निर्णय लिया। इसे फिर लोड करें।',
};
const comment = {
  ...demo,
  ...waiting,
  stale: 'विद्यार्थी ने इसे फिर जमा किया। इसे फिर लोड करें।',
  too_many_comments: ({ limit }: { limit: number }) =>
    `एक प्रयास पर अधिक से अधिक ${formatNumber(limit)} टिप्पणियाँ।`,
  wrong_place: 'यह जगह फ़ाइल में नहीं है।',
};
const save = { ...session, ...stale, ...taken, ...demo };
const remove = {
  ...stale,
  ...taken,
  ...demo,
  parent_removed: 'यह जिसका है वह हटा दिया गया है। पहले उसे वापस लाएँ।',
};

export const reviewRefusals: RefusalsIn<typeof reviewCalls> = {
  'approved-student-project': decide,
  'approved-student-practice-project': decide,
  'notify-student-project': demo,
  'notify-all-student-project': demo,
  'notify-due-date': demo,
  'reopen-work': { ...demo, ...stale, ...past, not_approved: 'केवल स्वीकृत काम फिर खोला जा सकता है।' },
  'save-comment': comment,
  'set-comment-removed': comment,
  'save-review-draft': {
    ...demo,
    ...waiting,
    ...rubric,
    stale: 'विद्यार्थी ने इसे फिर जमा किया, या आपने दूसरी विंडो में लिखा। इसे फिर लोड करें।',
  },
  'save-phrase': save,
  'set-phrases-removed': remove,
  'save-rubric': {
    ...save,
    too_few_lines: ({ limit }: { limit: number }) => `कम से कम ${formatNumber(limit)} लिखें, हर एक अपनी पंक्ति में।`,
    too_many_lines: ({ limit }: { limit: number }) => `अधिक से अधिक ${formatNumber(limit)} पंक्तियाँ लिखें।`,
    unknown_tool: 'सूची में से एक टूल चुनें।',
  },
  'set-rubrics-removed': remove,
  'get-uploaded-student-download': {
    too_many_works: ({ limit }: { limit: number }) =>
      `एक फ़ाइल में अधिक से अधिक ${formatNumber(limit)} काम आते हैं। सेक्शन या प्रोजेक्ट चुनें।`,
  },
};
