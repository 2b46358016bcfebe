import type { FaultDatabase } from './fault-database.ts';
import { weighMails } from './fault-mails.ts';
import { Readers } from './fault-readers.ts';
import type { Told } from './fault-work.ts';

interface NoticeRow {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly is_active: boolean;
  readonly is_deleted: boolean;
}

/**
 * Compares what authors were told with what is stored, told and mailed: every acknowledged save once and nothing else,
 * the words and the version of the last one, one notification a reader, one mail or one line of a digest an addressee
 * and version, nothing of what was taken back. What does not balance, in words [QU-10, QU-21].
 */
export async function weigh(db: FaultDatabase, dataDir: string, told: readonly Told[]): Promise<string[]> {
  const readers = new Readers(db);
  return [
    ...(await weighNotices(db, told)),
    ...(await weighSaves(db, told)),
    ...(await weighJobs(db)),
    ...(await weighNews(db, told, readers)),
    ...(await weighMails(dataDir, told, readers)),
  ];
}

async function weighNotices(db: FaultDatabase, told: readonly Told[]): Promise<string[]> {
  const { rows } = await db.query<NoticeRow>(`
    select id::int, title, version, is_active, deleted_at is not null as is_deleted
    from notices where title like 'Fault %'`);
  const standing = told.filter(({ state }) => state !== 'undone');
  const found =
    rows.length === standing.length ? [] : [`${rows.length} notices, ${standing.length} acknowledged`];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, title, version, state } of standing) {
    const row = byId.get(id);
    const isRight =
      row?.title === title &&
      row.version === version &&
      row.is_active === (state === 'active') &&
      row.is_deleted === (state === 'deleted');
    if (!isRight)
      found.push(`${title} (${id}) was told ${state} and version ${version}, is ${JSON.stringify(row)}`);
  }
  return found;
}

async function weighSaves(db: FaultDatabase, told: readonly Told[]): Promise<string[]> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int from form_sessions where used_at is not null',
  );
  const used = rows[0]?.count;
  const saves = told.reduce((sum, { titles }) => sum + titles.size, 0);
  return used === saves ? [] : [`${used} form sessions used by ${saves} saves`];
}

/** Due and never done is a promise that nobody keeps. */
async function weighJobs(db: FaultDatabase): Promise<string[]> {
  const { rows } = await db.query<{ kind: string; attempts: number; last_error: string | null }>(`
    select kind, attempts, last_error from jobs where done_at is null and run_at <= now() and kind like 'notice-%'`);
  return rows.map(
    ({ kind, attempts, last_error }) => `${kind} is not done after ${attempts} tries: ${last_error}`,
  );
}

/** Everybody named has the news in the bell, once, in its last words; of what is off or taken back nobody has. */
async function weighNews(db: FaultDatabase, told: readonly Told[], readers: Readers): Promise<string[]> {
  const { rows } = await db.query<{ cause: string; messages: string[]; people: number[] }>(`
    select cause, array_agg(distinct message) as messages, array_agg(person_id order by person_id) as people
    from notifications where cause like 'notice:%' group by cause`);
  const byCause = new Map(rows.map((row) => [row.cause, row]));
  const found: string[] = [];
  for (const each of told) {
    const row = byCause.get(`notice:${each.id}`);
    const wanted = each.state === 'active' ? (await readers.of(each)).map(({ id }) => id).join() : '';
    const have = row?.people.join() ?? '';
    if (have !== wanted) found.push(`${each.title} (${each.state}): told ${have || 'nobody'}, not ${wanted}`);
    if (row && row.messages.join() !== each.title)
      found.push(`${each.title}: told as ${row.messages.join(' and ')}`);
  }
  return found;
}
