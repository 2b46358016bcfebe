import * as v from 'valibot';
import { checkKeptNoticesCall } from '#contract/notices/calls/check-kept-notices.call.ts';
import { keptAtOnce } from '#contract/notices/offline.wire.ts';
import { call } from './api-client.ts';
import { cacheOf, type Kept } from './offline-store.ts';

const listAnswer = v.looseObject({
  data: v.looseObject({ result: v.array(v.looseObject({ id: v.number() })) }),
});
const noticeAnswer = v.looseObject({ data: v.looseObject({ id: v.number(), version: v.number() }) });

const noticePath = /^\/kept\/notice\/(\d+)$/;
const listPath = /^\/kept\/list\//;
const filePath = /^\/files\/([^/]+)/;

/** Drops kept answers that the server took back, deleted or changed; on a failure they stay until the next time. */
export async function revalidateOfflineCache(personId: number): Promise<void> {
  try {
    const place = await cacheOf(personId);
    if (place) await check(place);
  } catch {
    // No connection: the next call tries again.
  }
}

async function check(place: Cache): Promise<void> {
  const paths = (await place.keys()).map(({ url }) => new URL(url).pathname);
  const lists = await readAll(
    place,
    paths.filter((path) => listPath.test(path)),
    listAnswer,
  );
  const notices = await readAll(
    place,
    paths.filter((path) => noticePath.test(path)),
    noticeAnswer,
  );
  const files = paths.filter((path) => filePath.test(path));
  const listed = lists.flatMap(({ value }) => value.data.result.map(({ id }) => id));
  const known = await ask(
    [...new Set([...listed, ...notices.map(({ value }) => value.data.id)])],
    [...new Set(files.map((path) => filePath.exec(path)?.[1] ?? ''))],
  );
  for (const { path, value } of notices)
    if (known.versions.get(value.data.id) !== value.data.version) await place.delete(path);
  for (const path of files) if (!known.files.has(filePath.exec(path)?.[1] ?? '')) await place.delete(path);
  for (const { path, at, value } of lists) {
    const result = value.data.result.filter(({ id }) => known.versions.has(id));
    if (result.length === value.data.result.length) continue;
    const left: Kept = { at, value: { ...value, data: { ...value.data, result } } };
    await place.put(path, new Response(JSON.stringify(left)));
  }
}

async function readAll<S extends v.GenericSchema>(place: Cache, paths: readonly string[], schema: S) {
  const found: { path: string; at: number; value: v.InferOutput<S> }[] = [];
  for (const path of paths) {
    const kept = (await (await place.match(path))?.json()) as Kept | undefined;
    const read = v.safeParse(schema, kept?.value);
    if (kept && read.success) found.push({ path, at: kept.at, value: read.output });
    else await place.delete(path);
  }
  return found;
}

async function ask(notices: readonly number[], files: readonly string[]) {
  const versions = new Map<number, number>();
  const readable = new Set<string>();
  for (let from = 0; from < Math.max(notices.length, files.length); from += keptAtOnce) {
    const input = {
      notices: notices.slice(from, from + keptAtOnce),
      files: files.slice(from, from + keptAtOnce),
    };
    const answer = await call(checkKeptNoticesCall, input);
    for (const { id, version } of answer.notices) versions.set(id, version);
    for (const id of answer.files) readable.add(id);
  }
  return { versions, files: readable };
}
