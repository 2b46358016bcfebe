import { archiveProjectCall } from './calls/archive-project.call.ts';
import { boardListCall } from './calls/board-list.call.ts';
import { bookPageCall } from './calls/book-page.call.ts';
import { contentLookupCall } from './calls/content-lookup.call.ts';
import { contentNameExistsCall } from './calls/content-name-exists.call.ts';
import { decideProjectCall } from './calls/decide-project.call.ts';
import { editDocumentS3FileCall } from './calls/edit-document-s3-file.call.ts';
import { getBookCall } from './calls/get-book.call.ts';
import { getDocumentViewUrlCall } from './calls/get-document-view-url.call.ts';
import { getModuleCall } from './calls/get-module.call.ts';
import { getProjectCall } from './calls/get-project.call.ts';
import { getProjectIdCall } from './calls/get-project-id.call.ts';
import { getTemplateCall } from './calls/get-template.call.ts';
import { getTermCall } from './calls/get-term.call.ts';
import { getToolCall } from './calls/get-tool.call.ts';
import { getToolListCall } from './calls/get-tool-list.call.ts';
import { getToolsListByGradeCall } from './calls/get-tools-list-by-grade.call.ts';
import { getZohoDocumentListCall } from './calls/get-zoho-document-list.call.ts';
import { importTermsCall } from './calls/import-terms.call.ts';
import { masterBoardForAdminCall } from './calls/master-board-for-admin.call.ts';
import { modulePageCall } from './calls/module-page.call.ts';
import { moduleToolLevelCall } from './calls/module-tool-level.call.ts';
import { orderContentCall } from './calls/order-content.call.ts';
import { projectPageCall } from './calls/project-page.call.ts';
import { publishProjectCall } from './calls/publish-project.call.ts';
import { saveBookCall } from './calls/save-book.call.ts';
import { saveContentFileCall } from './calls/save-content-file.call.ts';
import { saveLessonCall } from './calls/save-lesson.call.ts';
import { saveMaterialCall } from './calls/save-material.call.ts';
import { saveModuleCall } from './calls/save-module.call.ts';
import { saveProjectCall } from './calls/save-project.call.ts';
import { saveSessionCall } from './calls/save-session.call.ts';
import { saveTemplateCall } from './calls/save-template.call.ts';
import { saveTermCall } from './calls/save-term.call.ts';
import { saveToolCall } from './calls/save-tool.call.ts';
import { saveTopicCall } from './calls/save-topic.call.ts';
import { saveTopicContentCall } from './calls/save-topic-content.call.ts';
import { setContentRemovedCall } from './calls/set-content-removed.call.ts';
import { skillListCall } from './calls/skill-list.call.ts';
import { standardListCall } from './calls/standard-list.call.ts';
import { streamListCall } from './calls/stream-list.call.ts';
import { submitProjectCall } from './calls/submit-project.call.ts';
import { tagsListCall } from './calls/tags-list.call.ts';
import { templatePageCall } from './calls/template-page.call.ts';
import { termPageCall } from './calls/term-page.call.ts';
import { toolPageCall } from './calls/tool-page.call.ts';
import { choiceCalls } from './choices.calls.ts';

/** Every call of this room, for the catalogue. */
export const curriculumCalls = {
  ...choiceCalls,
  'archive-project': archiveProjectCall,
  'board-list': boardListCall,
  'book-page': bookPageCall,
  'content-lookup': contentLookupCall,
  'content-name-exists': contentNameExistsCall,
  'decide-project': decideProjectCall,
  'edit-document-S3-file': editDocumentS3FileCall,
  'get-book': getBookCall,
  'get-document-view-url': getDocumentViewUrlCall,
  'get-module': getModuleCall,
  'get-project': getProjectCall,
  'get-project-id': getProjectIdCall,
  'get-template': getTemplateCall,
  'get-term': getTermCall,
  'get-tool': getToolCall,
  'get-tool-list': getToolListCall,
  'get-tools-list-by-grade': getToolsListByGradeCall,
  'get-zoho-document-list': getZohoDocumentListCall,
  'import-terms': importTermsCall,
  'master_board-for-admin': masterBoardForAdminCall,
  'module-page': modulePageCall,
  'module-tool-level': moduleToolLevelCall,
  'order-content': orderContentCall,
  'project-page': projectPageCall,
  'publish-project': publishProjectCall,
  'save-book': saveBookCall,
  'save-content-file': saveContentFileCall,
  'save-lesson': saveLessonCall,
  'save-material': saveMaterialCall,
  'save-module': saveModuleCall,
  'save-project': saveProjectCall,
  'save-session': saveSessionCall,
  'save-template': saveTemplateCall,
  'save-term': saveTermCall,
  'save-tool': saveToolCall,
  'save-topic': saveTopicCall,
  'save-topic-content': saveTopicContentCall,
  'set-content-removed': setContentRemovedCall,
  'skill-list': skillListCall,
  'standard-list': standardListCall,
  'stream-list': streamListCall,
  'submit-project': submitProjectCall,
  'tags-list': tagsListCall,
  'template-page': templatePageCall,
  'term-page': termPageCall,
  'tool-page': toolPageCall,
};
