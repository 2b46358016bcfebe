import { exceptionSentences, newcomerSentences } from '#src/features/migration/refusals.hi.ts';
import { commonRefusals } from '#src/lib/words/common-refusals.hi.ts';
import { roomRefusals, roomTexts } from './hindi.gen.ts';
import type { Translations } from './translations.ts';

export const hindi: Translations = {
  ...roomTexts,
  commonRefusals,
  refusals: {
    ...roomRefusals,
    // What two rooms say alike stands in one of them.
    'save-content-file': roomRefusals['handle-upload-files'],
    'create-model3-student': { ...roomRefusals['add-student'], ...newcomerSentences },
    'upload-migration-exceptions': {
      ...roomRefusals['bulk-upload-student'],
      ...roomRefusals['save-students-to-newAcademic'],
      ...exceptionSentences,
    },
  },
};
