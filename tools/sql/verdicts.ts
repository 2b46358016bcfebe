import type { Feature } from './features.ts';

/** What a database does with it: `fine` as PostgreSQL does, `other` taken but not the same, `refused`. */
export type Answer = 'fine' | 'other' | 'refused';

export interface Verdict {
  /** What the page calls it. */
  readonly name: string;
  readonly citus: Answer;
  readonly yugabyte: Answer;
  readonly cockroach: Answer;
  /** Why, and what one would do. */
  readonly rest: string;
}

/**
 * By feature, from the documentation of Citus 13 and 14, YugabyteDB 2025.1 and later (made from PostgreSQL 15) and
 * CockroachDB 26.1. Nothing of it was tried against them: `npm run docs:sql -- --try URL` does that. That CockroachDB
 * lacks `normalize` and locks nothing by advisory locks is from memory.
 */
export const verdicts: Readonly<Record<Feature, Verdict>> = {
  'advisory-lock': {
    name: 'advisory locks',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'Citus holds them at one node, the coordinator: all processes must connect there. CockroachDB knows the functions and locks nothing. There a row of a table of locks, `for update`, would take their place. YugabyteDB has them since 2025.1.',
  },
  notify: {
    name: 'listen and notify',
    citus: 'other',
    yugabyte: 'other',
    cockroach: 'refused',
    rest: 'Triggers tell all processes by `pg_notify` which people moved. Citus tells at the node where the trigger ran, a worker. YugabyteDB has it since 2025.2.3 as early access. Elsewhere the process that makes the change would tell the others by Redis, as hints do.',
  },
  trigger: {
    name: 'triggers',
    citus: 'refused',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'Citus refuses a trigger on a distributed table unless `citus.enable_unsafe_triggers` is on, and then it must write only into rows of the same school, which ours do.',
  },
  'trigger-tables': {
    name: 'triggers for a statement, with the rows it changed (`referencing`)',
    citus: 'refused',
    yugabyte: 'refused',
    cockroach: 'refused',
    rest: 'They keep enrolments, counts of people and hints right with one statement for an import of thousands. Triggers for each row would do the same, slower; or the few calls that write people and memberships do it themselves.',
  },
  'trigger-columns': {
    name: 'triggers for some columns (`update of`)',
    citus: 'refused',
    yugabyte: 'fine',
    cockroach: 'refused',
    rest: 'The function can compare old and new itself.',
  },
  plpgsql: {
    name: 'functions in PL/pgSQL',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'CockroachDB has no `perform` and no `for` over a query: `select … into` takes their place.',
  },
  'sql-function': {
    name: 'functions in SQL',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'Fine unless it calls what is refused here.',
  },
  'composite-type': {
    name: 'types made of several',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: '',
  },
  extension: {
    name: 'extensions',
    citus: 'fine',
    yugabyte: 'other',
    cockroach: 'refused',
    rest: '`pg_trgm` comes with all three (built into CockroachDB, where `create extension` does nothing). `btree_gin` puts the school into the index of a search; YugabyteDB takes no GIN index of two columns with or without it, CockroachDB needs no extension for it.',
  },
  'generated-column': {
    name: 'columns made from others, stored',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'YugabyteDB has them since 2025.1. CockroachDB has them, but not the function `normalize` that ours call.',
  },
  gin: {
    name: 'GIN indexes',
    citus: 'fine',
    yugabyte: 'other',
    cockroach: 'other',
    rest: 'Both have their own kind under this name (`ybgin`, inverted index).',
  },
  'gin-columns': {
    name: 'GIN indexes of the school and a text',
    citus: 'fine',
    yugabyte: 'refused',
    cockroach: 'fine',
    rest: 'YugabyteDB takes one column: an index of the text alone, from which the rows of other schools are sorted out, or one index for each school.',
  },
  'gin-options': {
    name: 'options of GIN indexes (`fastupdate`)',
    citus: 'fine',
    yugabyte: 'refused',
    cockroach: 'refused',
    rest: 'Leave the option out.',
  },
  'trigram-class': {
    name: 'indexes of three letters (`gin_trgm_ops`)',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: '',
  },
  'partial-index': {
    name: 'indexes of some rows',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: '',
  },
  'expression-index': {
    name: 'indexes of expressions',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: '',
  },
  exclusion: {
    name: 'exclusion constraints',
    citus: 'other',
    yugabyte: 'refused',
    cockroach: 'refused',
    rest: 'A check under a lock.',
  },
  deferrable: {
    name: 'constraints looked at when the transaction ends (`deferrable`)',
    citus: 'other',
    yugabyte: 'refused',
    cockroach: 'refused',
    rest: 'Five orders of the office’s content exchange places in one statement. Elsewhere they would be written twice: first as negative numbers, then as they are meant. On Citus these tables are reference tables.',
  },
  collation: {
    name: 'collations',
    citus: 'fine',
    yugabyte: 'other',
    cockroach: 'other',
    rest: 'The names of collations differ.',
  },
  sequence: {
    name: 'numbers that the database counts (`identity`)',
    citus: 'other',
    yugabyte: 'other',
    cockroach: 'other',
    rest: 'Each node hands out numbers from a stretch of its own: they are unique, but do not say what came first. On Citus a counter must be a bigint, and ours are mostly integers, so rows would be added through the coordinator. CockroachDB reads `integer` as 64 bits; ids stay below 2^53 with `sql_sequence`.',
  },
  view: { name: 'views', citus: 'fine', yugabyte: 'fine', cockroach: 'fine', rest: '' },
  temporary: {
    name: 'temporary tables',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'A list in a parameter (`unnest`) takes their place.',
  },
  'skip-locked': {
    name: '`skip locked`',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'Jobs are taken so. On Citus the table of jobs stays at the coordinator.',
  },
  'row-lock': {
    name: 'locks of rows (`for update`, `for share`)',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'On Citus only within one school: a statement that names no school is refused.',
  },
  recursive: {
    name: '`with recursive`',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'On Citus only within one school.',
  },
  'changing-with': {
    name: '`with` that changes rows',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'Fine within one school. CockroachDB refuses two changes of one table in one statement.',
  },
  conflict: {
    name: '`on conflict`',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'The school must be in what is unique, see below.',
  },
  lateral: {
    name: '`lateral`',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'On Citus within one school, or joined by it.',
  },
  'distinct-on': { name: '`distinct on`', citus: 'fine', yugabyte: 'fine', cockroach: 'fine', rest: '' },
  'grouping-sets': {
    name: 'grouping sets',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'refused',
    rest: 'Several queries.',
  },
  'within-group': {
    name: 'medians and shares (`within group`)',
    citus: 'other',
    yugabyte: 'fine',
    cockroach: 'fine',
    rest: 'On Citus within one school.',
  },
  'text-search': {
    name: 'full text search (`tsvector`)',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'CockroachDB has most of it; the office’s help articles and texts of files use it.',
  },
  'word-likeness': {
    name: 'misspelt words (`<%`, `word_similarity`)',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'refused',
    rest: 'CockroachDB has `%` and `similarity` of whole texts: words would be kept as rows of their own.',
  },
  normalize: {
    name: '`normalize` of Unicode',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'refused',
    rest: 'The server can write what is searched, with `fold` of the contract, which is the same in JavaScript.',
  },
  catalogue: {
    name: 'PostgreSQL’s own tables and functions',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'Metrics, doctor and backup ask them; what a database lacks would be missing there.',
  },
  'system-column': {
    name: 'columns of the system (`ctid`, `xmin`)',
    citus: 'other',
    yugabyte: 'refused',
    cockroach: 'refused',
    rest: 'The primary key.',
  },
  copy: {
    name: '`copy`',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'Backup and restore; each database brings its own.',
  },
  truncate: { name: '`truncate`', citus: 'fine', yugabyte: 'fine', cockroach: 'fine', rest: '' },
  'table-lock': {
    name: 'locks of tables',
    citus: 'other',
    yugabyte: 'other',
    cockroach: 'refused',
    rest: 'A row that all lock.',
  },
  'session-setting': {
    name: 'settings of a session',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'CockroachDB refuses settings that it does not know, such as the likeness of words.',
  },
  savepoint: { name: 'savepoints', citus: 'fine', yugabyte: 'fine', cockroach: 'fine', rest: '' },
  'whole-division': {
    name: 'division of whole numbers',
    citus: 'fine',
    yugabyte: 'fine',
    cockroach: 'other',
    rest: 'CockroachDB gives a fraction: `//` or `floor`. The tree does not tell whole numbers from others, so this is every `/`.',
  },
  merge: { name: '`merge`', citus: 'other', yugabyte: 'fine', cockroach: 'refused', rest: '`on conflict`.' },
  'newer-function': {
    name: 'functions newer than PostgreSQL 15',
    citus: 'other',
    yugabyte: 'refused',
    cockroach: 'other',
    rest: 'Write it with older ones.',
  },
};
