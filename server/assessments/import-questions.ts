import type { readQuestionFileRefusals } from '#contract/assessments/assessments.refusals.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import {
  importLimits,
  questionFileEndings,
  questionFileKind,
} from '#contract/assessments/question-import.rules.ts';
import type { QuestionLanguage } from '#contract/assessments/question-types.rules.ts';
import type { ImportVerdict, QuestionFileVerdicts } from '#contract/assessments/questions.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { extensionOf } from '#contract/files/file-kinds.ts';
import type { SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import { orTaken, refuseForeignUpload, refuseUnlessArrived } from '#server/files/own-upload.ts';
import type { DraftQuestion, FileProblem } from './formats/draft.ts';
import { readQuestionsApart } from './formats/read-apart.ts';
import type { QuestionsRead } from './formats/read-file.ts';
import { addBank, hasOwnBank, ownBanks } from './queries/reach-banks.ts';
import { addQuestions } from './queries/write-questions.ts';

type Reading = SignedInParts<ReasonsOf<typeof readQuestionFileRefusals>>;

interface ImportTarget {
  readonly upload_id: string;
  readonly org_name: string;
  readonly bankId: number;
  readonly language: QuestionLanguage;
}

/** Reads the caller's own upload, and keeps it so that it can be applied. */
export async function readUpload(scene: Reading, target: ImportTarget): Promise<QuestionsRead> {
  const { app, part, refuse, actor } = scene;
  refuseForeignUpload(scene, target.upload_id, questionFileKind);
  const ending = questionFileEndings.find((each) => each === extensionOf(target.org_name));
  if (!ending) throw refuse('bad_ending');
  await refuseUnlessArrived(scene, target.upload_id);
  if (!(await part(({ db }) => hasOwnBank(db, actor, target.bankId))))
    throw refuse('unknown_bank', { issues: { bankId: 'unknown_bank' } });
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

async function banksByName({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>) {
  const rows = await ownBanks(db, actor);
  return new Map(rows.map(({ name, id }) => [plainName(name), id]));
}
const plainName = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

export async function verdictsOf(
  scene: Pick<SignedInContext, 'db' | 'actor'>,
  { format, drafts }: QuestionsRead,
  saved = 0,
): Promise<QuestionFileVerdicts> {
  const banks = await banksByName(scene);
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

/** Adds the good questions of a file and the topics they name. Returns how many questions were added. */
export async function addDrafts(
  scene: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  { drafts }: QuestionsRead,
  target: Pick<ImportTarget, 'bankId' | 'language'>,
): Promise<number> {
  const { db } = scene;
  const banks = await banksByName(scene);
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
  const id = await addBank(db, actor, name);
  banks.set(plainName(name), id);
  return id;
}
