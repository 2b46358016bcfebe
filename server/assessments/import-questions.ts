import { and, eq } from 'drizzle-orm';
import type { readQuestionFileRefusals } from '#contract/assessments/assessments.refusals.ts';
import { storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import {
  importLimits,
  questionFileEndings,
  questionFileKind,
} from '#contract/assessments/question-import.rules.ts';
import { type QuestionLanguage, toHundredths } from '#contract/assessments/question-types.rules.ts';
import type { ImportVerdict, QuestionFileVerdicts } from '#contract/assessments/questions.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { extensionOf } from '#contract/files/file-kinds.ts';
import type { SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { orTaken, refuseForeignUpload, refuseUnlessArrived } from '#server/roster/index.ts';
import type { DraftQuestion, FileProblem } from './formats/draft.ts';
import { readQuestionsApart } from './formats/read-apart.ts';
import type { QuestionsRead } from './formats/read-file.ts';
import { authorOf, isOwnBank } from './queries/reach-banks.ts';
import { addVersions } from './save-question.ts';
import { questionBanks, questions } from './schema/questions.ts';

type Reading = SignedInParts<ReasonsOf<typeof readQuestionFileRefusals>>;

interface ImportTarget {
  readonly upload_id: string;
  readonly org_name: string;
  readonly bankId: number;
  readonly language: QuestionLanguage;
}

/** Reads one's own upload; it stays, so that it can be applied. */
export async function readUpload(scene: Reading, target: ImportTarget): Promise<QuestionsRead> {
  const { app, part, refuse, actor } = scene;
  refuseForeignUpload(scene, target.upload_id, questionFileKind);
  const ending = questionFileEndings.find((each) => each === extensionOf(target.org_name));
  if (!ending) throw refuse('bad_ending');
  await refuseUnlessArrived(scene, target.upload_id);
  const own = await part(({ db }) =>
    db.$count(questionBanks, and(eq(questionBanks.id, target.bankId), isOwnBank(actor))),
  );
  if (own === 0) throw refuse('unknown_bank', { issues: { bankId: 'unknown_bank' } });
  const read = await app.uploads
    .use(target.upload_id, (path) => readQuestionsApart({ path, ending }))
    .catch((error: unknown) => {
      throw orTaken(error);
    });
  if ('fault' in read) throw refusalOf(scene, read.fault);
  return read;
}

function refusalOf({ refuse }: Pick<Reading, 'refuse'>, fault: FileProblem) {
  return typeof fault === 'string'
    ? refuse(fault)
    : refuse('no_headings', { params: { missing: fault.missing } });
}

/** Topics of the caller, by their name in small letters. */
async function ownBanks({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>) {
  const rows = await db.select().from(questionBanks).where(isOwnBank(actor));
  return new Map(rows.map(({ name, id }) => [plainName(name), id]));
}
const plainName = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** What a person sees of a file before it is applied, and after. */
export async function verdictsOf(
  scene: Pick<SignedInContext, 'db' | 'actor'>,
  { format, drafts }: QuestionsRead,
  saved = 0,
): Promise<QuestionFileVerdicts> {
  const banks = await ownBanks(scene);
  const good = drafts.filter(({ fields }) => fields !== null);
  const bad = drafts.filter(({ fields }) => fields === null);
  const names = new Map(good.map(({ bank }) => [plainName(bank), bank.trim()]));
  return {
    format,
    rows: [...bad, ...good]
      .slice(0, importLimits.verdicts)
      .map(verdictOf)
      .toSorted((a, b) => a.line - b.line),
    good: good.length,
    bad: bad.length,
    newBanks: [...names].filter(([key]) => key !== '' && !banks.has(key)).map(([, name]) => name),
    saved,
  };
}

const verdictOf = ({ line, prompt, bank, fields, problem, detail }: DraftQuestion): ImportVerdict => ({
  line,
  prompt,
  bank,
  type: fields?.type ?? '',
  problem,
  detail,
});

/** Adds the good questions of a file, and the topics that they name. Answers how many were added. */
export async function addDrafts(
  scene: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  { drafts }: QuestionsRead,
  target: Pick<ImportTarget, 'bankId' | 'language'>,
): Promise<number> {
  const { db } = scene;
  const banks = await ownBanks(scene);
  const added: QuestionFields[] = [];
  for (const { fields, bank } of drafts) {
    if (!fields) continue;
    const bankId = bank.trim() === '' ? target.bankId : await bankNamed(scene, banks, bank.trim());
    added.push({ ...fields, bankId, language: fields.language ?? target.language });
  }
  const atOnce = 500;
  for (let at = 0; at < added.length; at += atOnce)
    await addQuestions({ now: scene.app.now(), author: scene.actor }, db, added.slice(at, at + atOnce));
  return added.length;
}

async function bankNamed(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  banks: Map<string, number>,
  name: string,
): Promise<number> {
  const known = banks.get(plainName(name));
  if (known !== undefined) return known;
  const [row] = await db
    .insert(questionBanks)
    .values({ schoolId: actor.school.id, authorId: authorOf(actor), name })
    .returning();
  const id = row?.id ?? 0;
  banks.set(plainName(name), id);
  return id;
}

interface Author {
  readonly id: number;
  readonly school: { readonly id: number };
}

/** New questions in their first version. */
export async function addQuestions(
  { now, author }: { readonly now: Date; readonly author: Author },
  db: Queryable,
  added: readonly QuestionFields[],
): Promise<void> {
  if (added.length === 0) return;
  const stored = added.map(storedOf);
  const rows = await db
    .insert(questions)
    .values(
      added.map(({ bankId, projectId, language, type, prompt, marks }) => ({
        schoolId: author.school.id,
        authorId: author.id,
        bankId,
        projectId: projectId ?? 0,
        language,
        type,
        prompt,
        marks: toHundredths(marks),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: questions.id });
  const versions = rows.flatMap(({ id }, index) => {
    const of = stored[index];
    return of ? [{ schoolId: author.school.id, questionId: id, number: 1, stored: of }] : [];
  });
  await addVersions(db, versions, now);
}
