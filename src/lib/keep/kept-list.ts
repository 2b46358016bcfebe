import * as v from 'valibot';
import { keepForPerson, keptForPerson, readForPerson } from '../person-storage.ts';

/** What a person chose to keep on this device, one list per kind; their offline store has the bytes. */
const kept = v.array(v.object({ id: v.number(), files: v.array(v.string()) }));
export type KeptThing = v.InferOutput<typeof kept>[number];

const prefix = 'kept-';

function read(personId: number, name: string): readonly KeptThing[] {
  const found = v.safeParse(kept, readForPerson(personId, name));
  return found.success ? found.output : [];
}

export const keptOf = (personId: number, kind: string) => read(personId, prefix + kind);

export const noteKept = (personId: number, kind: string, things: readonly KeptThing[]) =>
  keepForPerson(personId, prefix + kind, things);

export const chosenFiles = (personId: number): ReadonlySet<string> =>
  new Set(
    keptForPerson(personId, prefix).flatMap((name) => read(personId, name).flatMap(({ files }) => files)),
  );
