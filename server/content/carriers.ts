import type { FileCarrier } from '#server/core/context.ts';
import { bookLessons, books } from './schema/books.ts';
import { contents } from './schema/modules.ts';
import { projects } from './schema/projects.ts';
import { contentFiles } from './schema/published.ts';
import { projectSessions, sessionReferences, teacherMaterials } from './schema/sessions.ts';

/** `content_files` names every file, earlier revisions too. The other columns are the authors' current files. */
export const contentCarriers: readonly FileCarrier[] = [
  { column: contentFiles.fileId, school: contentFiles.schoolId },
  { column: projects.coverFileId },
  { column: projects.sampleFileId },
  { column: projectSessions.presentationFileId },
  { column: sessionReferences.fileId },
  { column: teacherMaterials.fileId },
  { column: contents.fileId },
  { column: books.coverFileId },
  { column: bookLessons.fileId },
];
