import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#server/directory/schema.ts';
import { enrolments } from '#server/people/schema.ts';
import { times } from '../../long.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let db: TestServer['server']['app']['db'];
let world: World;
beforeAll(async () => {
  test = await startTestServer();
  ({ db } = test.server.app);
  ({ world } = test);
});
afterAll(() => test.close());

const act = fc.record({
  kind: fc.constantFrom('join', 'leave', 'move', 'leaveAll'),
  person: fc.constantFrom('dev', 'esha', 'farid', 'asha'),
  to: fc.constantFrom('9A', '9B', '10A', '10B'),
  from: fc.constantFrom('9A', '9B', '10A', '10B'),
} as const);

describe('the history of places', () => {
  it('has exactly the memberships of now open, whatever way they were changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        for (const { kind, person, to, from } of acts) {
          const personId = world[person].id;
          const here = and(eq(memberships.schoolId, 1), eq(memberships.personId, personId));
          const at = (place: typeof to) =>
            and(here, eq(memberships.divisionId, world.places[place].divisionId));
          const isThere = (await db.select().from(memberships).where(at(to))).length > 0;
          if (kind === 'join')
            await db
              .insert(memberships)
              .values({ schoolId: 1, personId, ...world.places[to] })
              .onConflictDoNothing();
          else if (kind === 'leave') await db.delete(memberships).where(at(from));
          else if (kind === 'leaveAll') await db.delete(memberships).where(here);
          else if (!isThere) await db.update(memberships).set(world.places[to]).where(at(from));
        }
        const place = (row: { personId: number; gradeId: number; divisionId: number }) =>
          `${row.personId} ${row.gradeId} ${row.divisionId}`;
        const now = await db.select().from(memberships);
        const open = await db.select().from(enrolments).where(isNull(enrolments.validTo));
        expect(open.map(place).toSorted()).toEqual(now.map(place).toSorted());
      }),
      { numRuns: times(5, 15) },
    );
  });

  it('says why and with what together a place was changed', async () => {
    const batchId = '00000000-0000-4000-8000-000000000001';
    const { dev, places } = world;
    await test.server.app.database.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('banyan.place_reason', 'migration', true), set_config('banyan.place_batch', ${batchId}, true)`,
      );
      await tx.delete(memberships).where(eq(memberships.personId, dev.id));
      await tx.insert(memberships).values({ schoolId: 1, personId: dev.id, ...places['10B'] });
    });
    const [open] = await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.personId, dev.id), isNull(enrolments.validTo)));
    expect(open).toMatchObject({
      reason: 'migration',
      batchId,
      academicYear: '2026-2027',
      role: 3,
      ...places['10B'],
    });
  });
});
