import * as v from 'valibot';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  globalSearchInput,
  globalSearchOutput,
  suggestionInput,
  suggestionOutput,
  videoWire,
} from '../search/search.wire.ts';

const search = {
  method: 'POST',
  areas: ['Auth and session'],
} as const satisfies CallShape;
/** Of people: everybody, the school, own teachers, or colleagues and own students; each also what they may open. */
const searching = {
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'taught',
    [roles.finance]: 'own',
    [roles.helpdesk]: 'own',
  },
  module: 'any',
} as const;

/** Searching, and the videos that show the product [CC-09, CC-10]. */
export const searchCalls = {
  'global-search': defineCall('global-search', {
    ...search,
    loader: false,
    input: globalSearchInput,
    output: globalSearchOutput,
    errors: [],
    ...searching,
    // How much a word may differ is set for one transaction.
    transaction: true,
  }),
  'global-search-suggestion': defineCall('global-search-suggestion', {
    ...search,
    loader: false,
    input: suggestionInput,
    output: suggestionOutput,
    errors: [],
    ...searching,
    transaction: true,
  }),
  /** [CC-10, QU-53] Without a session: only videos marked for everybody. */
  'features-video': defineCall('features-video', {
    ...search,
    request: 'data-flag',
    /** '' asks for all. */
    input: v.object({ id: v.optional(v.pipe(v.string(), v.maxLength(64)), '') }),
    output: v.object({ status: v.literal('true'), data: v.array(videoWire) }),
    errors: [],
    access: 'public',
    // Counted by address.
    rate: 'write',
    transaction: false,
  }),
  /** Ours [ML-07]: the film that shows a role its first steps; none: an empty list. */
  'get-onboarding-video': defineCall('get-onboarding-video', {
    ...search,
    ours: true,
    input: v.object({}),
    output: v.object({ status: v.literal('true'), data: v.array(videoWire) }),
    errors: [],
    access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
  }),
};
