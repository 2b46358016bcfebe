import { exceptionSentences, newcomerSentences } from '#src/features/migration/refusals.hi.ts';
import { uploadRefused } from '#src/lib/upload/upload-refusals.hi.ts';
import { commonRefusals } from '#src/lib/words/common-refusals.hi.ts';
import { listRefusals } from '#src/lib/words/list-refusals.hi.ts';
import { roomRefusals, roomTexts } from './hindi.gen.ts';
import type { Translations } from './translations.ts';

export const hindi: Translations = {
  ...roomTexts,
  commonRefusals,
  refusals: {
    ...roomRefusals,
    // Texts that two rooms share stand in one of them.
    'save-content-file': uploadRefused,
    'create-model3-student': { ...roomRefusals['add-student'], ...newcomerSentences },
    'upload-migration-exceptions': {
      ...uploadRefused,
      ...listRefusals,
      ...roomRefusals['save-students-to-newAcademic'],
      ...exceptionSentences,
    },
  },
};
