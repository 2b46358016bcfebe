import { formSession } from '../schools/school-inputs.ts';
import { type Client, sampleFile, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { newName, projectFields, sessionFields } from './content-inputs.ts';

/** What an author of the office does over and over; `office` is who it is, with their client. */
export function authorOf(test: TestServer, who: Named, office: Client) {
  const session = () => formSession(office);
  const treeOf = async (id: number) => (await office.ok('get-project', { id })).data;
  return {
    session,
    treeOf,
    saveProject: async (changes: Partial<typeof projectFields> & { id?: number; version?: number } = {}) => {
      const input = { ...projectFields, title: newName(), ...changes, formSession: await session() };
      return (await office.ok('save-project', input)).data;
    },
    saveSession: async (projectId: number, changes: Partial<typeof sessionFields> = {}) => {
      const input = {
        ...sessionFields,
        title: newName(),
        ...changes,
        projectId,
        formSession: await session(),
      };
      return (await office.ok('save-session', input)).data;
    },
    publish: async (id: number) =>
      (await office.ok('publish-project', { id, version: (await treeOf(id)).version })).data,
    /** A file that was sent and kept. */
    kept: async (name: string, bytes?: Uint8Array, as: Named = who, by: Client = office) => {
      const upload_id = await test.finishedUpload(as, name, bytes ?? (await sampleFile(name)), 'content');
      return (await by.ok('save-content-file', { upload_id, org_name: name })).data;
    },
  };
}
export type Author = ReturnType<typeof authorOf>;
