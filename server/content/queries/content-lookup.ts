import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { masterClasses } from '#server/directory/schema.ts';
import { academicModules } from '../schema/modules.ts';
import { projects } from '../schema/projects.ts';
import { academicTerms, tools } from '../schema/terms.ts';
import { type ContentOwner, isBuildable } from './content-owner.ts';

export function lookupContent(
  db: Queryable,
  owner: ContentOwner,
  { of, ...input }: CallParsed<CallOf<'content-lookup'>>,
) {
  switch (of) {
    case 'class':
      return lookupOf(db, input, {
        of: masterClasses,
        where: undefined,
        id: masterClasses.id,
        search: sql`' ' || lower(${masterClasses.name})`,
        order: [masterClasses.position],
        rows: (bound) =>
          bound(db.select({ id: masterClasses.id, name: masterClasses.name }).from(masterClasses)),
      });
    case 'tool':
      return lookupOf(db, input, {
        of: tools,
        where: isNull(tools.removedAt),
        id: tools.id,
        search: tools.searchText,
        order: [tools.name],
        rows: (bound) => bound(db.select({ id: tools.id, name: tools.name }).from(tools)),
      });
    case 'module':
      return lookupOf(db, input, {
        of: academicModules,
        where: and(
          isNull(academicModules.removedAt),
          owner.origin === 'office' ? undefined : eq(academicModules.status, 'published'),
        ),
        id: academicModules.id,
        search: academicModules.searchText,
        order: [academicModules.name],
        rows: (bound) =>
          bound(db.select({ id: academicModules.id, name: academicModules.name }).from(academicModules)),
      });
    case 'project':
      return lookupOf(db, input, {
        of: projects,
        where: and(isBuildable(owner), isNull(projects.removedAt), isNull(projects.reservedFor)),
        id: projects.id,
        search: projects.searchText,
        order: [projects.title],
        rows: (bound) => bound(db.select({ id: projects.id, name: projects.title }).from(projects)),
      });
    case 'alignment':
    case 'board':
    case 'standard':
    case 'skill':
    case 'stream':
    case 'tag':
      return lookupOf(db, input, {
        of: academicTerms,
        where: and(
          of === 'alignment' ? ne(academicTerms.kind, 'board') : eq(academicTerms.kind, of),
          isNull(academicTerms.removedAt),
        ),
        id: academicTerms.id,
        search: academicTerms.searchText,
        order: [academicTerms.name],
        rows: (bound) =>
          bound(
            db
              .select({ id: academicTerms.id, name: academicTerms.name, hint: academicTerms.code })
              .from(academicTerms),
          ),
      });
  }
}
