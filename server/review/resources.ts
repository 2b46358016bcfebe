import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { ofSchool } from '#server/core/resource/owner.ts';
import { isPhraseOf } from './queries/phrases.ts';
import { commentPhrases, rubrics } from './schema.ts';

/** A teacher owns their phrases; an admin those of the school (0). */
export const ownerOfPhrases = ({ id, role, school }: Actor) => ({
  schoolId: school.id,
  ownerId: role === roles.faculty ? id : 0,
});

export const phraseResource = defineResource({
  table: commentPhrases,
  owner: ({ actor }) => {
    const { schoolId, ownerId } = ownerOfPhrases(actor);
    return isPhraseOf(schoolId, [ownerId]);
  },
  title: 'phrase',
  audit: { area: 'review', of: 'phrase' },
});

export const rubricResource = defineResource({
  table: rubrics,
  owner: ofSchool(rubrics),
  unique: { rubrics_name: 'name' },
  audit: { area: 'review', of: 'rubric' },
});
