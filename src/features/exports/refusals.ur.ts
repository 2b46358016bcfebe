import type { exportsCalls } from '#contract/exports/exports.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

export const exportsRefusals: RefusalsIn<typeof exportsCalls> = {
  'start-export': {
    export_running: 'آپ کی ایک برآمد جاری ہے۔ اس کے مکمل ہونے کا انتظار کریں، یا اسے منسوخ کریں۔',
    exports_busy: 'آپ کے اسکول کی کئی برآمدات جاری ہیں۔ چند منٹ بعد دوبارہ کوشش کریں۔',
    exports_used_up: 'آپ نے پچھلے سات دنوں میں بہت برآمدات کی ہیں۔ اگلی کل شروع کریں۔',
    export_too_long: 'اس فہرست میں دس لاکھ سے زیادہ قطاریں ہیں۔ فلٹر یا تلاش سے کم چنیں۔',
  },
  'download-export': { export_not_ready: 'اس برآمد کی کوئی فائل نہیں ہے۔' },
};
