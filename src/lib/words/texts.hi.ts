import { form } from '../form/messages.hi.ts';
import { picture } from '../picture/messages.hi.ts';
import { resource } from '../resource/messages.hi.ts';
import { startCode } from '../start-code/messages.hi.ts';
import { calls } from './call-messages.hi.ts';
import { charts } from './chart-messages.hi.ts';
import { failures } from './failure-messages.hi.ts';
import { grid } from './grid-messages.hi.ts';
import { schoolModels } from './school-model-messages.hi.ts';
import type { LibTexts } from './texts.ts';

export const libHindi: LibTexts = {
  form,
  picture,
  resource,
  startCode,
  charts,
  failures,
  calls,
  grid,
  schoolModels,
};
