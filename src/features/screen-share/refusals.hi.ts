import type { screenShareCalls } from '#contract/screen-share/screen-share.calls.gen.ts';
import type { startRefusals } from '#contract/screen-share/screen-share.refusals.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const start: Messages<typeof startRefusals> = {
  demo_school: 'यह डेमो स्कूल है: इसकी स्क्रीनें साझा नहीं होतीं।',
  no_students: ({ wanted }) =>
    wanted === 'club'
      ? 'इस क्लब और बैच में स्क्रीन साझा करने के लिए कोई विद्यार्थी नहीं है।'
      : 'इस कक्षा और सेक्शन में स्क्रीन साझा करने के लिए कोई विद्यार्थी नहीं है।',
  project_not_assigned: 'यह प्रोजेक्ट इस कक्षा को नहीं दिया गया है।',
  shared_already: ({ host }) => `${isolate(host)} इस कक्षा के साथ पहले से स्क्रीन साझा कर रहे हैं।`,
};
const share = { share_over: 'यह साझा स्क्रीन समाप्त हो गई है।' };

export const screenShareRefusals: RefusalsIn<typeof screenShareCalls> = {
  'get-screen-share': share,
  setScreenShareRoom: share,
  'start-video-screen': start,
  'student-available': start,
};
