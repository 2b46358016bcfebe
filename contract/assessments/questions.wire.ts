import * as v from 'valibot';
import { nameText } from '#contract/core/name-text.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { formSession, saving } from '#contract/core/saving.ts';
import { rawText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { storedQuestionFields } from './question-fields.wire.ts';
import { importLimits, importProblems } from './question-import.rules.ts';
import { questionLanguages, questionLimits, questionTypes } from './question-types.rules.ts';

const type = v.picklist(questionTypes);
const language = v.picklist(questionLanguages);

/** The caller's own, shared within the school, or the office's. */
export const questionSources = ['own', 'school', 'office'] as const;
export type QuestionSource = (typeof questionSources)[number];

const filters = {
  /** Left out: questions that can be used. */
  state: v.picklist(['removed']),
  type,
  bank: wireId,
  project: wireId,
  language,
  source: v.picklist(questionSources),
};
const sorts = ['prompt', 'type', 'bank', 'marks', 'updated'] as const;
export const questionPage = pageInput({ sorts, filters });
/** [CE-01] Questions of one project, to choose for an assessment. */
export const projectQuestionPage = v.object({ ...questionPage.entries, project_id: id });

export const questionRow = v.object({
  id: v.number(),
  version: v.number(),
  /** Of the newest version, which an assessment uses. */
  number: v.number(),
  prompt: v.string(),
  type,
  language,
  marks: v.number(),
  bankId: v.number(),
  bank: v.string(),
  project: v.string(),
  source: v.picklist(questionSources),
  updatedAt: v.number(),
  /** Number of the school's assessments that use it. */
  uses: v.number(),
  isRemoved: v.boolean(),
});
export type QuestionRow = v.InferOutput<typeof questionRow>;
export const questionPageOutput = pageOutput(questionRow);

export const questionDataOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    number: v.number(),
    isOwn: v.boolean(),
    isRemoved: v.boolean(),
    uses: v.number(),
    values: storedQuestionFields,
    files: v.array(shownFile),
  }),
});
export type QuestionData = v.InferOutput<typeof questionDataOutput>['data'];

export const bankFields = v.object({ name: nameText(questionLimits.bankName), isShared: v.boolean() });
export const saveBankInput = v.object({ ...saving, ...bankFields.entries });

const named = v.object({ id: v.number(), name: v.string() });
export const questionTypesOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({ id: v.number(), type, /** 0: a person marks it. */ is_marked_by_rule: v.picklist([0, 1]) }),
  ),
});
export const assessmentProjectsOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ project_id: v.number(), project_name: v.string(), question_count: v.number() })),
});
export const questionChoicesOutput = v.object({
  /** All that the caller may read; with `isOwn` the caller may add questions. */
  banks: v.array(
    v.object({
      ...named.entries,
      version: v.number(),
      isShared: v.boolean(),
      isOwn: v.boolean(),
      source: v.picklist(questionSources),
    }),
  ),
  projects: v.array(named),
  rubrics: v.array(named),
  tools: v.array(named),
});
export type QuestionChoices = v.InferOutput<typeof questionChoicesOutput>;

/** [QU-38] How a suggestion was derived from a question of the bank. */
export const suggestionWays = ['other_choices', 'statement', 'turned_match', 'several'] as const;
export type SuggestionWay = (typeof suggestionWays)[number];
export const suggestInput = v.object({
  bank_id: id,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** The same seed gives the same suggestions. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
});
export const suggestOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    made_by: v.literal('rules'),
    suggestions: v.array(
      v.object({
        from_id: v.number(),
        from_prompt: v.string(),
        way: v.picklist(suggestionWays),
        values: storedQuestionFields,
      }),
    ),
  }),
});
export type Suggestion = v.InferOutput<typeof suggestOutput>['data']['suggestions'][number];

const target = {
  upload_id: v.pipe(rawText(64), v.regex(/^[\w-]{8,64}$/)),
  org_name: rawText(255),
  bankId: id,
  language,
};
export const readQuestionFileInput = v.object(target);
export const applyQuestionFileInput = v.object({ ...target, formSession });
export const importVerdict = v.object({
  /** The line of a text or sheet, or the question's number in a package. */
  line: v.number(),
  prompt: v.string(),
  /** '': unknown. */
  type: v.union([type, v.literal('')]),
  bank: v.string(),
  /** '': the row is accepted. */
  problem: v.union([v.literal(''), v.picklist(importProblems)]),
  detail: v.string(),
});
export type ImportVerdict = v.InferOutput<typeof importVerdict>;
export const questionFileOutput = v.object({
  format: v.picklist(['gift', 'qti', 'table']),
  /** All refused rows and the first accepted ones, up to the limit. */
  rows: v.pipe(v.array(importVerdict), v.maxLength(importLimits.verdicts)),
  good: v.number(),
  bad: v.number(),
  newBanks: v.array(v.string()),
  saved: v.number(),
});
export type QuestionFileVerdicts = v.InferOutput<typeof questionFileOutput>;

export const exportQuestionsInput = v.object({
  format: v.picklist(['gift', 'table']),
  search: questionPage.entries.search,
  filters: questionPage.entries.filters,
});
export const exportQuestionsOutput = v.object({
  text: v.string(),
  rows: v.array(v.array(v.string())),
  questions: v.number(),
});
