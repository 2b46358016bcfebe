import { attachment } from '../attachment/messages.ur.ts';
import { detail } from '../detail/messages.ur.ts';
import { exports } from '../exports/messages.ur.ts';
import { form } from '../form/messages.ur.ts';
import { keep } from '../keep/messages.ur.ts';
import { picture } from '../picture/messages.ur.ts';
import { resource } from '../resource/messages.ur.ts';
import { reviews } from '../reviews/messages.ur.ts';
import { schoolChoice } from '../school-choice/messages.ur.ts';
import { signInSheet } from '../sign-in-sheet/messages.ur.ts';
import { startCode } from '../start-code/messages.ur.ts';
import { upload } from '../upload/messages.ur.ts';
import { uploadRoom } from '../upload/room-messages.ur.ts';
import { calls } from './call-messages.ur.ts';
import { charts } from './chart-messages.ur.ts';
import { failures } from './failure-messages.ur.ts';
import { grid } from './grid-messages.ur.ts';
import { schoolModels } from './school-model-messages.ur.ts';
import type { LibTexts } from './texts.ts';

export const libUrdu: LibTexts = {
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
