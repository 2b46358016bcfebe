import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Role } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SearchSource } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { isReadable, readershipFor } from './reading.ts';
import { projects } from './schema/projects.ts';
import { publishedProjects } from './schema/published.ts';

/** [PF-11] Projects by their titles: for the authors all of theirs, for everybody else what they may read. */
export const projectSearch: SearchSource = {
  category: 'projects',
  isFor: (actor) => readershipFor(actor) !== 'none',
  find: async (words, { db, actor }, limit) => {
    const isAuthor = readershipFor(actor) === 'authors';
    const found = isAuthor ? await findOwn(db, words, limit) : await findPublished(db, actor, words, limit);
    return found.map(({ id, title, objective }) => ({
      title,
      link: `${screens[actor.role] ?? ''}${id}`,
      pageCategory: 'projects',
      projectType: '',
      description: objective,
      rowKeyId: String(id),
      note: '',
    }));
  },
};

/** Where a person looks at a project, by their role. */
const screens: Readonly<Partial<Record<Role, string>>> = {
  [roles.superAdmin]: `${modules.academicContent}?of=`,
  [roles.schoolAdmin]: 'admin/curriculum?open=',
  [roles.faculty]: 'myteaching/curriculum?open=',
  [roles.student]: 'mylearning/project/',
};

const findOwn = (db: Queryable, words: readonly string[], limit: number) =>
  db
    .select({ id: projects.id, title: projects.title, objective: projects.objective })
    .from(projects)
    .where(
      and(
        eq(projects.schoolId, 0),
        isNull(projects.removedAt),
        isNull(projects.reservedFor),
        ...hasWords(projects.searchText, words),
      ),
    )
    .orderBy(asc(projects.title), asc(projects.id))
    .limit(limit);

const findPublished = (db: Queryable, actor: Actor, words: readonly string[], limit: number) =>
  db
    .select({
      id: publishedProjects.projectId,
      title: publishedProjects.title,
      objective: sql<string>`${publishedProjects.content} ->> 'objective'`,
    })
    .from(publishedProjects)
    .where(and(isReadable(actor), ...hasWords(publishedProjects.searchText, words)))
    .orderBy(asc(publishedProjects.title), asc(publishedProjects.projectId))
    .limit(limit);
