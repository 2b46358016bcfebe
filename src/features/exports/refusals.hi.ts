import type { exportsCalls } from '#contract/exports/exports.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

export const exportsRefusals: RefusalsIn<typeof exportsCalls> = {
  'start-export': {
    export_running: 'आपका एक निर्यात चल रहा है। उसके पूरा होने की प्रतीक्षा करें, या उसे रद्द करें।',
    exports_busy: 'आपके स्कूल के कई निर्यात चल रहे हैं। कुछ मिनट बाद फिर कोशिश करें।',
    exports_used_up: 'आपने पिछले सात दिनों में बहुत निर्यात किए हैं। अगला कल शुरू करें।',
    export_too_long: 'इस सूची में दस लाख से अधिक पंक्तियाँ हैं। फ़िल्टर या खोज से कम चुनें।',
  },
  'download-export': { export_not_ready: 'इस निर्यात की कोई फ़ाइल नहीं है।' },
};
