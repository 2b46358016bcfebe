import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { article, articleKey, articleText } from '../helpdesk.model.ts';
import { staleRefusal } from '../helpdesk.refusals.ts';
import { version } from '../helpdesk.wire.ts';

export const saveHelpArticleCall = defineCall('save-help-article', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({
    /** '' makes a new one. */
    key: v.union([v.literal(''), articleKey]),
    version,
    action: v.picklist(['draft', 'publish']),
    text: articleText,
  }),
  output: v.object({ article }),
  errors: { ...staleRefusal, title_taken: 'There is an article of this title already.' },
  access: { [roles.helpdesk]: 'all' },
  rate: 'write',
});
