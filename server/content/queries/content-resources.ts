import { and, eq, type SQL, sql } from 'drizzle-orm';
import { booksChanged } from '#contract/books/books.hints.ts';
import { contentChanged } from '#contract/content/content.hints.ts';
import type { TermKind } from '#contract/content/content.rules.ts';
import type { ContentEntity } from '#contract/content/content.wire.ts';
import { curriculumTemplates } from '#server/choices/schema.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { type Owner, ofOffice } from '#server/core/resource/owner.ts';
import type { Changed, Resource } from '#server/core/resource/resource.types.ts';
import { channels } from '#server/realtime/channels.ts';
import { bookLessons, books } from '../schema/books.ts';
import { academicModules, contents, topics } from '../schema/modules.ts';
import { projects } from '../schema/projects.ts';
import { projectSessions, teacherMaterials } from '../schema/sessions.ts';
import { academicTerms, tools } from '../schema/terms.ts';
import { contentOwnerOf, office } from './content-owner.ts';

export const tellContentChanged: Changed = ({ app, actor, afterCommit }) => {
  const schoolId = actor.school.id;
  afterCommit(() =>
    app.broadcaster.broadcast(
      contentChanged,
      schoolId === office.schoolId
        ? [channels.desk('content')]
        : [channels.admins(schoolId), channels.role(schoolId, 'faculty')],
    ),
  );
};

/** Readers of every school may have a book open. */
const tellBooksChanged: Changed = (scene) => {
  tellContentChanged(scene);
  const everywhere = { countryId: 0, stateId: 0, targetId: 0 };
  const { app, afterCommit } = scene;
  afterCommit(() =>
    app.broadcaster.broadcast(booksChanged, [
      channels.region('faculty', everywhere),
      channels.region('students', everywhere),
    ]),
  );
};

const audited = (of: ContentEntity) => ({ area: 'content', of });

const kindNumber = sql`case kind when 'grade' then 1 else 2 end`;

export const numberOfKind = { grade: 1, club: 2 } as const;

export const termResource = defineResource({
  table: academicTerms,
  owner: ofOffice,
  unique: { academic_terms_name: 'name' },
  within: academicTerms.parentId,
  audit: audited('term'),
  changed: tellContentChanged,
});

export const toolResource = defineResource({
  table: tools,
  owner: ofOffice,
  unique: { tools_name: 'name' },
  audit: audited('tool'),
  changed: tellContentChanged,
});

export const moduleResource = defineResource({
  table: academicModules,
  owner: ofOffice,
  unique: { academic_modules_name: 'name' },
  within: kindNumber,
  position: academicModules.position,
  audit: audited('module'),
  changed: tellContentChanged,
});

export const topicResource = defineResource({
  table: topics,
  unique: { topics_name: 'name' },
  parent: { of: moduleResource, by: topics.moduleId },
  position: topics.position,
  audit: audited('topic'),
  changed: tellContentChanged,
});

export const contentResource = defineResource({
  table: contents,
  title: 'title',
  parent: { of: topicResource, by: contents.topicId },
  position: contents.position,
  audit: audited('content'),
  changed: tellContentChanged,
});

/** Authors own their projects with all parts; an admin owns all of the school. */
const ofAuthors: Owner = (scene) => {
  const { schoolId, authorId } = contentOwnerOf(scene);
  return and(
    eq(projects.schoolId, schoolId),
    authorId === null ? undefined : eq(projects.authorId, authorId),
  );
};

export const projectResource = defineResource({
  table: projects,
  owner: ofAuthors,
  unique: { projects_title: 'title' },
  title: 'title',
  within: projects.schoolId,
  audit: audited('project'),
  changed: tellContentChanged,
});

export const sessionResource = defineResource({
  table: projectSessions,
  unique: { project_sessions_title: 'title' },
  title: 'title',
  parent: { of: projectResource, by: projectSessions.projectId },
  position: projectSessions.position,
  audit: audited('session'),
  changed: tellContentChanged,
});

export const materialResource = defineResource({
  table: teacherMaterials,
  unique: { teacher_materials_title: 'title' },
  title: 'title',
  parent: { of: projectResource, by: teacherMaterials.projectId },
  audit: audited('material'),
  changed: tellContentChanged,
});

export const bookResource = defineResource({
  table: books,
  owner: ofOffice,
  unique: { books_name: 'name' },
  audit: audited('book'),
  changed: tellBooksChanged,
});

export const lessonResource = defineResource({
  table: bookLessons,
  unique: { book_lessons_title: 'title' },
  title: 'title',
  parent: { of: bookResource, by: bookLessons.bookId },
  position: bookLessons.position,
  audit: audited('lesson'),
  changed: tellBooksChanged,
});

/** Only the office's lists. Schools' lists are in the same table. */
export const templateResource = defineResource({
  table: curriculumTemplates,
  owner: (scene) => and(ofOffice(scene), eq(curriculumTemplates.schoolId, office.schoolId)),
  unique: { curriculum_templates_name: 'name' },
  within: kindNumber,
  audit: audited('template'),
  changed: tellContentChanged,
});

export const contentResources: Readonly<Record<ContentEntity, Resource>> = {
  term: termResource,
  tool: toolResource,
  module: moduleResource,
  topic: topicResource,
  content: contentResource,
  project: projectResource,
  session: sessionResource,
  material: materialResource,
  book: bookResource,
  lesson: lessonResource,
  template: templateResource,
};

/** The scope in which names are unique, besides the parent: a term's kind, a template's owner. */
export function sharesNames(of: ContentEntity, kind: TermKind): SQL | undefined {
  if (of === 'term') return eq(academicTerms.kind, kind);
  return of === 'template' ? eq(curriculumTemplates.schoolId, office.schoolId) : undefined;
}
