import type { Person } from '#contract/auth/session.model.ts';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { cacheOf, dropOffline, keepOffline } from '../offline-store.ts';
import { chosenFiles, keptOf, noteKept } from './kept-list.ts';

interface KeptKind {
  readonly kind: string;
  /** Each answer lies in the offline store under `<path>/<id>`. */
  readonly path: string;
  readonly stillOpen: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

interface ThingToKeep {
  readonly id: number;
  readonly answer: unknown;
  readonly files: readonly Attachment[];
}

async function dropFiles(personId: number, files: readonly string[]): Promise<void> {
  const needed = chosenFiles(personId);
  const place = await cacheOf(personId);
  for (const file of files)
    if (!needed.has(file)) {
      await place?.delete(`/files/${file}`);
      await place?.delete(`/files/${file}/preview`);
    }
}

/** [LO-06] Things of one kind that a person keeps on this device with their files, for use without a connection. */
export function defineKept({ kind, path, stillOpen }: KeptKind) {
  const nameOf = (id: number) => `${path}/${id}`;
  const pathOfThing = new RegExp(`^/kept/${path}/(\\d+)$`);

  async function drop(personId: number, id: number): Promise<void> {
    const all = keptOf(personId, kind);
    noteKept(
      personId,
      kind,
      all.filter((each) => each.id !== id),
    );
    await dropOffline(personId, nameOf(id)).catch(() => undefined);
    await dropFiles(personId, all.find((each) => each.id === id)?.files ?? []);
  }

  /** false: this browser has no storage or too little room, and nothing of the thing stays. */
  async function keep(person: Person, { id, answer, files }: ThingToKeep): Promise<boolean> {
    if (person.school.isDemo || !(await cacheOf(person.id))) return false;
    await keepOffline(person.id, nameOf(id), answer);
    const before = keptOf(person.id, kind);
    const added = { id, files: files.map(({ fileId }) => fileId) };
    const isNoted = noteKept(person.id, kind, [...before.filter((each) => each.id !== id), added]);
    const { keepChosen } = await import('../offline-files.ts');
    if (!isNoted || !(await keepChosen(person.id, files))) {
      await drop(person.id, id);
      return false;
    }
    await dropFiles(person.id, before.find((each) => each.id === id)?.files ?? []);
    return true;
  }

  /** Drops what the person may no longer open. On a failure everything stays until the next time. */
  async function revalidate(personId: number): Promise<void> {
    try {
      const place = await cacheOf(personId);
      if (!place) return;
      const ids = (await place.keys()).flatMap(({ url }) => {
        const id = pathOfThing.exec(new URL(url).pathname)?.[1];
        return id === undefined ? [] : [Number(id)];
      });
      if (ids.length === 0) return;
      const open = await stillOpen(ids);
      for (const id of ids) if (!open.has(id)) await drop(personId, id);
    } catch {
      // No connection: the next call tries again.
    }
  }

  return {
    nameOf,
    all: (personId: number): readonly number[] => keptOf(personId, kind).map(({ id }) => id),
    isKept: (personId: number, id: number) => keptOf(personId, kind).some((each) => each.id === id),
    keep,
    drop,
    revalidate,
  };
}
