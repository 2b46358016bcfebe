import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorOf } from '../content/content-author.ts';
import { newName } from '../content/content-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let office: Client;
let formSession: () => Promise<string>;
beforeAll(async () => {
  test = await startTestServer();
  office = await test.signIn(test.world.superAdmin);
  ({ session: formSession } = authorOf(test, test.world.superAdmin, office));
});
afterAll(() => test.close());

const saveModule = async (
  more: { id?: number; version?: number; kind?: 'grade' | 'club'; name?: string } = {},
) =>
  (
    await office.ok('save-module', {
      name: newName(),
      description: '',
      kind: 'grade',
      isPublished: false,
      formSession: await formSession(),
      ...more,
    })
  ).data;
const saveTopic = async (moduleId: number) =>
  office.call('save-topic', { moduleId, name: newName(), formSession: await formSession() });
const addTopic = async (moduleId: number) => {
  const answer = await saveTopic(moduleId);
  if (!answer.ok) throw new Error('A topic was not saved.');
  return answer.data.data;
};
const remove = (of: 'module' | 'topic', row: { id: number; version: number }, isRemoved = true) =>
  office.call('set-content-removed', { of, rows: [{ id: row.id, version: row.version }], isRemoved });

describe('a stored thing', () => {
  it('that was removed takes nothing, and what belongs to it does not come back alone', async () => {
    const module = await saveModule();
    const topic = await addTopic(module.id);
    const gone = await remove('topic', topic);
    expect(gone).toMatchObject({ ok: true, data: { done: [{ id: topic.id, version: topic.version + 1 }] } });
    expect(await remove('module', module)).toMatchObject({ ok: true });
    expect(await saveTopic(module.id)).toMatchObject({ ok: false, error: { code: 'not_found' } });
    const back = { id: topic.id, version: topic.version + 1 };
    expect(await remove('topic', back, false)).toMatchObject({
      ok: false,
      error: { code: 'parent_removed' },
    });
    expect(await remove('module', { id: module.id, version: module.version + 1 }, false)).toMatchObject({
      ok: true,
    });
    expect(await remove('topic', back, false)).toMatchObject({
      ok: true,
      data: { done: [{ id: topic.id, version: topic.version + 2 }] },
    });
  });

  it('is last where it belongs to something else from now on', async () => {
    const name = newName();
    const module = await saveModule({ name });
    await saveModule({ kind: 'club' });
    await saveModule({ id: module.id, version: module.version, kind: 'club', name });
    const { rows } = await office.ok('module-page', {
      filters: { kind: 'club' },
      sort: [{ by: 'position', descending: true }],
    });
    expect(rows[0]).toMatchObject({ id: module.id, version: module.version + 1 });
  });

  it('is put in an order only by someone who knows all that belong together', async () => {
    const module = await saveModule();
    const first = await addTopic(module.id);
    const second = await addTopic(module.id);
    const order = (ids: number[]) => office.call('order-content', { of: 'topic', parentId: module.id, ids });
    const topics = async () =>
      (await office.ok('get-module', { id: module.id })).data.topics.map(({ id }) => id);
    expect(await order([second.id])).toMatchObject({ ok: false, error: { code: 'order_changed' } });
    expect(await topics()).toEqual([first.id, second.id]);
    expect(await order([second.id, first.id])).toMatchObject({ ok: true });
    expect(await topics()).toEqual([second.id, first.id]);
  });
});
