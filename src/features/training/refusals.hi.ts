import type { trainingCalls } from '#contract/training/training.calls.gen.ts';
import type { trainingRefusals as marking, watchingRefusals } from '#contract/training/training.refusals.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const mark: Messages<typeof marking> = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ चिह्नित नहीं किया जाता।' };
const watch: Messages<typeof watchingRefusals> = {
  ...mark,
  not_measured: 'इस फ़िल्म को मापा नहीं जा सकता। इसे हाथ से पूरा चिह्नित करें।',
  behind_end: ({ seconds }) => `फ़िल्म ${formatNumber(seconds)} सेकंड लंबी है, और जो भेजा गया वह उसके अंत के बाद का है।`,
};

export const trainingRefusals: RefusalsIn<typeof trainingCalls> = {
  'complete-project-video': mark,
  'get-watched-ranges': { not_measured: watch.not_measured },
  'mark-as-completed': mark,
  'mark-as-project-video-completed': mark,
  'mark-as-tool-video-completed': mark,
  'save-watched-ranges': {
    ...watch,
    bad_range: 'फ़िल्म का देखा हुआ हिस्सा सेकंड में नहीं बताया गया है।',
    too_many_ranges: 'एक बार में यह बहुत ज़्यादा है। फ़िल्म के कम हिस्से भेजें।',
  },
};
