import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels, channelsOf } from '#server/realtime/channels.ts';
import { desks } from '#server/rooms.ts';
import { actorOf } from '../actor.ts';
import { facultyInput, shareAsOffice } from '../notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import { metadataOf } from '../uploading.ts';

let test: TestServer;
let file: string;
beforeAll(async () => {
  test = await startTestServer();
  const { asha, superAdmin } = test.world;
  const author = await test.signIn(asha);
  const upload_id = await test.finishedUpload(asha, 'notice.pdf', await sampleFile('notice.pdf'));
  const { data } = await author.ok('handle-upload-files', { upload_id, org_name: 'notice.pdf' });
  await author.ok(
    'create-faculty-notice',
    await facultyInput(author, { grade: String(test.world.places['9A'].gradeId), title: 'Science' }),
  );
  file = data.file_path;
  // Their own by the row, so that only the modules decide.
  await test.server.app.db.execute(
    sql`update files set school_id = 0, owner_id = ${superAdmin.id} where id = ${file}::uuid`,
  );
});
afterAll(() => test.close());

/** The central office's one person, as staff with these modules; null: all of the role. */
async function staffWith(modules: readonly string[] | null, subRole = 2): Promise<Client> {
  const given = modules === null ? null : `{${modules.join(',')}}`;
  await test.server.app.db.execute(
    sql`update people set sub_role = ${subRole}::int, modules = ${given}::text[] where id = ${test.world.superAdmin.id}`,
  );
  return test.signIn(test.world.superAdmin);
}

async function reachOf(client: Client) {
  const search = await client.call('global-search', { searchText: 'asha' });
  const suggestions = await client.call('global-search-suggestion', { role_id: 1, searchText: 'asha' });
  return {
    file: (await client.get(`/files/${file}`)).status,
    preview: (await client.get(`/files/${file}/preview`)).status,
    search: search.status,
    suggestions: suggestions.status,
    people: search.ok ? search.data.data.result.filter((each) => each.pageCategory === 'people').length : 0,
  };
}

const nothing = { file: 403, preview: 403, search: 403, suggestions: 403, people: 0 };

describe('staff of the central office', () => {
  it('without a module are refused files and the search [RP-01, LD-03]', async () => {
    expect(await reachOf(await staffWith([]))).toEqual(nothing);
    expect(await reachOf(await staffWith([], 3))).toEqual(nothing);
  });

  it('find people only with the screen that shows people, and read files only with the board [RP-01]', async () => {
    const signOut = await reachOf(await staffWith(['admin/sign-out']));
    expect(signOut).toMatchObject({ file: 404, search: 200, suggestions: 200 });
    expect(signOut.people).toBeGreaterThan(0);
    expect(await reachOf(await staffWith(['dashboard']))).toMatchObject({
      file: 200,
      search: 200,
      people: 0,
    });
  });

  it('read files as directors, and do everything with all of their role [RP-01]', async () => {
    expect(await reachOf(await staffWith(['admin/sign-out'], 3))).toMatchObject({ file: 200 });
    const all = await reachOf(await staffWith(null, 1));
    expect(all).toMatchObject({ file: 200, search: 200, suggestions: 200 });
    expect(all.people).toBeGreaterThan(0);
  });

  it.each([{ held: [] }, { held: ['admin/sign-out'] }])(
    'without the notices’ module ($held) neither list, open, find, switch off nor delete one [RP-01]',
    async ({ held }) => {
      const id = await shareAsOffice(await staffWith(null, 1), { notice_title: 'Velvet curtains' });
      const client = await staffWith(held);
      const asked = { loginType: 1, login_id: test.world.superAdmin.id, school_id: 0 };
      const notices = [{ id, version: 0 }];
      const answers = [
        await client.call('get-latest-notice-list', { ...asked, showLimit: 10 }),
        await client.call('get-notice-board-active', asked),
        await client.call('get-notice-filterd-list', asked),
        await client.call('get-deleted-notices', {}),
        await client.call('get-notice-details', { notice_id: id, user_id: asked.login_id, action: 'view' }),
        await client.call('set-notice-status', { notices, isActive: 0 }),
        await client.call('delete-faculty-notice', { notices }),
        await client.call('delete-notice-superadmin', { noticeId: id }),
        await client.call('restore-notice', { notices }),
        await client.call('get-office-delivery', { notice_id: id }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
      const found = await client.call('global-search', { searchText: 'velvet' });
      expect(found.ok ? found.data.data.result : []).toEqual([]);
      const upload = await fetch(`${test.server.address}/uploads`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.token}`,
          'tus-resumable': '1.0.0',
          'upload-length': '1',
          'upload-metadata': metadataOf('notice.pdf'),
        },
      });
      expect(upload.status).toBe(403);
    },
  );

  it('hear of the office’s notices with their module alone [RP-01, QU-46]', () => {
    const hears = (subRole: number, modules: readonly string[] | null) => {
      const actor = { ...actorOf(test.world.superAdmin), subRole, modules };
      const at = { groups: [], place: { countryId: 0, stateId: 0 } };
      return channelsOf(actor, at, desks).includes(channels.desk('notices'));
    };
    expect([hears(1, null), hears(2, ['dashboard']), hears(3, ['admin/sign-out'])]).toEqual([
      true,
      true,
      true,
    ]);
    expect([hears(2, []), hears(3, []), hears(2, ['admin/sign-out'])]).toEqual([false, false, false]);
  });
});
