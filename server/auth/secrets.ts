import { createHash, createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** 256 random bits, 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Derives an equally strong secret for one purpose, which does not reveal the first. */
export function secretFrom(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** The stored form of a token. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** argon2id: 19 MiB, two passes (OWASP). */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = passwordCost;

/** For tests, whose thousands of passwords are nobody's. */
export function hashCheaply(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Hashing is slow on purpose: in a storm of sign-ins it may take all processors but one. */
const slots = Math.max(1, availableParallelism() - 1);
let taken = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
  else taken += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

let decoy: Promise<string> | undefined;

/** Takes the same time without an account, so that the time of an answer reveals no login names. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecret());
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
