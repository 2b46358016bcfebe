import { type Role } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { SearchSource } from '#server/core/context.ts';
import { readershipFor } from './queries/reading.ts';
import { searchOwnProjects, searchReadableProjects } from './queries/search.ts';

/** [PF-11] Authors find all of theirs; everybody else finds what they may read. */
export const projectSearch: SearchSource = {
  category: 'projects',
  isFor: (actor) => readershipFor(actor) !== 'none',
  find: async (words, { db, actor }, limit) => {
    const isAuthor = readershipFor(actor) === 'authors';
    const found = isAuthor
      ? await searchOwnProjects(db, words, limit)
      : await searchReadableProjects(db, actor, words, limit);
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

const screens: Readonly<Partial<Record<Role, string>>> = {
  [roles.superAdmin]: `${modules.academicContent}?of=`,
  [roles.schoolAdmin]: 'admin/curriculum?open=',
  [roles.faculty]: 'myteaching/curriculum?open=',
  [roles.student]: 'mylearning/project/',
};
