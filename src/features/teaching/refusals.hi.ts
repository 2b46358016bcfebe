import type { teachingCalls } from '#contract/teaching/teaching.calls.gen.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };
const share = {
  ...demo,
  not_given: ({ names }: { names: string }) =>
    `यह प्रोजेक्ट ${isolate(names)} में अभी सौंपा नहीं गया है, इसलिए वहाँ कोई इसे नहीं देख पाएगा। अपने स्कूल एडमिन से इसे सौंपने को कहें।`,
};

export const teachingRefusals: RefusalsIn<typeof teachingCalls> = {
  'assign-project-Student': { ...demo, due_past: 'कृपया आज या बाद का दिन चुनें।' },
  'club-mark-project-as-completed': demo,
  'copy-last-plan': { ...demo, no_last_plan: 'इस कक्षा के लिए पिछले वर्ष की कोई योजना नहीं है।' },
  'download-lesson-plan': { no_lesson_plan: 'इस प्रोजेक्ट के लिए कोई पाठ योजना नहीं है।' },
  'mark-project-as-completed': demo,
  'save-planned-session': { ...demo, outside_year: 'इस शैक्षणिक वर्ष का कोई दिन चुनें।' },
  'share-club-project-session': share,
  'share-project-session': share,
  'unshare-project-session': demo,
  'update-project-resource-status': demo,
};
