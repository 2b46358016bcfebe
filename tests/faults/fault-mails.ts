import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultReader, Readers } from './fault-readers.ts';
import type { Told } from './fault-work.ts';

/** How often somebody was written to of something. */
class Tally {
  readonly #counts = new Map<string, Map<number, number>>();

  add(what: string, personId: number): void {
    const people = this.#counts.get(what) ?? new Map<number, number>();
    people.set(personId, (people.get(personId) ?? 0) + 1);
    this.#counts.set(what, people);
  }

  of(what: string): ReadonlyMap<number, number> {
    return this.#counts.get(what) ?? new Map<number, number>();
  }
}

interface Outbox {
  /** Mails of their own, by `id:version`. */
  readonly single: Tally;
  /** Lines of digests, by title. */
  readonly digested: Tally;
}

async function readOutbox(dataDir: string): Promise<Outbox> {
  const outbox: Outbox = { single: new Tally(), digested: new Tally() };
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id, version, addressee] = /^notice-\d+-(\d+)-(\d+)-(\d+)\.eml$/.exec(name) ?? [];
    if (addressee !== undefined) outbox.single.add(`${id}:${version}`, Number(addressee));
    const [, reader] = /^digest-\d+-(\d+)-.*\.eml$/.exec(name) ?? [];
    if (reader === undefined) continue;
    const text = await readFile(join(folder, name), 'utf8');
    for (const [, title] of text.matchAll(/^(Fault [\w ]+) \(/gm))
      outbox.digested.add(title ?? '', Number(reader));
  }
  return outbox;
}

/**
 * Each version of a notice is mailed to each addressee at most once: by itself, or in one digest to who takes digests.
 * The last version of what is switched on has reached all of them.
 */
export async function weighMails(
  dataDir: string,
  told: readonly Told[],
  readers: Readers,
): Promise<string[]> {
  const outbox = await readOutbox(dataDir);
  const found: string[] = [];
  for (const notice of told) {
    const addressees = (await readers.of(notice)).filter(({ hasMail }) => hasMail);
    const last = Math.max(...notice.titles.keys());
    for (const [version, title] of notice.titles) {
      const isDue = notice.mail && notice.state === 'active' && version === last;
      const may = notice.mail && notice.state !== 'undone' ? addressees : [];
      const parts = [
        { way: 'mailed', have: outbox.single.of(`${notice.id}:${version}`), isDaily: false },
        { way: 'in digests', have: outbox.digested.of(title), isDaily: true },
      ];
      for (const { way, have, isDaily } of parts)
        for (const problem of compare(have, idsOf(may, isDaily), isDue))
          found.push(`${title} (${notice.state}) ${way}: ${problem}`);
    }
  }
  return found;
}

const idsOf = (readers: readonly FaultReader[], isDaily: boolean) =>
  new Set(readers.filter((reader) => reader.isDaily === isDaily).map(({ id }) => id));

function compare(have: ReadonlyMap<number, number>, may: ReadonlySet<number>, isDue: boolean): string[] {
  const people = [...have.keys()];
  const found = people.filter((id) => (have.get(id) ?? 0) > 1).map((id) => `${id} more than once`);
  found.push(...people.filter((id) => !may.has(id)).map((id) => `${id}, who is no addressee`));
  const missing = isDue ? [...may].filter((id) => !have.has(id)) : [];
  if (missing.length > 0) found.push(`${missing.length} of ${may.size} are missing`);
  return found;
}

/** What was written in all, for the report. */
export async function countMails(dataDir: string): Promise<{ mails: number; digests: number }> {
  const names = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) =>
    name.endsWith('.eml'),
  );
  const digests = names.filter((name) => name.startsWith('digest-')).length;
  return { mails: names.filter((name) => name.startsWith('notice-')).length, digests };
}
