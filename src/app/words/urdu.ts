import { exceptionSentences, newcomerSentences } from '#src/features/migration/refusals.ur.ts';
import { uploadRefused } from '#src/lib/upload/upload-refusals.ur.ts';
import { commonRefusals } from '#src/lib/words/common-refusals.ur.ts';
import { listRefusals } from '#src/lib/words/list-refusals.ur.ts';
import type { Translations } from './translations.ts';
import { roomRefusals, roomTexts } from './urdu.gen.ts';

export const urdu: Translations = {
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
