import type { searchCalls } from '#contract/search/search.calls.gen.ts';
import { type Aims } from '../aimed-world.ts';

export const aims: Aims<typeof searchCalls> = {
  'global-search': { body: () => ({ searchText: 'notice' }) },
  'global-search-suggestion': {
    body: (who) => ({ role_id: who.role, searchText: 'notice' }),
  },
};
