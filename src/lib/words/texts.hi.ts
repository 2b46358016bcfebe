import { attachment } from '../attachment/messages.hi.ts';
import { detail } from '../detail/messages.hi.ts';
import { exports } from '../exports/messages.hi.ts';
import { form } from '../form/messages.hi.ts';
import { keep } from '../keep/messages.hi.ts';
import { picture } from '../picture/messages.hi.ts';
import { resource } from '../resource/messages.hi.ts';
import { reviews } from '../reviews/messages.hi.ts';
import { schoolChoice } from '../school-choice/messages.hi.ts';
import { signInSheet } from '../sign-in-sheet/messages.hi.ts';
import { startCode } from '../start-code/messages.hi.ts';
import { upload } from '../upload/messages.hi.ts';
import { uploadRoom } from '../upload/room-messages.hi.ts';
import { calls } from './call-messages.hi.ts';
import { charts } from './chart-messages.hi.ts';
import { failures } from './failure-messages.hi.ts';
import { grid } from './grid-messages.hi.ts';
import { schoolModels } from './school-model-messages.hi.ts';
import type { LibTexts } from './texts.ts';

export const libHindi: LibTexts = {
  detail,
  attachment,
  exports,
  form,
  keep,
  picture,
  resource,
  reviews,
  schoolChoice,
  signInSheet,
  startCode,
  upload,
  uploadRoom,
  charts,
  failures,
  calls,
  grid,
  schoolModels,
};
