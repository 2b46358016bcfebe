import type { attachmentMessages as attachment } from '../attachment/messages.en.ts';
import type { detailMessages as detail } from '../detail/messages.en.ts';
import type { exportsMessages as exports } from '../exports/messages.en.ts';
import type { formMessages as form } from '../form/messages.en.ts';
import type { keepMessages as keep } from '../keep/messages.en.ts';
import type { pictureMessages as picture } from '../picture/messages.en.ts';
import type { resourceMessages as resource } from '../resource/messages.en.ts';
import type { reviewsMessages as reviews } from '../reviews/messages.en.ts';
import type { schoolChoiceMessages as schoolChoice } from '../school-choice/messages.en.ts';
import type { signInSheetMessages as signInSheet } from '../sign-in-sheet/messages.en.ts';
import type { startCodeMessages as startCode } from '../start-code/messages.en.ts';
import type { uploadMessages as upload } from '../upload/messages.en.ts';
import type { roomMessages as uploadRoom } from '../upload/room-messages.en.ts';
import type { callMessages as calls } from './call-messages.en.ts';
import type { chartMessages as charts } from './chart-messages.en.ts';
import type { failureMessages as failures } from './failure-messages.en.ts';
import type { gridMessages as grid } from './grid-messages.en.ts';
import type { schoolModelMessages as schoolModels } from './school-model-messages.en.ts';

export interface LibTexts {
  readonly detail: typeof detail;
  readonly attachment: typeof attachment;
  readonly exports: typeof exports;
  readonly form: typeof form;
  readonly keep: typeof keep;
  readonly picture: typeof picture;
  readonly resource: typeof resource;
  readonly reviews: typeof reviews;
  readonly schoolChoice: typeof schoolChoice;
  readonly signInSheet: typeof signInSheet;
  readonly startCode: typeof startCode;
  readonly upload: typeof upload;
  readonly uploadRoom: typeof uploadRoom;
  readonly calls: typeof calls;
  readonly charts: typeof charts;
  readonly failures: typeof failures;
  readonly grid: typeof grid;
  readonly schoolModels: typeof schoolModels;
}
