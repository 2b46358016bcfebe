import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '#server/core/settings-together.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { Bucket } from './bucket.ts';
import { putChecked, sumsOfBytes } from './bucket-files.ts';
import { exactly } from './exactly.ts';
import { faultWords, StoreFault } from './store-fault.ts';

const triedBytes = 1000;

/** Tries all that files need of a store. Returns how many milliseconds its clock is ahead. Throws a StoreFault. */
export async function tryBucket(bucket: Bucket): Promise<number> {
  const before = Date.now();
  const there = (await bucket.look()).getTime();
  // The store's time has whole seconds.
  const skew = there + 1000 < before ? there + 1000 - before : Math.max(0, there - Date.now());
  const name = `tried/${randomUUID()}`;
  const bytes = randomBytes(triedBytes);
  await putChecked(bucket, name, sumsOfBytes(bytes));
  const range = { start: 100, end: 299 };
  const part = exactly(await bucket.get(name, range), range);
  const got = part && (await buffer(part));
  await bucket.remove(name);
  if (!got?.equals(bytes.subarray(100, 300))) throw bucket.fault('parts');
  return skew;
}

/** Throws StartRefused in one sentence, without a secret. */
export async function refuseUnusable(settings: BucketSettings): Promise<void> {
  const bucket = new Bucket(settings);
  try {
    await tryBucket(bucket);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    throw new StartRefused(`${error.message} ${faultWords(error.reason).todo}`);
  } finally {
    bucket.close();
  }
}
