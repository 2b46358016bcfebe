import { posix } from 'node:path';
import type { Archive } from '../../archive.ts';
import { decodeXml, elements, parseXml, type XmlElement } from '../xml.ts';

const mostPartBytes = 16 * 2 ** 20;
const mostPictureBytes = 24 * 2 ** 20;
const mostBytes = 160 * 2 ** 20;

export interface Part {
  readonly path: string;
  readonly root: XmlElement;
  /** The path of the part an `r:id` names; undefined for links out of the file, which nothing here follows. */
  related(id: string | undefined): string | undefined;
  relatedByType(type: string): string | undefined;
}

export interface PptxPackage {
  /** null when the part is missing. Each part is read once. */
  part(path: string | undefined): Promise<Part | null>;
  picture(path: string): Promise<Buffer | null>;
}

/** Reads all parts under one allowance, so that a small file cannot unpack into a huge one. */
export function openPackage(archive: Archive): PptxPackage {
  const parts = new Map<string, Promise<Part | null>>();
  let left = mostBytes;

  async function read(path: string, limit: number): Promise<Buffer | null> {
    const bytes = await archive.read(path, Math.min(left, limit));
    left -= bytes?.length ?? 0;
    return bytes;
  }

  async function readPart(path: string): Promise<Part | null> {
    const bytes = await read(path, mostPartBytes);
    if (!bytes) return null;
    const relations = await read(relationsPath(path), mostPartBytes);
    return makePart(path, parseXml(decodeXml(bytes)), relations ? parseXml(decodeXml(relations)) : undefined);
  }

  return {
    async part(path) {
      if (path === undefined) return null;
      const known = parts.get(path) ?? readPart(path);
      parts.set(path, known);
      return known;
    },
    picture: (path) => read(path, mostPictureBytes).catch(() => null),
  };
}

function makePart(path: string, root: XmlElement, relations: XmlElement | undefined): Part {
  const inside = elements(relations, 'Relationship')
    .map(({ attributes }) => attributes)
    .filter((relation) => relation.TargetMode !== 'External');
  const folder = posix.dirname(`/${path}`);
  const resolve = (target: string | undefined) =>
    target === undefined ? undefined : posix.resolve(folder, target).slice(1);
  return {
    path,
    root,
    related: (id) =>
      id === undefined ? undefined : resolve(inside.find((relation) => relation.Id === id)?.Target),
    relatedByType: (type) => resolve(inside.find((relation) => relation.Type?.endsWith(`/${type}`))?.Target),
  };
}

function relationsPath(path: string): string {
  return posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`);
}

/** Finds `r:id`, `r:embed` … under any prefix that the writer chose for relationships. */
export function relationId(element: XmlElement | undefined, name: string): string | undefined {
  const entry = Object.entries(element?.attributes ?? {}).find(([key]) => key.endsWith(`:${name}`));
  return entry?.[1];
}
