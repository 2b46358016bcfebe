import { Client } from 'pg';
import { type LoadRequest, sendAll } from './http-load.ts';
import { callOnce, requestOf, signIn } from './product-client.ts';
import { mailSent, type Program, query, startPostgres, startProduct } from './programs.ts';
import { recordStatements, type Statement, withStatementLog } from './recording.ts';
import { percentile, printRow } from './report.ts';

/** About what a large school writes in three years. */
const noticesPerSchool = 1000;
const callsEach = 200;
const firstPageMilliseconds = 50;

/** Lists and one notice as people of one school get them, while the database grows to `rows` notices. */
export async function measureRows(rows: number): Promise<void> {
  const postgres = await startPostgres();
  const recorder = await startProduct(withStatementLog(postgres.url), postgres.folder);
  await mailSent(postgres.url);
  await query(postgres.url, 'truncate notices, notice_audiences, notice_files');
  await addNotices(postgres.url, noticesPerSchool, 1);
  const reads = await makeReads(recorder, postgres.url, postgres.logFile);
  await recorder.stop();
  const product = await startProduct(postgres.url, postgres.folder);
  await report('1,000 notices in one school', product, postgres.url, reads);
  const schools = Math.max(2, Math.round(rows / noticesPerSchool));
  await addNotices(postgres.url, rows - noticesPerSchool, schools);
  await report(
    `${rows.toLocaleString('en')} notices in ${schools} schools alike`,
    product,
    postgres.url,
    reads,
  );
  await addNotices(postgres.url, 9 * noticesPerSchool, 1);
  await report('the same with 10,000 in the own school', product, postgres.url, reads);
}

/** A call that reads, and what it asks of the database. */
interface Read {
  readonly name: string;
  readonly request: LoadRequest;
  readonly statements: readonly Statement[];
}

async function makeReads(product: Program, databaseUrl: string, logFile: string): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [who, loginName] of [
    ['student', 'S00039'],
    ['faculty', 'F00001'],
    ['admin', 'A00001'],
  ] as const) {
    const token = await signIn(product, loginName);
    const [person] = await query<{ id: number; role: number }>(
      databaseUrl,
      `select id, role from people where login_name = '${loginName}'`,
    );
    const { id, role } = person ?? { id: 0, role: 0 };
    const input = { loginType: role, login_id: id, school_id: 1, showLimit: 10 as const };
    const { data } = await callOnce(product, 'get-latest-notice-active-list', token, input);
    const opened = { notice_id: data.result[0]?.id ?? 0, user_id: id, action: 'view' as const };
    const requests = {
      'first page': requestOf('get-latest-notice-active-list', token, input),
      'due this week': requestOf('get-latest-notice-list', token, input),
      open: requestOf('get-notice-details', token, opened),
    };
    for (const [what, request] of Object.entries(requests)) {
      const send = () => sendAll(product.port, [request], { connections: 1 });
      reads.push({ name: `${who}: ${what}`, request, statements: await recordStatements(logFile, send) });
    }
  }
  return reads;
}

async function report(title: string, product: Program, databaseUrl: string, reads: readonly Read[]) {
  console.log(`\n${title} (a first page is to come within ${firstPageMilliseconds} ms)`);
  printRow(['', 'p50 ms', 'p99 ms', '  notices are found by']);
  for (const { name, request, statements } of reads) {
    const requests = Array.from({ length: callsEach }, () => request);
    const { times } = await sendAll(product.port, requests, { connections: 1 });
    const figures = [0.5, 0.99].map((part) => percentile(times, part).toFixed(1));
    printRow([name, ...figures, `  ${await accessTo('notices', databaseUrl, statements)}`]);
  }
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How the planner reaches a table, e.g. `Index Scan notices_active`. */
async function accessTo(table: string, databaseUrl: string, statements: readonly Statement[]) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = new Set<string>();
    const visit = (node: PlanNode) => {
      if (node['Relation Name'] === table || node['Index Name']?.startsWith(`${table}_`))
        found.add([node['Node Type'], node['Index Name']].filter(Boolean).join(' '));
      node.Plans?.forEach(visit);
    };
    for (const { text, values } of statements) {
      if (!values || !text.includes(`"${table}"`)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) ${text}`,
        [...values],
      );
      for (const row of rows) visit(row['QUERY PLAN'][0].Plan);
    }
    return [...found].join(', ');
  } finally {
    await client.end();
  }
}

/** Notices of every kind over two years, spread over the schools; only the first school has people. */
async function addNotices(databaseUrl: string, count: number, schools: number): Promise<void> {
  await query(
    databaseUrl,
    `with staff as (select array_agg(id) as ids from people where school_id = 1 and role in (2, 4)),
    made as (
      insert into notices (school_id, title, description, notice_for, share_date, due_date, visible_from,
        due_date_mandatory, notify_email, is_active, grade_choice, division_choice, videos, created_by,
        created_by_role, created_at, updated_at)
      select 1 + n % ${schools}, 'Notice ' || n, repeat('What everybody should know. ', 12), 1 + n % 3, day,
        case when n % 2 = 0 then day + 7 end, day, false, false, n % 10 > 0, '0', '0', '[]',
        staff.ids[1 + n % array_length(staff.ids, 1)], 4, day, day
      from staff, generate_series(1, ${count}) as n,
        lateral (select current_date + 5 - (n::bigint * 7919 % 730)::int as day)
      returning school_id, id)
    insert into notice_audiences (school_id, notice_id, grade_id, division_id)
    select school_id, id, 0, 0 from made where id % 3 = 0
    union all
    select school_id, id, 1 + id % 12, case when id % 3 = 1 then 0 else 1 + id % 48 end from made
    where id % 3 > 0`,
  );
  await query(databaseUrl, 'vacuum analyze notices, notice_audiences');
}
