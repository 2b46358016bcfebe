import { schoolLookupCall } from '#contract/schools/calls/school-lookup.call.ts';
import { lookupSource } from '../lookup/lookup-source.ts';

/** The schools that a member of the central office reaches. */
export const schoolSource = lookupSource(schoolLookupCall, {});
