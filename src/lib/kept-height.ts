import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepForPerson, readForPerson } from './person-storage.ts';

const nameOf = (name: string) => `height.${name}`;
const most = 4_000;

/** How high this part was when the person saw it last in a window as wide as this one; 0: not known, or it was not there. */
export function heightKept(personId: number, name: string): number {
  const kept = readForPerson(personId, nameOf(name));
  if (!Array.isArray(kept) || kept[0] !== innerWidth) return 0;
  const height: unknown = kept[1];
  return typeof height === 'number' && height > 0 && height < most ? height : 0;
}

interface KeptHeight {
  /** Of the part once it is there; without an element it is not there. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Of its place as long as it is not. */
  readonly height: number;
}

/** Keeps the place of a part that arrives late, as high as it was the last time: what is below it does not jump. */
export function useKeptHeight(personId: number, name: string, isThere: boolean): KeptHeight {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isThere) keepForPerson(personId, nameOf(name), [innerWidth, ref.current?.offsetHeight ?? 0]);
  });
  return { ref, height: isThere ? 0 : heightKept(personId, name) };
}
