import { form } from '../form/messages.ur.ts';
import { picture } from '../picture/messages.ur.ts';
import { resource } from '../resource/messages.ur.ts';
import { startCode } from '../start-code/messages.ur.ts';
import { calls } from './call-messages.ur.ts';
import { charts } from './chart-messages.ur.ts';
import { failures } from './failure-messages.ur.ts';
import { grid } from './grid-messages.ur.ts';
import { schoolModels } from './school-model-messages.ur.ts';
import type { LibTexts } from './texts.ts';

export const libUrdu: LibTexts = {
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
