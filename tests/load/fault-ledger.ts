import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Told } from './fault-work.ts';

/** What does not balance, in words; empty is what everybody was promised [QU-10, QU-21]. */
export type Imbalance = string;

interface NoticeRow {
  readonly id: number;
  readonly title: string;
  readonly is_active: boolean;
  readonly is_deleted: boolean;
}

/**
 * Compares what authors were told with what is stored, told and mailed: every acknowledged save once and nothing else,
 * one notification a reader, one mail an addressee, nothing of what was taken back.
 */
export async function weigh(db: Client, dataDir: string, told: readonly Told[]): Promise<Imbalance[]> {
  const found: Imbalance[] = [];
  const { rows } = await db.query<NoticeRow>(`
    select id::int, title, is_active, deleted_at is not null as is_deleted
    from notices where title like 'Fault %'`);
  const standing = told.filter(({ state }) => state !== 'undone');
  if (rows.length !== standing.length)
    found.push(`${rows.length} notices, ${standing.length} were acknowledged`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, title, state } of standing) {
    const row = byId.get(id);
    const isRight =
      row?.title === title &&
      row.is_active === (state === 'active') &&
      row.is_deleted === (state === 'deleted');
    if (!isRight) found.push(`${title} (${id}) was told ${state}, is ${JSON.stringify(row)}`);
  }
  const used = await countOf(db, `select count(*)::int from form_sessions where used_at is not null`);
  if (used !== told.length) found.push(`${used} form sessions used by ${told.length} saves`);
  found.push(...(await weighJobs(db)));
  for (const each of told) found.push(...(await weighNews(db, each)));
  found.push(...(await weighMails(db, dataDir, told)));
  const lost = await countOf(
    db,
    `select count(*)::int from notice_files nf left join files f on f.school_id = nf.school_id and f.id = nf.file_id
      where f.id is null`,
  );
  if (lost > 0) found.push(`${lost} attachments without a file`);
  return found;
}

async function countOf(db: Client, text: string, values: unknown[] = []): Promise<number> {
  return (await db.query<{ count: number }>(text, values)).rows[0]?.count ?? 0;
}

/** Due and never done is a promise that nobody keeps. */
async function weighJobs(db: Client): Promise<Imbalance[]> {
  const { rows } = await db.query<{ kind: string; attempts: number; last_error: string | null }>(`
    select kind, attempts, last_error from jobs where done_at is null and run_at <= now() and kind like 'notice-%'`);
  return rows.map(
    ({ kind, attempts, last_error }) => `${kind} is not done after ${attempts} tries: ${last_error}`,
  );
}

/** Active people a notice names, its author left out. */
const namedBy = (told: Told) =>
  told.school === 'all'
    ? `select id from people where school_id <> 0 and is_active and role = 2 and $1::int is not null and id <> $2`
    : `select p.id from people p where p.school_id = 1 and p.is_active and p.role in (3, 4) and p.id <> $2
        and exists (select 1 from memberships m where m.person_id = p.id and m.grade_id = $1)`;

async function namedPeople(db: Client, told: Told, hasMail: boolean): Promise<number[]> {
  const text = `select id from people where id in (${namedBy(told)}) ${hasMail ? `and email <> ''` : ''} order by id`;
  const { rows: authors } = await db.query<{ created_by: number }>(
    'select created_by from notices where id = $1',
    [told.id],
  );
  const { rows } = await db.query<{ id: number }>(text, [told.grade, authors[0]?.created_by ?? 0]);
  return rows.map(({ id }) => id);
}

/** Everybody named has the news in the bell, once; of what is switched off or taken back nobody has. */
async function weighNews(db: Client, told: Told): Promise<Imbalance[]> {
  const { rows } = await db.query<{ person_id: number }>(
    'select person_id from notifications where cause = $1 order by person_id',
    [`notice:${told.id}`],
  );
  const wanted = told.state === 'active' ? await namedPeople(db, told, false) : [];
  const have = rows.map((row) => row.person_id).join();
  return have === wanted.join()
    ? []
    : [`${told.title} (${told.state}): told ${have || 'nobody'}, not ${wanted.join()}`];
}

async function weighMails(db: Client, dataDir: string, told: readonly Told[]): Promise<Imbalance[]> {
  const found: Imbalance[] = [];
  const sent = new Map<number, number[]>();
  for (const name of await readdir(join(dataDir, 'outbox')).catch(() => [])) {
    const mail = /^notice-\d+-(\d+)-\d+-(\d+)\./.exec(name);
    if (mail) sent.set(Number(mail[1]), [...(sent.get(Number(mail[1])) ?? []), Number(mail[2])]);
  }
  for (const each of told) {
    const have = (sent.get(each.id) ?? []).toSorted((a, b) => a - b);
    if (new Set(have).size !== have.length)
      found.push(`${each.title}: somebody was mailed twice: ${have.join()}`);
    if (each.state === 'undone' && have.length > 0) found.push(`${each.title} was taken back and mailed`);
    if (each.state !== 'active') continue;
    const wanted = each.mail ? await namedPeople(db, each, true) : [];
    if (have.join() !== wanted.join()) found.push(`${each.title}: mailed ${have.length} of ${wanted.length}`);
  }
  return found;
}
