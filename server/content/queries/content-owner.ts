import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ProjectOrigin } from '#contract/content/content.rules.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import { builder } from '#server/db/prepared.ts';
import { projects } from '../schema/projects.ts';
import { publishedProjects } from '../schema/published.ts';

/** The owner of content [RT-11]: the office (0); in a school a teacher owns theirs, and an admin all. */
export interface ContentOwner {
  readonly schoolId: number;
  readonly origin: ProjectOrigin;
  /** null: any author of this owner. */
  readonly authorId: number | null;
}

export const office: ContentOwner = { schoolId: 0, origin: 'office', authorId: null };

export const contentOwnerOf = ({ actor, scope }: SignedIn): ContentOwner =>
  actor.school.id === 0
    ? office
    : { schoolId: actor.school.id, origin: 'faculty', authorId: scope === 'own' ? actor.id : null };

/** A condition on `projects`: of the owner. Admins see a teacher's draft only once it was submitted. */
export function isOfOwner({ schoolId, authorId, origin }: ContentOwner): SQL | undefined {
  const wasSent = origin === 'office' ? undefined : ne(projects.status, 'draft');
  return and(eq(projects.schoolId, schoolId), authorId === null ? wasSent : eq(projects.authorId, authorId));
}

/** A condition on `projects`: usable as a prerequisite or an alternative by this owner. */
export const isBuildable = (owner: ContentOwner): SQL | undefined =>
  owner.schoolId === office.schoolId
    ? isOfOwner(owner)
    : or(isOfOwner(owner), and(inArray(projects.schoolId, [office.schoolId, owner.schoolId]), isOut));

const isOut = exists(
  builder.select({ one: sql`1` }).from(publishedProjects).where(eq(publishedProjects.projectId, projects.id)),
);
