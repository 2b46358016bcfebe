import { describe, expect, it } from 'vitest';
import { breachOf, contractCircles, cyclesIn, idleHints, importsIn, looseSql } from '../../tools/room-law.ts';

const found = (text: string) => importsIn('server/notices/calls/a.ts', text, () => true).map(({ to }) => to);
const says = (from: string, to: string) => breachOf({ from, to });

describe('the imports of a file', () => {
  it('are those by alias, by a relative path, for types alone, at run time and passed on', () => {
    expect(
      found(`
        import { a } from '#server/core/actor.ts';
        import type { b } from '../queries/b.ts';
        export { c } from '../c.ts';
        const d = () => import('#contract/notices/d.ts');
        type E = import('../e.ts').E;
        import { eq } from 'drizzle-orm';
      `),
    ).toEqual([
      'server/core/actor.ts',
      'server/notices/queries/b.ts',
      'server/notices/c.ts',
      'contract/notices/d.ts',
      'server/notices/e.ts',
    ]);
  });

  it('are not what a comment or a text says', () => {
    expect(found(`// import { a } from './a.ts';\nconst text = "from './b.ts'";`)).toEqual([]);
  });
});

describe('the law', () => {
  it.each([
    ['frames/html/html.frame.ts', 'src/ui/kit.ts'],
    ['frames/html/html.frame.ts', 'frames/preview/inspect.ts'],
    ['src/features/workspace/a.ts', 'frames/shared/words.ts'],
    ['server/core/pipeline.ts', 'server/auth/sessions.ts'],
    ['server/db/page.ts', 'server/schools/schema.ts'],
    ['server/core/pipeline.ts', 'server/files/uploads.ts'],
    ['server/jobs/runner.ts', 'server/realtime/broadcaster.ts'],
    ['server/directory/schema.ts', 'server/schools/schema.ts'],
    ['server/realtime/sockets.ts', 'server/mail/mailer.ts'],
    ['contract/core/define-call.ts', 'contract/auth/session.model.ts'],
    ['contract/files/upload-policies.ts', 'contract/notices/notice.rules.ts'],
    ['server/search/find.ts', 'server/notices/excerpt.ts'],
    ['server/search/find.ts', 'server/notices/queries/notices.ts'],
    ['server/notices/queries/notices.ts', 'server/notices/audience.ts'],
    ['server/notices/audience.ts', 'server/notices/calls/create-notice.ts'],
    ['server/notices/schema/notice.ts', 'server/notices/queries/notices.ts'],
    ['server/notices/audience.ts', 'server/app.ts'],
    ['server/core/pipeline.ts', 'machines/shared/failure.ts'],
    ['contract/core/define-call.ts', 'server/core/pipeline.ts'],
    ['machines/auth/session/session.rules.ts', 'src/lib/live.ts'],
    ['src/ui/Card.tsx', 'src/lib/live.ts'],
    ['src/features/auth/a.ts', 'src/features/notices/b.ts'],
    ['src/routes/login.tsx', 'src/app/session.ts'],
  ])('forbids %s to import %s', (from, to) => {
    expect(says(from, to)).not.toBeNull();
  });

  it.each([
    ['server/search/find.ts', 'server/notices/index.ts'],
    ['server/search/find.ts', 'server/notices/schema/notice.ts'],
    ['server/notices/calls/create-notice.ts', 'server/notices/save-notice.ts'],
    ['server/notices/audience.ts', 'server/notices/queries/notices.ts'],
    ['server/notices/audience.ts', 'server/db/database.ts'],
    ['server/core/pipeline.ts', 'contract/catalogue.ts'],
    ['server/core/context.ts', 'server/realtime/broadcaster.ts'],
    ['server/files/preview-runner.ts', 'server/jobs/define-job.ts'],
    ['server/realtime/sockets.ts', 'server/cluster/cluster.ts'],
    ['contract/notices/notice.rules.ts', 'contract/files/upload-policies.ts'],
    ['contract/works/works.wire.ts', 'contract/content/content.rules.ts'],
    ['tools/spec.ts', 'server/rooms.ts'],
    ['server/app.ts', 'server/notices/notices.register.ts'],
    ['src/features/auth/a.ts', 'src/features/auth/watch/b.ts'],
    ['src/app/main.tsx', 'src/index.css'],
  ])('lets %s import %s', (from, to) => {
    expect(says(from, to)).toBeNull();
  });

  it('finds files that import each other over others', () => {
    const chain = (...files: string[]) =>
      files.map((from, at) => ({ from, to: files[(at + 1) % files.length] ?? '' }));
    expect(cyclesIn([...chain('b', 'a', 'c'), { from: 'd', to: 'a' }])).toEqual([['a', 'b', 'c']]);
    expect(
      cyclesIn([
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
      ]),
    ).toEqual([]);
  });
});

describe('rooms of the contract', () => {
  const of = (from: string, to: string) => ({ from: `contract/${from}.ts`, to: `contract/${to}.ts` });

  it('do not import each other in a circle, though no two files do', () => {
    const oneWay = [of('works/a', 'content/b'), of('content/b', 'core/c'), of('works/d', 'works/a')];
    expect(contractCircles(oneWay)).toEqual([]);
    expect(contractCircles([...oneWay, of('content/e', 'training/f'), of('training/g', 'works/h')])).toEqual([
      ['content', 'training', 'works'],
    ]);
  });
});

describe('a hint', () => {
  const declared = "export const doorOpened = defineHint('door.opened', { heardBy: ['person'] });";

  it('has to be sent by the server and heard by a page [CC-13]', () => {
    const sent = 'app.broadcaster.broadcast(doorOpened, to);';
    const heard = 'onHints(live, [doorOpened], ask);';
    const product = (server: string, page: string) =>
      idleHints({ 'contract/a/a.hints.ts': declared, 'server/a/a.ts': server, 'src/routes/a.tsx': page });
    expect(product(sent, heard)).toEqual([]);
    expect(product(sent, '')).toEqual(['hint doorOpened: no page hears it']);
    expect(product('', heard)).toEqual(['hint doorOpened: the server never sends it']);
  });
});

describe('SQL of a room', () => {
  const rule = 'server/calendar/days.ts';

  it('stands in its queries, conditions too; types may be named anywhere', () => {
    const condition = "import { eq } from 'drizzle-orm';";
    const statement = 'await db\n  .insert(holidays)\n  .values(row);';
    expect(looseSql(rule, condition)).toBe('SQL outside queries/');
    expect(looseSql(rule, statement)).toBe('SQL outside queries/');
    expect(looseSql(rule, 'await db.execute<{ id: number }>(text)')).toBe('SQL outside queries/');
    expect(looseSql('server/calendar/calls/save-holiday.ts', statement)).toBe('SQL outside queries/');
    expect(looseSql('server/calendar/queries/days.ts', condition + statement)).toBeNull();
    expect(looseSql('server/calendar/schema.ts', condition)).toBeNull();
    expect(looseSql('server/core/close.ts', condition + statement)).toBeNull();
    expect(looseSql(rule, "import type { SQL } from 'drizzle-orm';\nseen.delete(key);")).toBeNull();
  });
});
