import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepForPerson, readForPerson } from './person-storage.ts';

const nameOf = (name: string) => `height.${name}`;
const most = 4_000;

/** The height in pixels that the person last saw at this window width; 0: unknown, or the part was not there. */
export function heightKept(personId: number, name: string): number {
  const kept = readForPerson(personId, nameOf(name));
  if (!Array.isArray(kept) || kept[0] !== innerWidth) return 0;
  const height: unknown = kept[1];
  return typeof height === 'number' && height > 0 && height < most ? height : 0;
}

interface KeptHeight {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly height: number;
}

/** Reserves the last height for a part that arrives late, so that content below does not jump. */
export function useKeptHeight(personId: number, name: string, isThere: boolean): KeptHeight {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isThere) keepForPerson(personId, nameOf(name), [innerWidth, ref.current?.offsetHeight ?? 0]);
  });
  return { ref, height: isThere ? 0 : heightKept(personId, name) };
}
