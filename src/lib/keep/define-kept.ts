import type { Person } from '#contract/auth/session.model.ts';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { dropOffline, keepOffline, placeOf } from '../offline-store.ts';
import { chosenFiles, keptOf, noteKept } from './kept-list.ts';

interface KeptKind {
  /** Of the list in this browser, e.g. `sessions`. */
  readonly kind: string;
  /** Under `<path>/<id>` the answer of each lies in the offline store. */
  readonly path: string;
  /** Which of these the person may still open. */
  readonly stillOpen: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

interface ThingToKeep {
  readonly id: number;
  /** What its call answered. */
  readonly answer: unknown;
  readonly files: readonly Attachment[];
}

/** Takes those files off this device that nothing needs any more. */
async function dropFiles(personId: number, files: readonly string[]): Promise<void> {
  const needed = chosenFiles(personId);
  const place = await placeOf(personId);
  for (const file of files)
    if (!needed.has(file)) {
      await place?.delete(`/files/${file}`);
      await place?.delete(`/files/${file}/preview`);
    }
}

/** [LO-06] Things of one kind that a person keeps on this device, with their files, for a time without a connection. */
export function defineKept({ kind, path, stillOpen }: KeptKind) {
  const nameOf = (id: number) => `${path}/${id}`;
  const pathOfThing = new RegExp(`^/kept/${path}/(\\d+)$`);

  /** Takes one off this device, with the files that no other needs. */
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

  /** false: this browser has no such place, or too little room; nothing of it stays then. */
  async function keep(person: Person, { id, answer, files }: ThingToKeep): Promise<boolean> {
    if (person.school.isDemo || !(await placeOf(person.id))) return false;
    await keepOffline(person.id, nameOf(id), answer);
    const before = keptOf(person.id, kind);
    const added = { id, files: files.map(({ fileId }) => fileId) };
    const isNoted = noteKept(person.id, kind, [...before.filter((each) => each.id !== id), added]);
    const { keepChosen } = await import('../offline-files.ts');
    if (!isNoted || !(await keepChosen(person.id, files))) {
      await drop(person.id, id);
      return false;
    }
    // What it had before and has no more.
    await dropFiles(person.id, before.find((each) => each.id === id)?.files ?? []);
    return true;
  }

  /** What may no longer be opened goes from this device too. Whatever fails leaves all as it was, for the next time. */
  async function revalidate(personId: number): Promise<void> {
    try {
      const place = await placeOf(personId);
      if (!place) return;
      const ids = (await place.keys()).flatMap(({ url }) => {
        const id = pathOfThing.exec(new URL(url).pathname)?.[1];
        return id === undefined ? [] : [Number(id)];
      });
      if (ids.length === 0) return;
      const open = await stillOpen(ids);
      for (const id of ids) if (!open.has(id)) await drop(personId, id);
    } catch {
      // There was no contact; there will be one.
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
