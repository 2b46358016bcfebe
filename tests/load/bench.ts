import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '#server/auth/secrets.ts';
import { type LoadRequest, sendAll } from './http-load.ts';
import { formSessions } from './product-client.ts';
import {
  buildServer,
  machineTimes,
  mailSent,
  memoryOf,
  type Program,
  processorTimeOf,
  startBare,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';
import { type RecordedCalls, recordStatements, withStatementLog } from './recording.ts';
import { type Measured, reportRounds } from './report.ts';
import { measureRows } from './rows.ts';
import { makeRequests, makeScenarios, type Scenario } from './scenarios.ts';

/**
 * `npm run bench`: the product beside a bare handler that sends the same statements to the same database.
 * `npm run bench -- --rows 1000000`: lists and one notice at 1,000 rows and at that many.
 * Figures are printed, not asserted: machines differ, so read the ratios, and how much else the machine had to do.
 * Listens on 127.0.0.1 only.
 */
const roundsEach = 6;
const warmUpCalls = 4500;

async function measureCalls(): Promise<void> {
  const postgres = await startPostgres();
  const recorder = await startProduct(withStatementLog(postgres.url), postgres.folder);
  await mailSent(postgres.url);
  const scenarios = await makeScenarios(recorder, postgres.url);
  const calls: RecordedCalls = Object.fromEntries(
    await inTurn(scenarios, (scenario) => record(recorder, scenario, postgres.logFile)),
  );
  await recorder.stop();
  const callsFile = join(postgres.folder, 'calls.json');
  await writeFile(callsFile, JSON.stringify(calls));
  const product = await startProduct(postgres.url, postgres.folder);
  const bare = await startBare(postgres.url, callsFile);
  const memory = [memoryOf(product)];
  for (const scenario of scenarios) {
    const { product: ours, bare: theirs } = await alternate(product, bare, postgres.pid, scenario);
    memory.push(memoryOf(product));
    const path = scenario.request({ title: '', description: '', formSession: '' }).path;
    reportRounds(scenario, calls[path]?.statements.length ?? 0, ours, theirs);
  }
  console.log(`\nserver memory, MB, at start and after each call: ${memory.map(Math.round).join(', ')}`);
}

/** What a call asks of the database, with placeholders where calls differ. */
async function record(
  product: Program,
  scenario: Scenario,
  logFile: string,
): Promise<[string, RecordedCalls[string]]> {
  const [formSession = ''] = scenario.saves ? await formSessions(product, scenario.token, 1) : [];
  const request = scenario.request({ title: '{title}', description: '{description}', formSession });
  let answer = '';
  // The token must be looked up anew, so whoever was remembered has to be forgotten first.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const statements = await recordStatements(logFile, () =>
    sendAll(product.port, [request], { connections: 1, onAnswer: (body) => (answer = body) }),
  );
  const { data } = JSON.parse(answer) as { data: { id?: number } };
  const token = fingerprint(scenario.token);
  const placeholders = [
    [token, '{token}'],
    ...(formSession ? [[formSession, '{formSession}']] : []),
    ...(data.id ? [[String(data.id), '{id}']] : []),
  ] as [string, string][];
  const open = statements.map((statement) => ({
    ...statement,
    ...(statement.values ? { values: statement.values.map((value) => fillIn(value, placeholders)) } : {}),
  }));
  const actor = open.find((statement) => statement.values?.includes('{token}'));
  if (!actor) throw new Error(`${scenario.name}: the look-up of the token was not recorded.`);
  return [request.path, { actor, statements: open.filter((statement) => statement !== actor) }];
}

function fillIn(value: string | null, placeholders: readonly [string, string][]): string | null {
  // An instant may hold the digits of an id by chance.
  if (value === null || /^\d{4}-\d\d-\d\d /.test(value)) return value;
  return placeholders.reduce((text, [found, name]) => text.replaceAll(found, name), value);
}

/** By calls, not by time: on a busy machine a round has few, and a program that is still being compiled looks slow. */
async function warmUp(product: Program, bare: Program, scenario: Scenario): Promise<void> {
  for (const program of [product, bare])
    for (let calls = 0; calls < warmUpCalls; )
      calls += (await sendAll(program.port, await makeRequests(product, scenario))).calls;
}

/** Product, bare, product, bare …, so that what else the machine does meets both. */
async function alternate(product: Program, bare: Program, databasePid: number, scenario: Scenario) {
  const rounds: { product: Measured[]; bare: Measured[] } = { product: [], bare: [] };
  await warmUp(product, bare, scenario);
  for (let round = 0; round < roundsEach; round++)
    for (const side of ['product', 'bare'] as const) {
      const requests = await makeRequests(product, scenario);
      const measured = await measure({ product, bare }[side], databasePid, requests);
      rounds[side].push(measured);
    }
  return rounds;
}

async function measure(program: Program, databasePid: number, requests: LoadRequest[]): Promise<Measured> {
  const read = () => ({
    server: processorTimeOf(program.pid),
    database: processorTimeOf(databasePid),
    load: processorTimeOf(process.pid),
    machine: machineTimes(),
  });
  const before = read();
  const round = await sendAll(program.port, requests);
  const after = read();
  const server = after.server - before.server;
  const database = after.database - before.database;
  const own = server + database + after.load - before.load;
  const busy = after.machine.busy - before.machine.busy;
  const others = Math.max(0, busy - own) / (after.machine.all - before.machine.all);
  return { ...round, server, database, others };
}

async function inTurn<In, Out>(items: readonly In[], act: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

async function main(): Promise<void> {
  const at = process.argv.indexOf('--rows');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
  try {
    await buildServer();
    if (at < 0) await measureCalls();
    else await measureRows(Number(process.argv[at + 1] ?? 100_000));
  } finally {
    await stopEverything();
  }
}

await main();
