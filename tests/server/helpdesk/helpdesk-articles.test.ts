import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleText } from '#contract/helpdesk/helpdesk.model.ts';
import { helpArticles } from '#server/helpdesk/schema/helpdesk.ts';
import { loadHelpBase, parseArticle, shippedArticles } from '#server/seeds/helpdesk.ts';
import { ask } from '../helpdesk-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let helpdesk: Client;
let dev: Client;
beforeAll(async () => {
  test = await startTestServer();
  helpdesk = await test.signIn(test.world.helpdesk);
  dev = await test.signIn(test.world.dev);
});
afterAll(() => test.close());

const articleOf = async (key: string) => {
  const { data } = await helpdesk.ok('get-help-articles', {});
  return data.find((each) => each.key === key)!;
};
const answerOf = async (question: string) => (await ask(dev, question)).messages.at(-1)?.answer?.article;

const own: ArticleText = {
  topic: 'help',
  title: 'Lost & found',
  roles: [3],
  questions: 'Where is my lunchbox?\nI lost my umbrella',
  body: 'Ask at the **office**.',
  link: '',
  linkLabel: '',
};

describe('the help base that ships', () => {
  it('has articles for every role and topic, each with questions and an answer [QU-30]', async () => {
    const articles = await shippedArticles();
    expect(articles.length).toBeGreaterThanOrEqual(40);
    for (const role of [1, 2, 3, 4, 5, 6] as const)
      expect(articles.filter(({ text }) => text.roles.includes(role)).length).toBeGreaterThan(15);
    expect(new Set(articles.map(({ text }) => text.topic)).size).toBe(8);
    expect(
      articles.filter(({ text }) => text.questions.split('\n').length < 3).map(({ key }) => key),
    ).toEqual([]);
    expect(new Set(articles.map(({ text }) => text.title)).size).toBe(articles.length);
  });

  it('refers only to articles that are there, for every role that reads the reference [QU-30]', async () => {
    const articles = await shippedArticles();
    const wrong = articles.flatMap(({ key, text }) =>
      [...text.body.matchAll(/\(help:([\w-]+)\)/g)].flatMap(([, target]) => {
        const found = articles.find((each) => each.key === target);
        return text.roles
          .filter((role) => !found?.text.roles.includes(role))
          .map((role) => [key, target, role]);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is in the database after a start, and a further start changes nothing [QU-30]', async () => {
    const { db, database } = test.server.app;
    const stored = await db.select().from(helpArticles);
    expect(stored).toHaveLength((await shippedArticles()).length);
    await loadHelpBase(database);
    expect(await db.select().from(helpArticles)).toEqual(stored);
  });

  it.each([
    ['no front matter', 'Just text.'],
    ['no title', '---\ntopic: help\nposition: 1\nroles: 3\nquestions:\n- Why?\n---\nText.'],
    ['no role', '---\ntitle: A title\ntopic: help\nposition: 1\nroles:\nquestions:\n- Why?\n---\nText.'],
    [
      'a link to another site',
      '---\ntitle: A title\ntopic: help\nposition: 1\nroles: 3\nlink: https://evil.example\nquestions:\n- Why?\n---\nText.',
    ],
    [
      'a link that leaves by two slashes',
      '---\ntitle: A title\ntopic: help\nposition: 1\nroles: 3\nlink: //evil.example\nquestions:\n- Why?\n---\nText.',
    ],
  ])('does not take a file with %s', (_what, content) => {
    expect(() => parseArticle('sample.md', content)).toThrow(/sample\.md/);
  });
});

describe('an article in the editor', () => {
  it('waits as a draft, is answered with once published, and goes back to the shipped text [QU-30]', async () => {
    const { published, version, key } = await articleOf('theme');
    const text = { ...published!, body: 'Ask the **school office** for sunglasses.' };
    const draft = await helpdesk.ok('save-help-article', { key, version, action: 'draft', text });
    expect(draft.article).toMatchObject({ draft: { body: text.body }, isChanged: false });
    expect((await answerOf('dark mode'))?.body).toBe(published?.body);

    const live = await helpdesk.ok('save-help-article', {
      key,
      version: draft.article.version,
      action: 'publish',
      text,
    });
    expect(live.article).toMatchObject({ draft: null, isChanged: true, published: { body: text.body } });
    expect((await answerOf('dark mode'))?.body).toBe(text.body);

    await loadHelpBase(test.server.app.database);
    expect((await answerOf('dark mode'))?.body).toBe(text.body);

    const back = await helpdesk.ok('reset-help-article', {
      key,
      version: live.article.version,
      action: 'restore',
    });
    expect(back.article).toMatchObject({ isChanged: false, published });
    expect((await answerOf('dark mode'))?.body).toBe(published?.body);
  });

  it('stays as the helpdesk wrote it when a newer product ships another text, which then waits behind [QU-30]', async () => {
    const { db, database } = test.server.app;
    const { published, version, key } = await articleOf('language');
    const text = { ...published!, title: 'Speaking another language' };
    const { article } = await helpdesk.ok('save-help-article', { key, version, action: 'publish', text });
    // As an older product would have left it.
    await db.update(helpArticles).set({ shippedHash: 'older' }).where(eq(helpArticles.key, 'language'));
    await db
      .update(helpArticles)
      .set({ shippedHash: 'older', title: 'Old' })
      .where(eq(helpArticles.key, 'phone'));
    await loadHelpBase(database);
    expect((await articleOf('language')).published?.title).toBe('Speaking another language');
    expect((await articleOf('phone')).published?.title).toBe('Using Banyan on a phone or tablet');
    const { version: now } = await articleOf('language');
    await helpdesk.ok('reset-help-article', { key, version: now, action: 'restore' });
    expect(article.isChanged).toBe(true);
    expect((await articleOf('language')).published?.title).toBe(published?.title);
  });

  it('can be new: unseen as a draft, found once published, and removed again [QU-30]', async () => {
    const made = await helpdesk.ok('save-help-article', { key: '', version: 0, action: 'draft', text: own });
    expect(made.article).toMatchObject({ key: 'lost-found', published: null, shipped: null });
    expect(await answerOf('where is my lunchbox')).not.toMatchObject({ key: 'lost-found' });
    const live = await helpdesk.ok('save-help-article', {
      key: 'lost-found',
      version: made.article.version,
      action: 'publish',
      text: own,
    });
    expect(await answerOf('where is my lunchbox')).toMatchObject({ key: 'lost-found' });
    const teacher = await test.signIn(test.world.asha);
    expect((await ask(teacher, 'where is my lunchbox')).messages.at(-1)?.answer?.article).toBeNull();
    const { version } = live.article;
    expect(
      await helpdesk.call('reset-help-article', { key: 'lost-found', version, action: 'restore' }),
    ).toMatchObject({ ok: false, error: { code: 'not_shipped' } });
    await helpdesk.ok('reset-help-article', { key: 'lost-found', version, action: 'remove' });
    expect(await articleOf('lost-found')).toBeUndefined();
    expect(await answerOf('where is my lunchbox')).toBeNull();
  });

  it('is saved by the first of two; the second is told [QU-30]', async () => {
    const { published, version, key } = await articleOf('offline');
    const save = (body: string) =>
      helpdesk.call('save-help-article', { key, version, action: 'draft', text: { ...published!, body } });
    const both = await Promise.all([save('One.'), save('Two.')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const discarded = await helpdesk.ok('reset-help-article', {
      key,
      version: version + 1,
      action: 'discard',
    });
    expect(discarded.article?.draft).toBeNull();
  });

  it('refuses a title that another has, a shipped one taken away, and a link to another site [QU-30]', async () => {
    const { version } = await articleOf('phone');
    const taken = await helpdesk.call('save-help-article', {
      key: '',
      version: 0,
      action: 'publish',
      text: { ...own, title: 'WITHOUT internet' },
    });
    expect(taken).toMatchObject({
      ok: false,
      error: { code: 'title_taken', fields: { title: expect.any(String) } },
    });
    const removed = await helpdesk.call('reset-help-article', { key: 'phone', version, action: 'remove' });
    expect(removed.status).toBe(403);
    for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await helpdesk.call('save-help-article', {
        key: '',
        version: 0,
        action: 'draft',
        text: { ...own, link },
      });
      expect([link, answer.status]).toEqual([link, 400]);
    }
  });
});
