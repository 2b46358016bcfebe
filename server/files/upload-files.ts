import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore as TusFiles } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import type { UploadQuota } from '#contract/files/upload-policies.ts';
import { isDiskFull } from '#server/core/answer-error.ts';
import type { AppContext } from '#server/core/context.ts';
import { createQueues } from '#server/core/queues.ts';
import { badRequest } from '#server/core/refusal.ts';
import { factsOfUpload } from './upload-kind.ts';
import { admitUpload, endUpload, type HoldSchool } from './upload-room.ts';

/** The tus store, with each upload's row kept beside its bytes. */
export class UploadFiles extends TusFiles {
  /** Of a class that uploads at once, one waits for its school at the database, and the others here: connections are few. */
  readonly #bySchool = createQueues();

  constructor(
    private readonly app: AppContext,
    private readonly holdSchool: HoldSchool,
    private readonly quotaOf: (kind: string) => UploadQuota,
  ) {
    super({ directory: app.uploadFolder });
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id: uploadId, size } = upload;
    if (size === undefined) throw badRequest('The size of the file has to be told first.');
    const { schoolId, personId, kind } = factsOfUpload(uploadId);
    const quota = this.quotaOf(kind);
    const begun = { schoolId, personId, uploadId, size, quota };
    await this.#bySchool(String(schoolId), () => admitUpload(this.app, this.holdSchool, begun));
    try {
      return await super.create(upload);
    } catch (error) {
      await endUpload(this.app, this.app.db, schoolId, uploadId);
      throw error;
    }
  }

  override async remove(uploadId: string): Promise<void> {
    await endUpload(this.app, this.app.db, factsOfUpload(uploadId).schoolId, uploadId);
    await super.remove(uploadId);
  }

  /** As the store's own, which hides that a disk is full. Every other break is the browser's: it goes on from there. */
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
