import { beforeAll, describe, expect, it } from 'vitest';
import { askerIn, byTest, faultsOf } from '#tests/server/sql-faults.ts';
import { currentPage, pageOfMigrations } from '../../tools/distributed-databases.ts';
import { alike } from '../../tools/sql/collected.ts';
import { featuresOf } from '../../tools/sql/features.ts';
import { loadParser, statementsIn } from '../../tools/sql/syntax-tree.ts';
import { tenantUseOf } from '../../tools/sql/tenant-scope.ts';

beforeAll(loadParser);

const tenants = new Map([
  ['schools', 'id'],
  ...['notices', 'notice_files', 'people', 'grades'].map((name) => [name, 'school_id'] as const),
]);
const useOf = (text: string) => {
  const [tree] = statementsIn(text);
  if (!tree) throw new Error('No statement.');
  return tenantUseOf(tree, tenants);
};
const featuresIn = (text: string) =>
  statementsIn(text)
    .flatMap((tree) => featuresOf(tree))
    .map(({ feature }) => feature)
    .toSorted();

describe('the page of distributed databases', () => {
  it('says what the migrations ask, and PostgreSQL 15 reads all of them', () => {
    expect(pageOfMigrations(), 'npm run docs:sql').toBe(currentPage());
    expect(currentPage()).not.toContain('PostgreSQL 15 refuses');
  });
});

describe('the tenant’s key in a statement', () => {
  it.each([
    ['select 1 from countries', 'none'],
    ['select * from notices where school_id = $1 and id = $2', 'named'],
    ['select * from notices n where n.school_id in ($1, 0)', 'named'],
    ['select * from notices where school_id = any($1::int[])', 'named'],
    [
      'select 1 from schools s where s.id = $1 and exists (select from people p where p.school_id = s.id)',
      'named',
    ],
    [
      'select * from notices where (school_id, id) in (select school_id, notice_id from notice_files where school_id = $1)',
      'named',
    ],
    ['select * from unnest($1::int[], $2::int[]) w (school_id, id) join people p using (school_id)', 'named'],
    [
      'with mine as (select school_id, id from people where school_id = $1) select * from notices n join mine m on m.school_id = n.school_id',
      'named',
    ],
    ['insert into notices (school_id, title) values ($1, $2) on conflict do nothing', 'named'],
    [
      'insert into notices (school_id, title) select school_id, name from grades where school_id = $1',
      'named',
    ],
    ['select * from people where id = $1', 'all'],
    ['select * from notices n join people p on p.school_id = n.school_id', 'all'],
    ['select * from notices where school_id = (select school_id from people where id = $1)', 'all'],
    ['select * from notices n join people p on p.id = n.created_by where n.school_id = $1', 'mixed'],
    ['delete from notice_files f using notices n where n.id = f.notice_id and f.school_id = $1', 'mixed'],
  ])('%s: %s', (text, scope) => {
    expect(useOf(text).scope).toBe(scope);
  });

  it('tells the tables that no value is given for, and rows that go to another school', () => {
    expect(
      useOf('select * from notices n join people p on p.id = n.created_by where n.school_id = $1').open,
    ).toEqual(['people']);
    expect(useOf('update people set school_id = $1 where school_id = $2').moves).toEqual(['people']);
  });
});

describe('what a statement uses', () => {
  it.each([
    ['select pg_advisory_xact_lock($1)', ['advisory-lock']],
    ['listen people_moved', ['notify']],
    ['select id from jobs for update skip locked', ['row-lock', 'skip-locked']],
    ['with recursive r as (select 1) select 1 from r', ['recursive']],
    [
      "select $1 <% name from people where name @@ to_tsquery('a')",
      ['text-search', 'text-search', 'word-likeness'],
    ],
    ['create index i on t using gin (school_id, name gin_trgm_ops)', ['gin', 'gin-columns', 'trigram-class']],
    ['alter table t add unique (a) deferrable initially deferred', ['deferrable']],
    [
      'create trigger t after insert on p referencing new table as n for each statement execute function f()',
      ['trigger', 'trigger-tables'],
    ],
    [
      'insert into t (a) values (1) on conflict (a) do update set a = 2 returning xmin',
      ['conflict', 'system-column'],
    ],
    ['create table t (a int generated always as (b / 2) stored)', ['generated-column', 'whole-division']],
    ['select any_value(a) from t', ['newer-function']],
    ['savepoint piece', ['savepoint']],
    ['select a from t where b = $1', []],
  ])('%s', (text, wanted) => {
    expect(featuresIn(text)).toEqual(wanted);
  });

  it('is refused where PostgreSQL 15 cannot read it', () => {
    expect(() => statementsIn('alter table t alter column a set expression as (b)')).toThrow('syntax error');
  });
});

describe('the log of statements', () => {
  it('finds what the page does not name, and what PostgreSQL 15 cannot read', () => {
    const asked = (text: string) => ({ asker: 'server/x.ts', text });
    expect(faultsOf([asked('select 1'), asked('select a from t for update')], 'locks of rows')).toEqual([
      'server/x.ts: locks of rows (`for update`, `for share`): select a from t for update',
    ]);
    expect(faultsOf([asked('select a from t for update')], currentPage())).toEqual([]);
    expect(
      faultsOf([asked('merge into t using s on a = b when matched then delete returning a')], '')[0],
    ).toContain('syntax error');
  });

  it('takes two lists of other lengths for the same statement', () => {
    expect(alike('select 1 where a in ($1, $2) and b = $3')).toBe(
      alike('select 1\n where a in ($1, $2, $3, $4) and b = $5'),
    );
    expect(alike('insert into t values ($1, $2), ($3, $4)')).toBe(alike('insert into t values ($1, $2)'));
  });

  it('knows which file of the server asked, and leaves out what a test asks itself', () => {
    const root = new URL('../../', import.meta.url).pathname;
    const stack = (...files: string[]) => files.map((file) => `    at f (${root}${file}:1:2)`).join('\n');
    expect(
      askerIn(stack('tests/server/sql-log.ts', 'server/db/database.ts', 'server/notices/calls/x.ts')),
    ).toBe('server/notices/calls/x.ts');
    expect(askerIn(stack('tests/server/sql-log.ts', 'tests/server/a.test.ts', 'server/notices/x.ts'))).toBe(
      byTest,
    );
    expect(askerIn(stack('tests/server/sql-log.ts', 'server/core/services.ts'))).toBe(
      'server/core/services.ts',
    );
  });
});
