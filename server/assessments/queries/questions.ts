import { and, asc, eq, exists, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { StoredQuestion } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { QuestionRow, QuestionSource } from '#contract/assessments/questions.wire.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { searchWords } from '#contract/search/fold.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { pageOf } from '#server/db/page.ts';
import { builder } from '#server/db/prepared.ts';
import { hasWords } from '#server/db/search-text.ts';
import { assessmentItems } from '../schema/assessments.ts';
import { questionBanks, questionKeys, questions, questionVersions } from '../schema/questions.ts';
import { authorOf, isOwnBank, isReadableBank, office } from './reach-banks.ts';

export interface QuestionFilters {
  readonly state?: 'removed' | undefined;
  readonly type?: QuestionType | undefined;
  readonly bank?: number | undefined;
  readonly project?: number | undefined;
  readonly language?: 'en' | 'hi' | 'ur' | undefined;
  readonly source?: QuestionSource | undefined;
}

const ofBank = (where: SQL | undefined) =>
  exists(
    builder
      .select({ id: questionBanks.id })
      .from(questionBanks)
      .where(and(eq(questionBanks.id, questions.bankId), where)),
  );

/** A condition on `questions`: this person may read them, right answers included. */
export const isReadableQuestion = (actor: Actor): SQL => ofBank(isReadableBank(actor));

export const isOwnQuestion = (actor: Actor): SQL | undefined =>
  and(eq(questions.schoolId, actor.school.id), ofBank(isOwnBank(actor)));

function isOfSource(actor: Actor, source: QuestionSource): SQL | undefined {
  if (source === 'office') return eq(questions.schoolId, office);
  const isOwn = ofBank(eq(questionBanks.authorId, authorOf(actor)));
  const isOfSchool = eq(questions.schoolId, actor.school.id);
  return source === 'own'
    ? and(isOfSchool, isOwn)
    : and(isOfSchool, ofBank(ne(questionBanks.authorId, authorOf(actor))));
}

/** A condition on `questions` for a list. Retired ones come only if the filter asks for them. */
export const listed = (actor: Actor, filters: QuestionFilters = {}): SQL | undefined =>
  and(
    isReadableQuestion(actor),
    filters.state === 'removed' ? isNotNull(questions.removedAt) : isNull(questions.removedAt),
    filters.type && eq(questions.type, filters.type),
    filters.bank ? eq(questions.bankId, filters.bank) : undefined,
    filters.project ? eq(questions.projectId, filters.project) : undefined,
    filters.language && eq(questions.language, filters.language),
    filters.source && isOfSource(actor, filters.source),
  );

export const usesIn = (schoolId: number) =>
  sql`(select count(distinct i.assessment_id) from ${assessmentItems} i
    where i.school_id = ${schoolId} and i.question_id = ${outer(questions.id)})`.mapWith(Number);

const bankName = sql<string>`(select b.name from ${questionBanks} b where b.id = ${outer(questions.bankId)})`;
const bankAuthor = sql`(select b.author_id from ${questionBanks} b where b.id = ${outer(questions.bankId)})`;

export const sourceOf = (
  actor: Actor,
  of: { readonly schoolId: number; readonly authorId: number },
): QuestionSource => {
  if (of.schoolId === actor.school.id && of.authorId === authorOf(actor)) return 'own';
  return of.schoolId === office ? 'office' : 'school';
};

type Sort = 'prompt' | 'type' | 'bank' | 'marks' | 'updated';

export async function questionPage(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  input: PageRequest<Sort> & { readonly filters?: QuestionFilters },
) {
  const page = await pageOf(db, input, {
    of: questions,
    where: listed(actor, input.filters),
    search: questions.searchText,
    sorts: {
      prompt: questions.prompt,
      type: questions.type,
      bank: bankName,
      marks: questions.marks,
      updated: questions.updatedAt,
    },
    order: { by: 'updated', descending: true },
    key: questions.id,
    rows: (bound) =>
      bound(
        db
          .select({
            id: questions.id,
            version: questions.version,
            number: questions.number,
            prompt: questions.prompt,
            type: questions.type,
            language: questions.language,
            marks: questions.marks,
            bankId: questions.bankId,
            bank: bankName,
            schoolId: questions.schoolId,
            authorId: bankAuthor.mapWith(Number),
            project: sql<string>`coalesce((select p.title from ${publishedProjects} p
              where p.project_id = ${outer(questions.projectId)}), '')`,
            updatedAt: questions.updatedAt,
            uses: usesIn(actor.school.id),
            isRemoved: sql<boolean>`${questions.removedAt} is not null`,
          })
          .from(questions),
      ),
  });
  return {
    ...page,
    rows: page.rows.map(
      ({ schoolId, authorId, marks, updatedAt, ...row }): QuestionRow => ({
        ...row,
        marks: toMarks(marks),
        updatedAt: updatedAt.getTime(),
        source: sourceOf(actor, { schoolId, authorId }),
      }),
    ),
  };
}

type VersionRow = typeof questionVersions.$inferSelect;
type KeyRow = typeof questionKeys.$inferSelect;

const storedOfRows = (version: VersionRow, { key, explanation }: KeyRow): StoredQuestion => ({
  prompt: version.prompt,
  picture:
    version.pictureFileId === null ? null : { fileId: version.pictureFileId, words: version.pictureWords },
  marks: toMarks(version.marks),
  body: version.body,
  key,
  explanation,
  rubricId: version.rubricId,
});

const isNewest = and(
  eq(questionVersions.questionId, questions.id),
  eq(questionVersions.number, questions.number),
);
const isItsKey = and(
  eq(questionKeys.questionId, questionVersions.questionId),
  eq(questionKeys.number, questionVersions.number),
);

/** Includes right answers, so only for authors. Returns at most `most` questions, in bank order. */
async function wholeQuestions(db: Queryable, where: SQL | undefined, most: number) {
  const rows = await db
    .select({ question: questions, version: questionVersions, key: questionKeys, bank: questionBanks })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .innerJoin(questionVersions, isNewest)
    .innerJoin(questionKeys, isItsKey)
    .where(where)
    .orderBy(asc(questionBanks.name), asc(questions.id))
    .limit(most);
  return rows.map(({ question, version, key, bank }) => ({
    question,
    bank,
    stored: storedOfRows(version, key),
  }));
}

export const listedQuestions = (
  db: Queryable,
  actor: Actor,
  { filters, search, most }: { filters?: QuestionFilters | undefined; search: string; most: number },
) => {
  const words = hasWords(questions.searchText, searchWords(search));
  return wholeQuestions(db, and(listed(actor, filters), ...words), most);
};

export const questionsOfBank = (db: Queryable, bankId: number, most: number) =>
  wholeQuestions(db, and(eq(questions.bankId, bankId), isNull(questions.removedAt)), most);

/** `isAllowed` undefined: any question. */
export async function findQuestion(db: Queryable, id: number, isAllowed: SQL | undefined) {
  const [found] = await wholeQuestions(db, and(eq(questions.id, id), isAllowed), 1);
  return found;
}

export async function countUses(db: Queryable, schoolId: number, id: number): Promise<number> {
  const [row] = await db
    .select({ uses: usesIn(schoolId) })
    .from(questions)
    .where(eq(questions.id, id));
  return row?.uses ?? 0;
}
