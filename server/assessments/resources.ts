import { and, eq, exists } from 'drizzle-orm';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { builder } from '#server/db/prepared.ts';
import { tellQuestions } from './hints.ts';
import { authorOf, isOwnBank } from './queries/reach-banks.ts';
import { assessments } from './schema/assessments.ts';
import { questionBanks, questions } from './schema/questions.ts';

export const bankResource = defineResource({
  table: questionBanks,
  owner: ({ actor }) =>
    and(eq(questionBanks.schoolId, actor.school.id), eq(questionBanks.authorId, authorOf(actor))),
  unique: { question_banks_name: 'name' },
  audit: { area: 'assessments', of: 'question bank' },
  changed: tellQuestions,
});

/** Drafts of the caller's own, deleted ones too. */
export const assessmentResource = defineResource({
  table: assessments,
  owner: ({ actor }) => and(eq(assessments.schoolId, actor.school.id), eq(assessments.authorId, actor.id)),
  title: 'title',
  audit: { area: 'assessments', of: 'assessment' },
});

/** Those that the caller may change: of their own banks. */
export const questionResource = defineResource({
  table: questions,
  owner: ({ actor }) =>
    and(
      eq(questions.schoolId, actor.school.id),
      exists(
        builder
          .select({ id: questionBanks.id })
          .from(questionBanks)
          .where(and(eq(questionBanks.id, questions.bankId), isOwnBank(actor))),
      ),
    ),
  title: 'prompt',
  audit: { area: 'assessments', of: 'question' },
  changed: tellQuestions,
});
