import { dayMilliseconds } from '#contract/core/days.ts';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { AppContext } from '#server/core/context.ts';
import { deleteDraftsBefore } from './queries/drafts.ts';

export const clearDrafts = (app: AppContext, today: Date): Promise<void> =>
  deleteDraftsBefore(app.db, new Date(today.getTime() - draftLimits.days * dayMilliseconds));
