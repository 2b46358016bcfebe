import { uploadMigrationExceptionsCall } from '#contract/migration/calls/upload-migration-exceptions.call.ts';
import { exceptionTitles, exceptionUploadKind } from '#contract/migration/exceptions.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { type SentFile, sendBytes, uploadIdOf } from '#src/lib/upload/send-bytes.ts';
import { uploadRefusalOf } from '#src/lib/upload/upload-refusal.ts';
import { migrationMessages as messages } from './messages.en.ts';

/** Chosen files by key, because a machine's context cannot hold bytes. */
const shelf = new Map<string, SentFile>();

export function shelveList(file: File): { key: string; name: string } {
  const key = crypto.randomUUID();
  shelf.clear();
  shelf.set(key, { file, uploadUrl: null });
  return { key, name: file.name };
}

interface Plan {
  readonly school_id: number;
  readonly migration_id: number;
  readonly version: number;
}

export async function sendList(of: Plan, { key, name }: { key: string; name: string }, signal: AbortSignal) {
  const entry = shelf.get(key);
  if (!entry) throw new CallFailed('unreachable', '');
  await sendBytes(entry, exceptionUploadKind, () => undefined, signal, {}).catch((error: unknown) => {
    const { information } = uploadRefusalOf(error, uploadMigrationExceptionsCall);
    throw information === '' ? error : new CallFailed('refused', information);
  });
  const upload_id = uploadIdOf(entry.uploadUrl);
  return call(uploadMigrationExceptionsCall, { ...of, upload_id, org_name: name }, { signal });
}

export async function saveListTemplate(): Promise<void> {
  const { saveXlsx } = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
  const { actions, columns } = messages.students;
  const [login, admission, , ...place] = exceptionTitles;
  await saveXlsx({
    name: messages.list.fileName,
    header: [login, admission, columns.action, ...place],
    rows: [
      ['S00001', '', actions.retain, '', ''],
      ['', 'ADM-17', actions.leave, '', ''],
      ['S00002', '', '', 'Grade 8', 'B'],
    ],
  });
}
