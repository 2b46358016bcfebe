import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { type Aim, type Aims, type Target, test } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addBank, addQuestion, mcqFields } from './question-rows.ts';

const anything = (input: object = {}): Aim => ({ body: () => input });
const row = (body: Aim['body']): Aim => ({ body, at: 'row', beyond: 404 });
const db = () => test.server.app.db;
const key = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));

let made = 0;
/** A bank of the caller's, of another teacher's who shares it with nobody, or of another school. */
async function newBank(who: Named, target: Target) {
  made += 1;
  const schoolId = target === 'otherSchool' ? 2 : who.schoolId === 0 && target === 'own' ? 0 : 1;
  const own = who.schoolId === 0 ? 0 : who.role === 4 ? who.id : test.world.asha.id;
  const authorId = target === 'own' ? own : test.world.bina.id;
  return { schoolId, authorId, bankId: await addBank(db(), { schoolId, authorId, name: `Aimed ${made}` }) };
}

const newQuestion = async (who: Named, target: Target) => {
  const bank = await newBank(who, target);
  return { ...bank, ...(await addQuestion(db(), bank)) };
};

const uploadOf = (who: Named) => `s${who.schoolId}-p${who.id}-questionfile-0011223344556677`;

export const aims: Aims<typeof assessmentsCalls> = {
  'assessment-question-type': anything(),
  'get-assessment-project': anything(),
  'get-project-question': anything({ project_id: 999_999 }),
  'question-list': anything(),
  'question-choices': anything(),
  'export-questions': anything({ format: 'gift' }),
  'get-question-data': row(async (who, _client, target) => ({ id: (await newQuestion(who, target)).id })),
  'save-question': row(async (who, client, target) => {
    const { id, bankId } = await newQuestion(who, target);
    return { ...mcqFields({ bankId }), id, version: 1, formSession: await key(client) };
  }),
  'remove-question': row(async (who, _client, target) => ({
    rows: [{ id: (await newQuestion(who, target)).id, version: 1 }],
    isRemoved: true,
  })),
  'assessment-ai-question-api': row(async (who, _client, target) => {
    const { bankId } = await newQuestion(who, target);
    return { bank_id: bankId, seed: 1, count: 3 };
  }),
  'save-question-bank': row(async (who, client, target) => {
    const { bankId } = await newBank(who, target);
    made += 1;
    return {
      id: bankId,
      version: 1,
      name: `Renamed ${made}`,
      isShared: false,
      formSession: await key(client),
    };
  }),
  // Uploads of one's own that never began.
  'save-question-picture': {
    body: (who) => ({
      upload_id: `s${who.schoolId}-p${who.id}-question-0011223344556677`,
      org_name: 'a.png',
    }),
    answer: 404,
  },
  'read-question-file': {
    body: async (who) => {
      const { bankId } = await newBank(who, 'own');
      return { upload_id: uploadOf(who), org_name: 'a.gift', bankId, language: 'en' };
    },
    answer: 404,
  },
  'apply-question-file': {
    body: async (who, client) => {
      const { bankId } = await newBank(who, 'own');
      const formSession = await key(client);
      return { upload_id: uploadOf(who), org_name: 'a.gift', bankId, language: 'en', formSession };
    },
    answer: 404,
  },
};
