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
 * Counts a try and commits it before `judge`, so guesses sent at once count too; null of `judge` is a wrong try. Tries
 * of one account wait for each other in a process, so that parallel right ones are not locked out.
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
