import { contentLookupCall } from '#contract/content/calls/content-lookup.call.ts';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';

export const classSource = lookupSource(contentLookupCall, { of: 'class' });
export const toolSource = lookupSource(contentLookupCall, { of: 'tool' });
export const moduleSource = lookupSource(contentLookupCall, { of: 'module' });
export const projectSource = lookupSource(contentLookupCall, { of: 'project' });
export const boardSource = lookupSource(contentLookupCall, { of: 'board' });

/** Standards, skills, streams and tags together, for aligning a project. */
export const termsSource = lookupSource(contentLookupCall, { of: 'alignment' });
