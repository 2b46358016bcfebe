import { modules, roles } from '#contract';
import type { curriculumCalls } from '#contract/curriculum/curriculum.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { archiveProject } from './calls/archive-project.ts';
import { boardList } from './calls/board-list.ts';
import { bookPage } from './calls/book-page.ts';
import { contentLookup } from './calls/content-lookup.ts';
import { contentNameExists } from './calls/content-name-exists.ts';
import { decideProject } from './calls/decide-project.ts';
import { editDocumentS3File } from './calls/edit-document-s3-file.ts';
import { getBook } from './calls/get-book.ts';
import { getDocumentViewUrl } from './calls/get-document-view-url.ts';
import { getModule } from './calls/get-module.ts';
import { getProject } from './calls/get-project.ts';
import { getProjectId } from './calls/get-project-id.ts';
import { getTemplate } from './calls/get-template.ts';
import { getTerm } from './calls/get-term.ts';
import { getTool } from './calls/get-tool.ts';
import { getToolList } from './calls/get-tool-list.ts';
import { getToolsListByGrade } from './calls/get-tools-list-by-grade.ts';
import { getZohoDocumentList } from './calls/get-zoho-document-list.ts';
import { importTerms } from './calls/import-terms.ts';
import { modulePage } from './calls/module-page.ts';
import { moduleToolLevel } from './calls/module-tool-level.ts';
import { orderContent } from './calls/order-content.ts';
import { projectPage } from './calls/project-page.ts';
import { publishProject } from './calls/publish-project.ts';
import { saveBook } from './calls/save-book.ts';
import { saveContentFile } from './calls/save-content-file.ts';
import { saveLesson } from './calls/save-lesson.ts';
import { saveMaterial } from './calls/save-material.ts';
import { saveModule } from './calls/save-module.ts';
import { saveProject } from './calls/save-project.ts';
import { saveSession } from './calls/save-session.ts';
import { saveTemplate } from './calls/save-template.ts';
import { saveTerm } from './calls/save-term.ts';
import { saveTool } from './calls/save-tool.ts';
import { saveTopic } from './calls/save-topic.ts';
import { saveTopicContent } from './calls/save-topic-content.ts';
import { setContentRemoved } from './calls/set-content-removed.ts';
import { skillList } from './calls/skill-list.ts';
import { standardList } from './calls/standard-list.ts';
import { streamList } from './calls/stream-list.ts';
import { submitProject } from './calls/submit-project.ts';
import { tagsList } from './calls/tags-list.ts';
import { templatePage } from './calls/template-page.ts';
import { termPage } from './calls/term-page.ts';
import { toolPage } from './calls/tool-page.ts';
import { choiceHandlers } from './choices.register.ts';
import { readContentFile } from './read-content-file.ts';
import { projectSearch } from './search.ts';
import { contentUploads } from './uploads.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const curriculumHandlers: Handlers<typeof curriculumCalls> = {
  ...choiceHandlers,
  'archive-project': archiveProject,
  'book-page': bookPage,
  'content-lookup': contentLookup,
  'content-name-exists': contentNameExists,
  'get-book': getBook,
  'get-module': getModule,
  'get-project': getProject,
  'get-template': getTemplate,
  'get-term': getTerm,
  'get-tool': getTool,
  'import-terms': importTerms,
  'module-page': modulePage,
  'order-content': orderContent,
  'project-page': projectPage,
  'publish-project': publishProject,
  'save-book': saveBook,
  'save-lesson': saveLesson,
  'save-material': saveMaterial,
  'save-module': saveModule,
  'save-project': saveProject,
  'save-session': saveSession,
  'save-template': saveTemplate,
  'save-term': saveTerm,
  'save-tool': saveTool,
  'save-topic': saveTopic,
  'save-topic-content': saveTopicContent,
  'set-content-removed': setContentRemoved,
  'template-page': templatePage,
  'term-page': termPage,
  'tool-page': toolPage,
  'board-list': boardList,
  'master_board-for-admin': boardList,
  'standard-list': standardList,
  'skill-list': skillList,
  'stream-list': streamList,
  'submit-project': submitProject,
  'tags-list': tagsList,
  'module-tool-level': moduleToolLevel,
  'get-tool-list': getToolList,
  'get-tools-list-by-grade': getToolsListByGrade,
  'save-content-file': saveContentFile,
  'get-project-id': getProjectId,
  'get-document-view-url': getDocumentViewUrl,
  'decide-project': decideProject,
  'edit-document-S3-file': editDocumentS3File,
  'get-zoho-document-list': getZohoDocumentList,
};

/** What the room offers besides its calls. */
export const curriculumRoom: Room = {
  search: [projectSearch],
  uploads: contentUploads,
  files: [readContentFile],
  menu: [
    {
      name: 'Academic content',
      url: modules.academicContent,
      icon: 'academic-content',
      roles: [roles.superAdmin],
      order: 13,
    },
    {
      name: 'My projects',
      url: 'myteaching/projects',
      icon: 'own-projects',
      roles: [roles.faculty],
      order: 23,
    },
    {
      name: 'Projects of teachers',
      url: 'admin/manage-project',
      icon: 'manage-project',
      roles: [roles.schoolAdmin],
      order: 33,
    },
  ],
};
