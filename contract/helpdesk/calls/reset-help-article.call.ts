import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { article, articleKey } from '../helpdesk.model.ts';
import { staleRefusal } from '../helpdesk.refusals.ts';
import { version } from '../helpdesk.wire.ts';

/** `restore`: back to the shipped text; `discard`: drops the draft; `remove`: deletes an own article. */
export const resetHelpArticleCall = defineCall('reset-help-article', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({ key: articleKey, version, action: v.picklist(['restore', 'discard', 'remove']) }),
  output: v.object({ article: v.nullable(article) }),
  errors: {
    ...staleRefusal,
    not_shipped: 'This article did not come with the product.',
    forbidden: 'An article that came with the product can only be changed.',
  },
  access: { [roles.helpdesk]: 'all' },
  rate: 'write',
});
