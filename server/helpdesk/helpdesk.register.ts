import { roles } from '#contract';
import type { helpdeskCalls } from '#contract/helpdesk/helpdesk.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { createHelpdeskTicket } from './calls/create-helpdesk-ticket.ts';
import { deleteChatHistory } from './calls/delete-chat-history.ts';
import { featuresVideo } from './calls/features-video.ts';
import { getAllModuleNames } from './calls/get-all-module-name.ts';
import { readAllModuleNames } from './calls/get-all-module-name-cread.ts';
import { getChatHistory } from './calls/get-chat-history.ts';
import { getHelpArticles } from './calls/get-help-articles.ts';
import { getHelpdeskCounts } from './calls/get-helpdesk-counts.ts';
import { getHelpdeskRecording } from './calls/get-helpdesk-recording.ts';
import { getHelpdeskTicket } from './calls/get-helpdesk-ticket.ts';
import { getHelpdeskTickets } from './calls/get-helpdesk-tickets.ts';
import { getHelpdeskUnread } from './calls/get-helpdesk-unread.ts';
import { getOnboardingVideo } from './calls/get-onboarding-video.ts';
import { askAssistant } from './calls/helpdesk-api-cread.ts';
import { getAssistantStart } from './calls/helpdesk-gpt-cread.ts';
import { findHelpVideos } from './calls/helpdesk-gpt-video.ts';
import { replyHelpdeskTicket } from './calls/reply-helpdesk-ticket.ts';
import { reportHelpdeskProblem } from './calls/report-helpdesk-problem.ts';
import { resetHelpArticle } from './calls/reset-help-article.ts';
import { resolveHelpdeskTicket } from './calls/resolve-helpdesk-ticket.ts';
import { saveChatHistory } from './calls/save-chat-history.ts';
import { saveHelpArticle } from './calls/save-help-article.ts';
import { updateHelpdeskTicket } from './calls/update-helpdesk-ticket.ts';
import { clearRecordings } from './recordings.ts';
import { videoSearch } from './search-videos.ts';
import { registerVideoRoutes } from './video-routes.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const helpdeskHandlers: Handlers<typeof helpdeskCalls> = {
  'create-helpdesk-ticket': createHelpdeskTicket,
  'delete-chat-history': deleteChatHistory,
  'features-video': featuresVideo,
  'get-all-module-name': getAllModuleNames,
  'get-all-module-name-cread': readAllModuleNames,
  'get-chat-history': getChatHistory,
  'get-help-articles': getHelpArticles,
  'get-helpdesk-counts': getHelpdeskCounts,
  'get-helpdesk-recording': getHelpdeskRecording,
  'get-helpdesk-ticket': getHelpdeskTicket,
  'get-helpdesk-tickets': getHelpdeskTickets,
  'get-helpdesk-unread': getHelpdeskUnread,
  'get-onboarding-video': getOnboardingVideo,
  'helpdesk-api-Cread': askAssistant,
  'helpdesk-Gpt-Cread': getAssistantStart,
  'helpdesk-Gpt-Video': findHelpVideos,
  'reply-helpdesk-ticket': replyHelpdeskTicket,
  'report-helpdesk-problem': reportHelpdeskProblem,
  'reset-help-article': resetHelpArticle,
  'resolve-helpdesk-ticket': resolveHelpdeskTicket,
  'save-chat-history': saveChatHistory,
  'save-help-article': saveHelpArticle,
  'update-helpdesk-ticket': updateHelpdeskTicket,
};

/** What the room offers besides its calls. */
export const helpdeskRoom: Room = {
  desks: { helpdesk: ({ role }) => role === roles.helpdesk },
  clear: ({ db }, today) => clearRecordings(db, today),
  menu: [
    { name: 'Helpdesk', url: 'helpdesk/dashboard', icon: 'helpdesk', roles: [roles.helpdesk], order: 10 },
  ],
  search: [videoSearch],
  routes: registerVideoRoutes,
};
