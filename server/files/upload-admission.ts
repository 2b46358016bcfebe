import type { Upload } from '@tus/server';
import type { UploadQuota } from '#contract/files/upload-policies.ts';
import type { AppContext } from '#server/core/context.ts';
import { createQueues } from '#server/core/queues.ts';
import { badRequest } from '#server/core/refusal.ts';
import { factsOfUpload } from './upload-kind.ts';
import { admitUpload, endUpload, type LockSchool } from './upload-room.ts';
import type { Admission } from './upload-shelf.ts';

export class UploadAdmission implements Admission {
  /** Connections are few: of a class that uploads at once, one upload waits for its school there, the others here. */
  readonly #bySchool = createQueues();

  constructor(
    private readonly app: AppContext,
    private readonly lockSchoolRow: LockSchool,
    private readonly quotaOf: (kind: string) => UploadQuota,
  ) {}

  /** Refuses what goes beyond a limit; an upload that cannot begin afterwards does not count. */
  async admit(upload: Upload, begin: () => Promise<Upload>): Promise<Upload> {
    const { id: uploadId, size } = upload;
    if (size === undefined) throw badRequest('The size of the file has to be told first.');
    const { schoolId, personId, kind } = factsOfUpload(uploadId);
    const quota = this.quotaOf(kind);
    const begun = { schoolId, personId, uploadId, size, quota };
    await this.#bySchool(String(schoolId), () => admitUpload(this.app, this.lockSchoolRow, begun));
    try {
      return await begin();
    } catch (error) {
      await this.end(uploadId);
      throw error;
    }
  }

  end(uploadId: string): Promise<void> {
    return endUpload(this.app, this.app.db, factsOfUpload(uploadId).schoolId, uploadId);
  }
}
