import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { article } from '../helpdesk.model.ts';

export const getHelpArticlesCall = defineCall('get-help-articles', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({}),
  output: v.object({ data: v.array(article) }),
  errors: {},
  access: { [roles.helpdesk]: 'all' },
});
