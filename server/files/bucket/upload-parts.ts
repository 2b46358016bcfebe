import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { UnknownFile } from '../file-store.ts';
import type { Admission } from '../upload-shelf.ts';
import type { Bucket, Sent } from './bucket.ts';
import { putChecked, sumsOfBytes } from './bucket-files.ts';

/** A part ends at this size, so a kill loses no more of an upload that is sent in one request. */
const partBytes = 8 * 2 ** 20;
const idPattern = /^[a-z\d-]{1,100}$/;
/** Enough that names sort as their numbers do. */
const digits = 14;

interface Told {
  readonly size: number;
  readonly metadata: Record<string, string | null>;
  readonly creation_date: string;
}

interface Part {
  readonly name: string;
  readonly from: number;
  readonly size: number;
}

/** Uploads that every process with the bucket can continue: `uploads/<id>/told`, and an object for each part. */
export class UploadParts {
  /** Caches what was told of an upload, which never changes. */
  readonly #told = new Map<string, Told>();

  constructor(
    private readonly bucket: Bucket,
    private readonly folder: string,
  ) {}

  async begin({ id, size, metadata = {} }: Upload): Promise<Upload> {
    const told: Told = { size: size ?? 0, metadata, creation_date: new Date().toISOString() };
    await putChecked(this.bucket, `${placeOf(id)}told`, sumsOfBytes(Buffer.from(JSON.stringify(told))));
    return new Upload({ id, offset: 0, ...told });
  }

  async arrived(id: string): Promise<Upload> {
    const told = await this.#toldOf(id);
    const parts = await this.#partsOf(id);
    const offset = parts.reduce((sum, { size }) => sum + size, 0);
    return new Upload({ id, offset, ...told });
  }

  /** Writes the arriving bytes to a file here and stores it as a part, even when the connection breaks. */
  async append(readable: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let part: GrowingPart | null = null;
    const putAway = async () => {
      const whole = part;
      part = null;
      if (whole) at += await this.#putPart(id, at, whole);
    };
    let broken = false;
    try {
      try {
        for await (const piece of readable as AsyncIterable<Buffer>) {
          if (piece.length === 0) continue;
          part ??= await GrowingPart.begin(this.folder);
          await part.add(piece);
          if (part.size >= partBytes) await putAway();
        }
      } catch (error) {
        if (isOurs(error)) throw error;
        broken = true;
      }
      await putAway();
    } finally {
      await part?.drop();
    }
    // The browser's connection broke: it asks how much arrived, and continues.
    if (broken) throw ERRORS.FILE_WRITE_ERROR;
    return at;
  }

  /** Writes all parts into one file of this machine; writes none where nothing has arrived. */
  async gather(id: string, path: string): Promise<void> {
    const parts = await this.#partsOf(id);
    let at = 0;
    for (const { name, from, size } of parts) {
      const piece = await this.bucket.get(name);
      const target = createWriteStream(path, { flags: at === 0 ? 'wx' : 'r+', start: from, mode: 0o600 });
      await pipeline(piece, target);
      if (target.bytesWritten !== size) throw this.bucket.fault('damaged');
      at = from + size;
    }
    if (parts.length > 0) return;
    // An empty file has no parts, but it exists.
    const told = await this.#toldOf(id).catch(() => null);
    if (told?.size === 0) await (await open(path, 'wx', 0o600)).close();
  }

  async forget(id: string): Promise<void> {
    this.#told.delete(id);
    if (!idPattern.test(id)) return;
    for await (const { name } of this.bucket.list(placeOf(id))) await this.bucket.remove(name);
  }

  async #putPart(id: string, at: number, part: GrowingPart): Promise<number> {
    try {
      const sent = await part.end();
      await putChecked(this.bucket, `${placeOf(id)}${String(at).padStart(digits, '0')}-${sent.size}`, sent);
      return sent.size;
    } finally {
      await part.drop();
    }
  }

  async #toldOf(id: string): Promise<Told> {
    if (!idPattern.test(id)) throw ERRORS.FILE_NOT_FOUND;
    const known = this.#told.get(id);
    if (known) return known;
    try {
      const told = (await json(await this.bucket.get(`${placeOf(id)}told`))) as Told;
      if (this.#told.size >= toldAtMost) this.#told.clear();
      this.#told.set(id, told);
      return told;
    } catch (error) {
      throw error instanceof UnknownFile ? ERRORS.FILE_NOT_FOUND : error;
    }
  }

  /** The parts in a row from the first byte. Of two at one place the longer counts: it begins with the same bytes. */
  async #partsOf(id: string): Promise<readonly Part[]> {
    if (!idPattern.test(id)) throw ERRORS.FILE_NOT_FOUND;
    const found: Part[] = [];
    for await (const { name, size } of this.bucket.list(placeOf(id))) {
      const [, from, told] = /\/(\d+)-(\d+)$/.exec(name) ?? [];
      // Some stores show an object that is still being written.
      if (from === undefined || Number(told) !== size) continue;
      found.push({ name, from: Number(from), size });
    }
    found.sort((one, other) => one.from - other.from || other.size - one.size);
    const row: Part[] = [];
    let end = 0;
    for (const part of found) {
      if (part.from !== end) continue;
      row.push(part);
      end += part.size;
    }
    return row;
  }
}

const toldAtMost = 5_000;

const placeOf = (id: string) => `uploads/${id}/`;

/** True where this machine's disk or the store failed, not the connection to the browser. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
const codes: ReadonlySet<unknown> = new Set([
  'ESTORE',
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EROFS',
  'ENOENT',
  'EIO',
]);

/** A part that lies on disk while it arrives, so that memory does not grow with it. */
class GrowingPart {
  size = 0;
  readonly #md5 = createHash('md5');
  readonly #sha256 = createHash('sha256');

  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  static async begin(folder: string): Promise<GrowingPart> {
    const path = join(folder, `part-${randomUUID()}`);
    return new GrowingPart(path, await open(path, 'wx', 0o600));
  }

  async add(piece: Buffer): Promise<void> {
    this.#md5.update(piece);
    this.#sha256.update(piece);
    await this.handle.writeFile(piece);
    this.size += piece.length;
  }

  async end(): Promise<Sent> {
    await this.handle.close();
    const read = () => createReadStream(this.path);
    return { size: this.size, md5: this.#md5.digest('hex'), sha256: this.#sha256.digest('hex'), read };
  }

  async drop(): Promise<void> {
    await this.handle.close();
    await rm(this.path, { force: true });
  }
}

export class UploadObjects extends DataStore {
  constructor(
    private readonly parts: UploadParts,
    private readonly admission: Admission,
  ) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'];
  }

  override create(upload: Upload): Promise<Upload> {
    return this.admission.admit(upload, () => this.parts.begin(upload));
  }

  override async remove(uploadId: string): Promise<void> {
    await this.admission.end(uploadId);
    await this.parts.forget(uploadId);
  }

  override write(readable: Readable, uploadId: string, offset: number): Promise<number> {
    return this.parts.append(readable, uploadId, offset);
  }

  override getUpload(uploadId: string): Promise<Upload> {
    return this.parts.arrived(uploadId);
  }
}
