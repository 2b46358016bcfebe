import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ProjectOrigin } from '#contract/content/content.rules.ts';
import { roles } from '#contract/core/roles.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import { builder } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { projects } from '../schema/projects.ts';
import { publishedProjects } from '../schema/published.ts';

/** Whose content somebody works on [RT-11]: the office's (0), or of a school a teacher their own and an admin all. */
export interface ContentOwner {
  readonly schoolId: number;
  readonly origin: ProjectOrigin;
  /** Only what this person wrote; null: whoever of the owner wrote it. */
  readonly authorId: number | null;
}

export const office: ContentOwner = { schoolId: 0, origin: 'office', authorId: null };

/** The caller's, as far as the call reaches for them. */
export const contentOwnerOf = ({ actor, scope }: SignedIn): ContentOwner =>
  actor.school.id === 0
    ? office
    : { schoolId: actor.school.id, origin: 'faculty', authorId: scope === 'own' ? actor.id : null };

/** Is the row of `projects` of the owner? A teacher's draft is theirs alone until they send it. */
export function isOfOwner({ schoolId, authorId, origin }: ContentOwner): SQL | undefined {
  const wasSent = origin === 'office' ? undefined : ne(projects.status, 'draft');
  return and(eq(projects.schoolId, schoolId), authorId === null ? wasSent : eq(projects.authorId, authorId));
}

/** May a project of the owner come after this row of `projects`, or be replaced by it? */
export const isBuildable = (owner: ContentOwner): SQL | undefined =>
  owner.schoolId === office.schoolId
    ? isOfOwner(owner)
    : or(isOfOwner(owner), and(inArray(projects.schoolId, [office.schoolId, owner.schoolId]), isOut));

const isOut = exists(
  builder.select({ one: sql`1` }).from(publishedProjects).where(eq(publishedProjects.projectId, projects.id)),
);

/** Of `people`: the school's admins, who decide on what its teachers send. */
export const isActiveAdmin = (schoolId: number): SQL | undefined =>
  and(eq(people.schoolId, schoolId), eq(people.role, roles.schoolAdmin), eq(people.isActive, true));
