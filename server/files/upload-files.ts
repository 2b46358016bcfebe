import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore as TusFiles } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { isDiskFull } from '#server/core/answer-error.ts';
import type { Admission } from './upload-shelf.ts';

export class UploadFiles extends TusFiles {
  constructor(
    directory: string,
    private readonly admission: Admission,
  ) {
    super({ directory });
  }

  override create(upload: Upload): Promise<Upload> {
    return this.admission.admit(upload, () => super.create(upload));
  }

  override async remove(uploadId: string): Promise<void> {
    await this.admission.end(uploadId);
    await super.remove(uploadId);
  }

  /** The store's own method hides that a disk is full. After every other break the browser continues. */
  override async write(readable: Readable, uploadId: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, uploadId), { flags: 'r+', start: offset });
    try {
      await pipeline(readable, target);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + target.bytesWritten;
  }
}
