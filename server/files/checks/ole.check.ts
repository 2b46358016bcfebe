import type { FileHandle } from 'node:fs/promises';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

/** Reads the old Office container [MS-CFB] by sectors, so a 100 MB presentation costs a few kilobytes of memory. */

const endOfChain = 0xfffffffa;
const noEntry = 0xffffffff;
const directoryEntryBytes = 128;

interface Container {
  readonly handle: FileHandle;
  readonly sectorBytes: number;
  readonly sectors: number;
  readonly tableSectors: readonly number[];
  readonly cache: Map<number, Buffer>;
}

interface DirectoryEntry {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly bytes: number;
}

export type OleKind = 'doc' | 'xls' | 'ppt';

const streamKinds: readonly (readonly [string, OleKind])[] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
];

/** null: no Office program wrote it. Throws `BadContent`: damaged, or locked for a document behind a password. */
export async function readOleKind(handle: FileHandle, size: number): Promise<OleKind | null> {
  const header = await readAt(handle, 0, 512);
  if (header.length < 512) throw new BadContent({ fault: 'damaged' });
  const container = await openContainer(handle, header, size);
  const entries = await readDirectory(container, header.readUInt32LE(48));
  const atRoot = rootEntries(entries);
  if (atRoot.some((entry) => entry.name === 'EncryptedPackage')) throw new BadContent({ fault: 'locked' });
  for (const [name, kind] of streamKinds) {
    const stream = atRoot.find((entry) => entry.name === name);
    if (!stream) continue;
    await checkWhole(container, stream, header.readUInt32LE(56));
    return kind;
  }
  return null;
}

async function openContainer(handle: FileHandle, header: Buffer, size: number): Promise<Container> {
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new BadContent({ fault: 'damaged' });
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(size / sectorBytes) - 1;
  const bare = { handle, sectorBytes, sectors, tableSectors: [], cache: new Map<number, Buffer>() };
  return { ...bare, tableSectors: await readTableSectors(bare, header) };
}

/** The first 109 places stand in the header, the others in a chain of their own. */
async function readTableSectors(container: Container, header: Buffer): Promise<number[]> {
  const wanted = header.readUInt32LE(44);
  if (wanted > container.sectors) throw new BadContent({ fault: 'damaged' });
  const found = Array.from({ length: Math.min(109, wanted) }, (_, i) => header.readUInt32LE(76 + i * 4));
  const perSector = container.sectorBytes / 4 - 1;
  let next = header.readUInt32LE(68);
  while (found.length < wanted) {
    const sector = await readSector(container, next);
    const count = Math.min(perSector, wanted - found.length);
    for (let i = 0; i < count; i += 1) found.push(sector.readUInt32LE(i * 4));
    next = sector.readUInt32LE(perSector * 4);
  }
  return found;
}

async function readSector(container: Container, index: number): Promise<Buffer> {
  if (index >= container.sectors) throw new BadContent({ fault: 'damaged' });
  const sector = await readAt(container.handle, (index + 1) * container.sectorBytes, container.sectorBytes);
  // Some writers leave the last sector short.
  return sector.length === container.sectorBytes
    ? sector
    : Buffer.concat([sector, Buffer.alloc(container.sectorBytes - sector.length)]);
}

async function nextSector(container: Container, index: number): Promise<number> {
  const perSector = container.sectorBytes / 4;
  const place = container.tableSectors[Math.floor(index / perSector)];
  if (place === undefined) throw new BadContent({ fault: 'damaged' });
  let table = container.cache.get(place);
  if (!table) {
    table = await readSector(container, place);
    // A chain mostly runs within one table sector, so keeping only the last is enough.
    container.cache.clear();
    container.cache.set(place, table);
  }
  return table.readUInt32LE((index % perSector) * 4);
}

/** The sectors of a chain in order. A chain that leads back to itself is damaged, or made to keep us busy. */
async function readChain(container: Container, start: number): Promise<Set<number>> {
  const chain = new Set<number>();
  for (let at = start; at < endOfChain; at = await nextSector(container, at)) {
    if (at >= container.sectors || chain.has(at)) throw new BadContent({ fault: 'damaged' });
    chain.add(at);
  }
  return chain;
}

async function readDirectory(container: Container, start: number): Promise<DirectoryEntry[]> {
  const entries: DirectoryEntry[] = [];
  for (const at of await readChain(container, start)) {
    const sector = await readSector(container, at);
    for (let offset = 0; offset < sector.length; offset += directoryEntryBytes) {
      entries.push(readEntry(sector.subarray(offset, offset + directoryEntryBytes)));
    }
  }
  return entries;
}

function readEntry(bytes: Buffer): DirectoryEntry {
  const nameBytes = Math.min(64, bytes.readUInt16LE(64));
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    bytes: bytes.readUInt32LE(120),
  };
}

/** Only the root's own children count: a Word file may hold a whole workbook further down. */
function rootEntries(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const found: DirectoryEntry[] = [];
  const seen = new Set<number>();
  const waiting = [entries[0]?.child ?? noEntry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    found.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return found;
}

/** Every sector of the main stream must lie within the file; a small stream lives inside the root's. */
async function checkWhole(container: Container, stream: DirectoryEntry, smallBelow: number): Promise<void> {
  if (stream.bytes < smallBelow) return;
  const chain = await readChain(container, stream.start);
  if (chain.size * container.sectorBytes < stream.bytes) throw new BadContent({ fault: 'damaged' });
}
