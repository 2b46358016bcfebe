import { schoolLookupCall } from '#contract/schools/calls/school-lookup.call.ts';
import { lookupSource } from '../lookup/lookup-source.ts';

export const schoolSource = lookupSource(schoolLookupCall, {});
