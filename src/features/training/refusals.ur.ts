import type { trainingCalls } from '#contract/training/training.calls.gen.ts';
import type { trainingRefusals as marking, watchingRefusals } from '#contract/training/training.refusals.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const mark: Messages<typeof marking> = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ نشان زد نہیں کیا جاتا۔' };
const watch: Messages<typeof watchingRefusals> = {
  ...mark,
  not_measured: 'اس فلم کو ناپا نہیں جا سکتا۔ اسے ہاتھ سے مکمل نشان زد کریں۔',
  behind_end: ({ seconds }) =>
    `فلم ${formatNumber(seconds)} سیکنڈ لمبی ہے، اور جو بھیجا گیا وہ اس کے اختتام کے بعد کا ہے۔`,
};

export const trainingRefusals: RefusalsIn<typeof trainingCalls> = {
  'complete-project-video': mark,
  'get-watched-ranges': { not_measured: watch.not_measured },
  'mark-as-completed': mark,
  'mark-as-project-video-completed': mark,
  'mark-as-tool-video-completed': mark,
  'save-watched-ranges': {
    ...watch,
    bad_range: 'فلم کا دیکھا ہوا حصہ سیکنڈوں میں نہیں بتایا گیا۔',
    too_many_ranges: 'ایک بار میں یہ بہت زیادہ ہے۔ فلم کے کم حصے بھیجیں۔',
  },
};
