import type { triesRefusal } from '#contract/auth/auth.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { InParts, Services, UnitOfWork } from '#server/core/context.ts';
import { createQueues } from '#server/core/queues.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { countTry, forgetTries, waitOf } from './queries/sign-in-failures.ts';

const inTurn = createQueues();

type TooManyAttempts = ReasonsOf<typeof triesRefusal>;

interface Trying extends InParts<UnitOfWork>, Refusing<TooManyAttempts> {
  readonly app: Pick<Services, 'now'>;
}

/**
 * Judges a try at an account's secret; `judge` returns null for a wrong one. The try is counted and committed before,
 * so guesses sent at once count too; a right one ends the count. Tries of one account run one after another in a
 * process, so that parallel right ones are not locked out.
 */
export function validateTry<Proof>(
  { app, part, refuse }: Trying,
  account: string,
  judge: () => Promise<Proof | null>,
): Promise<Proof | null> {
  return inTurn(account, async () => {
    await part(async ({ db }) => {
      if (await countTry(db, app.now(), account)) return;
      const milliseconds = await waitOf(db, app.now(), account);
      throw refuse('too_many_attempts', {
        params: { minutes: Math.ceil(milliseconds / 60_000) },
        retryAfterSeconds: Math.ceil(milliseconds / 1000),
      });
    });
    const proof = await judge();
    if (proof !== null) await part(({ db }) => forgetTries(db, account));
    return proof;
  });
}
