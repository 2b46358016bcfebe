import { and, eq } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { commentPhrases, rubrics } from './schema.ts';

/** A teacher changes their own phrases; an admin those of the school, which belong to nobody. */
export const phraseResource = defineResource({
  table: commentPhrases,
  owner: ({ actor }) =>
    and(
      eq(commentPhrases.schoolId, actor.school.id),
      eq(commentPhrases.personId, actor.role === roles.faculty ? actor.id : 0),
    ),
  title: 'phrase',
  audit: { area: 'review', of: 'phrase' },
});

export const rubricResource = defineResource({
  table: rubrics,
  owner: ({ actor }) => eq(rubrics.schoolId, actor.school.id),
  unique: { rubrics_name: 'name' },
  audit: { area: 'review', of: 'rubric' },
});
