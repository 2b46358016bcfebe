import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { sheetHours } from '#contract/people/sign-in-sheet.wire.ts';
import { endSessionsOf, hashPassword, revokeCodes } from '#server/auth/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { defineJob, type TakenBy } from '#server/jobs/define-job.ts';
import { journal } from '../queries/journal.ts';
import {
  advanceSheet,
  type CodeOwners,
  codeOwners,
  deleteSheetsBefore,
  findSheet,
  insertSheet,
  updatePassword,
} from '../queries/sign-in-sheets.ts';
import { asPassword, codeFrom, newSheetSecret } from './start-code.ts';

const makeSheet = defineJob({
  kind: 'make-sign-in-sheet',
  line: 'cards',
  fields: {
    schoolId: v.number(),
    sheetId: v.number(),
    from: v.number(),
    /** Includes people with their own password. The default is for jobs queued before the field existed. */
    all: v.optional(bitWire, 1),
    owners: v.optional(v.picklist(codeOwners), 'school'),
  },
});
type Step = Parameters<typeof makeSheet.queue>[1]['payload'];

/** Codes per step, about a second. Other sheets get their turn between steps. */
const atOnce = 50;

/** Stores a sheet and queues its first cards. Returns its id. */
export async function storeSheet(
  { app, db, actor, afterCommit }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>,
  {
    schoolId,
    personIds,
    all,
    owners = 'school',
  }: {
    readonly schoolId: number;
    readonly personIds: number[];
    readonly all: 0 | 1;
    readonly owners?: CodeOwners;
  },
): Promise<number> {
  const row = { schoolId, madeBy: actor.id, madeAt: app.now(), personIds, secret: newSheetSecret() };
  const sheetId = await insertSheet(db, row);
  await planSheet({ app, db }, { schoolId, sheetId, from: 0, all, owners });
  afterCommit(app.wakeJobs);
  return sheetId;
}

export async function planSheet({ app, db }: Pick<UnitOfWork, 'app' | 'db'>, step: Step): Promise<void> {
  const dedupeKey = `${makeSheet.kind}:${step.schoolId}:${step.sheetId}:${step.from}`;
  await makeSheet.queue(db, { payload: step, dedupeKey, runAt: app.now() });
}

export const sheetJobs = makeSheet.doneBy((app, step) => makeSome(app, step));

/** Makes the next codes, all or none. A repeat does nothing. */
async function makeSome(app: AppContext, step: TakenBy<typeof makeSheet>): Promise<void> {
  const key = { schoolId: step.schoolId, id: step.sheetId };
  const sheet = await findSheet(app.db, key);
  if (!sheet?.secret || sheet.done !== step.from) return;
  // Locks people in the order of ids, as everywhere.
  const ids = sheet.personIds.slice(step.from, step.from + atOnce).toSorted((a, b) => a - b);
  const hashes: string[] = [];
  for (const id of ids) hashes.push(await hashPassword(codeFrom(sheet.secret, id)));
  const done = step.from + ids.length;
  await inOneTransaction(app, async (unit) => {
    const { db, afterCommit } = unit;
    if (!(await advanceSheet(db, key, step.from, done))) return;
    for (const [index, id] of ids.entries())
      await giveCode({ app, ...unit }, { ...step, id, madeBy: sheet.madeBy }, hashes[index] ?? '');
    if (done >= sheet.personIds.length) return;
    await planSheet({ app, db }, { ...step, from: done });
    afterCommit(app.wakeJobs);
  });
}

async function giveCode(
  unit: UnitOfWork,
  { madeBy, all, ...of }: TakenBy<typeof makeSheet> & { readonly id: number; readonly madeBy: number },
  passwordHash: string,
): Promise<void> {
  const { app, db } = unit;
  const person = await updatePassword(db, { ...of, all: all === 1 }, asPassword(passwordHash, app.now()));
  if (!person) return;
  await revokeCodes(db, app.now(), person);
  await endSessionsOf(unit, person);
  await journal(unit, { id: madeBy }, person, 'password', {}, {});
}

export const sheetsSince = (now: Date): Date => new Date(now.getTime() - sheetHours * 3_600_000);

/** [QU-70] */
export async function clearSheets(app: AppContext): Promise<void> {
  await deleteSheetsBefore(app.db, sheetsSince(app.now()));
}
