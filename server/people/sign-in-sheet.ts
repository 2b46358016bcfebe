import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { roles, sheetHours } from '#contract';
import { bitWire } from '#contract/core/bit.ts';
import { endSessionsOf, hashPassword, revokeCodes } from '#server/auth/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { defineJob, type TakenBy } from '#server/jobs/define-job.ts';
import { people } from '#server/schools/schema.ts';
import { journal } from './journal.ts';
import { findSheet, isSheet, waitsForCode } from './queries/sign-in-sheets.ts';
import { signInSheets } from './schema.ts';
import { asPassword, codeFrom, newSheetSecret } from './start-code.ts';

const makeSheet = defineJob('make-sign-in-sheet', {
  schoolId: v.number(),
  sheetId: v.number(),
  /** Cards that are made. */
  from: v.number(),
  /** Also for who has a password of their own; those of before were asked when they were chosen. */
  all: v.optional(bitWire, 1),
});
type Step = Parameters<typeof makeSheet.queue>[1]['payload'];

/** So many codes a step, about a second: other jobs are done between the steps. */
const atOnce = 50;

/** Stores a sheet and begins its first cards; answers its number. */
export async function storeSheet(
  { app, db, actor, afterCommit }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>,
  {
    schoolId,
    personIds,
    all,
  }: { readonly schoolId: number; readonly personIds: number[]; readonly all: 0 | 1 },
): Promise<number> {
  const row = { schoolId, madeBy: actor.id, madeAt: app.now(), personIds, secret: newSheetSecret() };
  const [sheet] = await db.insert(signInSheets).values(row).returning({ id: signInSheets.id });
  if (!sheet) throw new Error('A sheet was not stored.');
  await planSheet({ app, db }, { schoolId, sheetId: sheet.id, from: 0, all });
  afterCommit(app.wakeJobs);
  return sheet.id;
}

export async function planSheet({ app, db }: Pick<UnitOfWork, 'app' | 'db'>, step: Step): Promise<void> {
  const dedupeKey = `${makeSheet.kind}:${step.schoolId}:${step.sheetId}:${step.from}`;
  await makeSheet.queue(db, { payload: step, dedupeKey, runAt: app.now() });
}

export const sheetJobs = makeSheet.doneBy((app, step) => makeSome(app, step));

/** The next codes of a sheet, all or none; done twice, it does nothing the second time. */
async function makeSome(app: AppContext, step: TakenBy<typeof makeSheet>): Promise<void> {
  const key = { schoolId: step.schoolId, id: step.sheetId };
  const sheet = await findSheet(app.db, key);
  if (!sheet?.secret || sheet.done !== step.from) return;
  // Several people are locked in the one order of ids, as everywhere.
  const ids = sheet.personIds.slice(step.from, step.from + atOnce).toSorted((a, b) => a - b);
  const hashes: string[] = [];
  for (const id of ids) hashes.push(await hashPassword(codeFrom(sheet.secret, id)));
  const done = step.from + ids.length;
  await inOneTransaction(app, async (unit) => {
    const { db, afterCommit } = unit;
    const [held] = await db
      .update(signInSheets)
      .set({ done })
      // Closed meanwhile, nobody reads its codes: who has a password keeps it.
      .where(and(isSheet(key), eq(signInSheets.done, step.from), isNotNull(signInSheets.secret)))
      .returning({ id: signInSheets.id });
    if (!held) return;
    for (const [index, id] of ids.entries())
      await giveCode(
        { app, ...unit },
        { schoolId: step.schoolId, id },
        { ...sheet, all: step.all },
        hashes[index] ?? '',
      );
    if (done >= sheet.personIds.length) return;
    await planSheet({ app, db }, { ...step, from: done });
    afterCommit(app.wakeJobs);
  });
}

async function giveCode(
  unit: UnitOfWork,
  person: { readonly schoolId: number; readonly id: number },
  { madeBy, all }: { readonly madeBy: number; readonly all: 0 | 1 },
  passwordHash: string,
): Promise<void> {
  const { app, db } = unit;
  const given = await db
    .update(people)
    .set(asPassword(passwordHash, app.now()))
    .where(
      and(
        eq(people.schoolId, person.schoolId),
        eq(people.id, person.id),
        // Never an admin, whatever a sheet says.
        inArray(people.role, [roles.student, roles.faculty]),
        eq(people.isActive, true),
        all === 1 ? undefined : waitsForCode,
      ),
    )
    .returning({ id: people.id });
  if (given.length === 0) return;
  await revokeCodes(db, app.now(), person);
  await endSessionsOf(unit, person);
  await journal(unit, { id: madeBy }, person, 'password', {}, {});
}

/** Nobody reads a sheet of earlier than that. */
export const sheetsSince = (now: Date): Date => new Date(now.getTime() - sheetHours * 3_600_000);

/** [QU-70] Sheets that have had their time. */
export async function clearSheets(app: AppContext): Promise<void> {
  await app.db.delete(signInSheets).where(lt(signInSheets.madeAt, sheetsSince(app.now())));
}
