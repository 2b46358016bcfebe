import { and, eq } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { wallCalls } from '#contract/wall/wall.calls.gen.ts';
import { putOnWall } from '#server/wall/index.ts';
import { consents, wallEntries } from '#server/wall/schema.ts';
import type { Aim, Aims } from '../aimed-world.ts';
import { claimed, studentAt, type Target, test, world } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import { addWork, approvedAt } from './wall-world.ts';

const anything = (input: object = {}): Aim => ({ body: () => input });

async function newConsent(target: Target): Promise<number> {
  const student = target === 'otherSchool' ? world.otherStudent : world.dev;
  const { db } = test.server.app;
  await db.delete(consents).where(eq(consents.personId, student.id));
  const [row] = await db
    .insert(consents)
    .values({
      schoolId: student.schoolId,
      personId: student.id,
      guardian: 'One',
      givenOn: '2026-11-01',
      scope: 'work',
      recordedBy: 1,
      recordedAt: approvedAt,
    })
    .returning();
  return row?.id ?? 0;
}

async function newEntry(target: Target): Promise<number> {
  const student = target === 'otherSchool' ? world.otherStudent : world.dev;
  const { db } = test.server.app;
  const work = await addWork(db, student);
  await putOnWall({ app: test.server.app, db, afterCommit: () => undefined }, work, 1);
  const [row] = await db
    .select()
    .from(wallEntries)
    .where(and(eq(wallEntries.schoolId, work.schoolId), eq(wallEntries.workId, work.workId)));
  return row?.id ?? 0;
}

const rows = (id: number) => ({ rows: [{ id, version: 1 }], isRemoved: true });
const token = async (client: Parameters<Aim['body']>[1]) => formSession(client).catch(() => 'x'.repeat(43));

const newConsentOfEsha = (formSession: string) => ({
  id: 0,
  version: 0,
  student_id: world.esha.id,
  guardian: 'One',
  given_on: '2026-11-01',
  scope: 'work' as const,
  formSession,
});

export const aims: Aims<typeof wallCalls> = {
  'consent-list': anything(),
  'consent-student-lookup': anything(),
  'consent-by-id': { body: async (_who, _client, target) => ({ id: await newConsent(target) }), at: 'row' },
  'save-consent': {
    body: async (_who, client) => {
      await test.server.app.db.delete(consents).where(eq(consents.personId, world.esha.id));
      return newConsentOfEsha(await token(client));
    },
  },
  'set-consent-withdrawn': {
    body: async () => rows(await newConsent('own')),
  },
  'get-admin-wallofFames': anything(),
  'get-wall-of-fame': anything(),
  'get-faculty-wallofFames': {
    body: (who, _client, target) => {
      const { login_id, school_id } = claimed(who, target);
      return { faculty_id: login_id, school_id };
    },
    at: 'claim',
  },
  'get-admin-wallofFames-view': {
    body: async (who, _client, target) => {
      const id = await newEntry(target);
      const student = target === 'otherSchool' ? world.otherStudent : world.dev;
      const { db } = test.server.app;
      // The office sees what a guardian allowed, other schools do so too: for them there is no consent here.
      if (who.role === roles.superAdmin) await newConsent(target);
      else await db.delete(consents).where(eq(consents.personId, student.id));
      return { id };
    },
    at: 'row',
  },
  'set-wall-entry-removed': { body: async () => rows(await newEntry('own')) },
  'get-portfolio': {
    body: async (who, _client, target) => ({
      student_id: who.role === 3 ? (target === 'own' ? 0 : studentAt(target)) : studentAt(target),
    }),
    at: 'row',
    beyond: 404,
  },
  'save-portfolio': {
    body: async (_who, client) => {
      const answer = await client.call('get-portfolio', {});
      const version = answer.ok ? answer.data.data.version : 0;
      return { version, about: '', works: [], formSession: await token(client) };
    },
  },
};
