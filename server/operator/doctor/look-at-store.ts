import { connect } from 'node:tls';
import type { Config } from '#server/core/config.ts';
import { Bucket } from '#server/files/bucket/bucket.ts';
import { faultWords, StoreFault } from '#server/files/bucket/store-fault.ts';
import { tryBucket } from '#server/files/bucket/try-bucket.ts';
import { doubtful, type Finding, orFine, wrong } from './finding.ts';

const what = 'store of files';
/** Milliseconds. The store refuses everything from 15 minutes on. */
const skewDoubted = 60_000;
const patienceMilliseconds = 5_000;
const day = 86_400_000;
const soonDays = 30;

/** Tries all that files need: list, write, compare, read a part, remove. */
export async function lookAtStore({ bucket: settings }: Config, now: Date): Promise<readonly Finding[]> {
  if (!settings) return [];
  const bucket = new Bucket(settings);
  try {
    const skew = await tryBucket(bucket);
    const found: Finding[] = [];
    if (skew > skewDoubted)
      found.push(
        doubtful(
          what,
          `Its clock is ${Math.round(skew / 1000)} s away from this machine's; at 900 s it refuses all.`,
          'Let both machines take their time from one server (NTP).',
        ),
      );
    found.push(...(await certificateOf(new URL(settings.endpoint), now)));
    return orFine(what, `${bucket.place} takes files and gives them back.`, found);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return [wrong(what, error.message, faultWords(error.reason).todo)];
  } finally {
    bucket.close();
  }
}

async function certificateOf({ protocol, hostname, port }: URL, now: Date): Promise<Finding[]> {
  if (protocol !== 'https:') return [];
  const until = await new Promise<string | null>((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port || 443), servername: host }, () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
    socket.setTimeout(patienceMilliseconds, () => socket.destroy(new Error('silent')));
    socket.on('error', () => resolve(null));
  });
  if (until === null) return [];
  const left = (Date.parse(until) - now.getTime()) / day;
  return left < soonDays
    ? [doubtful(what, `Its certificate expires in ${Math.floor(left)} days.`, 'Renew it at the store.')]
    : [];
}
