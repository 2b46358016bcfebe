import type { formMessages as form } from '../form/messages.en.ts';
import type { pictureMessages as picture } from '../picture/messages.en.ts';
import type { resourceMessages as resource } from '../resource/messages.en.ts';
import type { startCodeMessages as startCode } from '../start-code/messages.en.ts';
import type { callMessages as calls } from './call-messages.en.ts';
import type { chartMessages as charts } from './chart-messages.en.ts';
import type { failureMessages as failures } from './failure-messages.en.ts';
import type { gridMessages as grid } from './grid-messages.en.ts';
import type { schoolModelMessages as schoolModels } from './school-model-messages.en.ts';

/** The texts of what all rooms are made of. */
export interface LibTexts {
  readonly form: typeof form;
  readonly picture: typeof picture;
  readonly resource: typeof resource;
  readonly startCode: typeof startCode;
  readonly calls: typeof calls;
  readonly charts: typeof charts;
  readonly failures: typeof failures;
  readonly grid: typeof grid;
  readonly schoolModels: typeof schoolModels;
}
