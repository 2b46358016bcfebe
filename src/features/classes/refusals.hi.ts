import type { classesCalls } from '#contract/classes/classes.calls.gen.ts';
import type { addRefusals, removeRefusals, saveRefusals } from '#contract/classes/classes.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import { classes } from './messages.hi.ts';

const change = { demo_school: 'यह डेमो स्कूल है: इसकी कक्षाएँ और क्लब वैसे ही रहते हैं।' };
const stale = { stale: 'इस बीच यह कहीं और बदल दिया गया।' };
const formSession = { form_session: failures.form_session };

const restore = {
  ...change,
  ...stale,
  name_taken: ({ names }: { names: string }) => `इस नाम का पहले से है: ${isolate(names)}।`,
};
const save: Messages<typeof saveRefusals> = { ...restore, ...formSession };
const add: Messages<typeof addRefusals> = {
  ...change,
  ...formSession,
  name_taken: restore.name_taken,
  wrong_model: ({ wanted }) =>
    wanted === 'grade' ? 'इस स्कूल में कक्षाओं में नहीं, क्लबों में पढ़ाई होती है।' : 'इस स्कूल में क्लबों में पढ़ाई नहीं होती।',
};
const remove: Messages<typeof removeRefusals> = {
  ...change,
  ...stale,
  has_people: ({ students, faculty, inBin }) =>
    classes.hasPeopleText(students, faculty) +
    (inBin > 0 ? ` इनमें से ${formatNumber(inBin)} हटाए जा चुके हैं पर वापस लाए जा सकते हैं।` : ''),
};

export const classesRefusals: RefusalsIn<typeof classesCalls> = {
  'create-batch': save,
  'create-club': add,
  'map-class-mbx': add,
  'map-class-section': save,
  'merge-student-into-batch': change,
  'remove-batch': remove,
  'remove-class-section': remove,
  'remove-club': remove,
  'remove-merge-student': { ...change, ...stale },
  'restore-class-section': restore,
  'restore-club': restore,
  'update-class': save,
  'update-club': save,
  'update-school-clubs-name': restore,
};
