import { getHelpdeskTicketsCall } from '#contract/helpdesk/calls/get-helpdesk-tickets.call.ts';
import { facultyListCall } from '#contract/people/calls/faculty-list.call.ts';
import { studentListCall } from '#contract/people/calls/student-list.call.ts';
import { consentListCall } from '#contract/wall/calls/consent-list.call.ts';

/**
 * The lists that can outgrow a browser, each by the call that its screen shows: an export takes the same filters, order
 * and search, and the same right.
 */
export const exportLists = {
  students: studentListCall,
  faculty: facultyListCall,
  consents: consentListCall,
  tickets: getHelpdeskTicketsCall,
} as const;

export type ExportKind = keyof typeof exportLists;
