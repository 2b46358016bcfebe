import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltCallName, CallName } from '#contract/catalogue.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { people } from '#server/directory/schema.ts';
import { principals } from '../aimed-world.ts';
import { aimedCalls, aims, startAimedServer } from '../aims.ts';
import { formSession } from '../schools/school-inputs.ts';
import type { TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';

/**
 * From the contract: two forms save the same words in the same moment. A call that looks before it writes, and does not
 * lock what it looked at, finds a row there already: the server says then that "something was there already", which
 * tells nobody which field to change.
 */
let test: TestServer;
beforeAll(async () => {
  test = await startAimedServer();
});
afterAll(() => test.close());

/** Nobody here has what they are about. */
const refused = [
  // Lists here are short; tests/server/exports has two at once.
  'start-export',
  'cancel-export',
  'acknowledge-notice',
  // They are aimed to be refused.
  'change-Password',
  'change-password-after-login',
  'club-project-notified-by-faculty',
  'create-club',
  'delete-project-answer-file',
  // No provider of accounts is set up.
  'disconnect-account',
  'disconnect-person-account',
  'save-school-provider',
  'start-account-connection',
  'edit-document-S3-file',
  'extend-session',
  'get-demo-grant',
  'migrate-student-bulk',
  // No upload of theirs has arrived.
  'apply-question-file',
  'paste-project-picture',
  'pending-project-file',
  'project-notified-by-faculty',
  'save-content-file',
  'save-lesson',
  'read-question-file',
  'save-question-picture',
  'updateZipUrl',
  'workspace-asset-add',
];

const saves = aimedCalls.filter(({ rate, access }) => rate === 'write' && access !== 'public');

/** Calls that did what they are for, at least once. */
const done = new Set<string>();

describe.each(saves.map((call) => [call.name, call] as const))('two at once: %s', (name, call) => {
  it('are both answered, and a refusal says what is the matter [QU-10, QU-30]', async () => {
    for (const [role, person] of principals) {
      if (done.has(name) || call.access === 'public' || !(role in call.access)) continue;
      await sendTwo(test.world[person] as Named);
    }

    async function sendTwo(who: Named): Promise<void> {
      const { db } = test.server.app;
      // Another call of the table may have given them a code.
      await db.update(people).set({ passwordChangeStatus: 1 }).where(eq(people.id, who.id));
      const client = await test.enter(who);
      const body = await aims[name as BuiltCallName].body(who, client, 'own');
      const key = call.idempotencyKey;
      const ofForm = async () =>
        key === undefined
          ? body
          : {
              ...(body as object),
              [key]: key === 'formSession' ? await formSession(client) : crypto.randomUUID(),
            };
      const bodies = [await ofForm(), await ofForm()];
      const warned = test.warnings.length;
      const answers = await Promise.all(
        bodies.map((each) =>
          client.raw(name as CallName, wrapRequest(call.request, each, test.server.app.codec)),
        ),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const said = test.warnings.slice(warned).map(({ message }) => message);
      expect(said).not.toContain('A row was there already');
      if (answers.some(({ status }) => status === 200)) done.add(name);
    }
  });
});

it('did their work, so that the second found what the first one wrote', () => {
  const idle = saves.filter(({ name }) => !done.has(name) && !refused.includes(name));
  expect(idle.map(({ name }) => name)).toEqual([]);
});
