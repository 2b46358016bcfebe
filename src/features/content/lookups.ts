import { contentLookupCall } from '#contract/content/calls/content-lookup.call.ts';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';

/** What content is aligned to and made with, to choose from. */
export const classSource = lookupSource(contentLookupCall, { of: 'class' });
export const toolSource = lookupSource(contentLookupCall, { of: 'tool' });
export const moduleSource = lookupSource(contentLookupCall, { of: 'module' });
export const projectSource = lookupSource(contentLookupCall, { of: 'project' });
export const boardSource = lookupSource(contentLookupCall, { of: 'board' });

/** Standards, skills, streams and tags together: what a project is aligned to. */
export const termsSource = lookupSource(contentLookupCall, { of: 'alignment' });
