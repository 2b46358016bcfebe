import { eq } from 'drizzle-orm';
import { curriculumTemplates } from '#server/choices/schema.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { nameExists } from '#server/core/resource/name-exists.ts';
import { contentResources } from '../queries/content-resources.ts';
import { academicTerms } from '../schema/terms.ts';

/** [CA-03] Whether a name is taken, asked while it is typed. */
export const contentNameExists: Handler<'content-name-exists'> = async (input, { db }) => {
  const { of, name, kind, parentId, exceptId } = input;
  const wheres = { term: eq(academicTerms.kind, kind), template: eq(curriculumTemplates.schoolId, 0) };
  const where = of === 'term' || of === 'template' ? wheres[of] : undefined;
  const exists = await nameExists(db, contentResources[of], { name, within: parentId, exceptId, where });
  return { success: 'true', data: { exists, information: exists ? 'exists' : '' } };
};
