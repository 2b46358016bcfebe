import { createHelpdeskTicketCall } from './calls/create-helpdesk-ticket.call.ts';
import { deleteChatHistoryCall } from './calls/delete-chat-history.call.ts';
import { featuresVideoCall } from './calls/features-video.call.ts';
import { getAllModuleNameCall } from './calls/get-all-module-name.call.ts';
import { getAllModuleNameCreadCall } from './calls/get-all-module-name-cread.call.ts';
import { getChatHistoryCall } from './calls/get-chat-history.call.ts';
import { getHelpArticlesCall } from './calls/get-help-articles.call.ts';
import { getHelpdeskCountsCall } from './calls/get-helpdesk-counts.call.ts';
import { getHelpdeskRecordingCall } from './calls/get-helpdesk-recording.call.ts';
import { getHelpdeskTicketCall } from './calls/get-helpdesk-ticket.call.ts';
import { getHelpdeskTicketsCall } from './calls/get-helpdesk-tickets.call.ts';
import { getHelpdeskUnreadCall } from './calls/get-helpdesk-unread.call.ts';
import { getOnboardingVideoCall } from './calls/get-onboarding-video.call.ts';
import { helpdeskApiCreadCall } from './calls/helpdesk-api-cread.call.ts';
import { helpdeskGptCreadCall } from './calls/helpdesk-gpt-cread.call.ts';
import { helpdeskGptVideoCall } from './calls/helpdesk-gpt-video.call.ts';
import { replyHelpdeskTicketCall } from './calls/reply-helpdesk-ticket.call.ts';
import { reportHelpdeskProblemCall } from './calls/report-helpdesk-problem.call.ts';
import { resetHelpArticleCall } from './calls/reset-help-article.call.ts';
import { resolveHelpdeskTicketCall } from './calls/resolve-helpdesk-ticket.call.ts';
import { saveChatHistoryCall } from './calls/save-chat-history.call.ts';
import { saveHelpArticleCall } from './calls/save-help-article.call.ts';
import { updateHelpdeskTicketCall } from './calls/update-helpdesk-ticket.call.ts';

/** Every call of this room, for the catalogue. */
export const helpdeskCalls = {
  'create-helpdesk-ticket': createHelpdeskTicketCall,
  'delete-chat-history': deleteChatHistoryCall,
  'features-video': featuresVideoCall,
  'get-all-module-name': getAllModuleNameCall,
  'get-all-module-name-cread': getAllModuleNameCreadCall,
  'get-chat-history': getChatHistoryCall,
  'get-help-articles': getHelpArticlesCall,
  'get-helpdesk-counts': getHelpdeskCountsCall,
  'get-helpdesk-recording': getHelpdeskRecordingCall,
  'get-helpdesk-ticket': getHelpdeskTicketCall,
  'get-helpdesk-tickets': getHelpdeskTicketsCall,
  'get-helpdesk-unread': getHelpdeskUnreadCall,
  'get-onboarding-video': getOnboardingVideoCall,
  'helpdesk-api-Cread': helpdeskApiCreadCall,
  'helpdesk-Gpt-Cread': helpdeskGptCreadCall,
  'helpdesk-Gpt-Video': helpdeskGptVideoCall,
  'reply-helpdesk-ticket': replyHelpdeskTicketCall,
  'report-helpdesk-problem': reportHelpdeskProblemCall,
  'reset-help-article': resetHelpArticleCall,
  'resolve-helpdesk-ticket': resolveHelpdeskTicketCall,
  'save-chat-history': saveChatHistoryCall,
  'save-help-article': saveHelpArticleCall,
  'update-helpdesk-ticket': updateHelpdeskTicketCall,
};
