import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { Server as TlsServer } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApp } from './app.ts';
import { listenerKeys } from './auth/realtime-pass.ts';
import { realtimeRules } from './auth/realtime-rules.ts';
import { sessionsOf } from './auth/sessions.ts';
import { loadTicketKey } from './auth/signed-tokens.ts';
import { alone, type Cluster } from './cluster/cluster.ts';
import { introduce } from './cluster/introduce.ts';
import { openRedisCluster } from './cluster/redis-cluster.ts';
import { BusyLog } from './core/busy-log.ts';
import { CalmLog } from './core/calm-log.ts';
import type { Config } from './core/config.ts';
import type { AppContext, Logger, Services } from './core/context.ts';
import { nameOfWork } from './core/current-work.ts';
import { Measures } from './core/measures.ts';
import { createPayloadCodec } from './core/payload-codec.ts';
import { internalUrlOf, publicUrlOf } from './core/public-url.ts';
import { StartRefused } from './core/start-refused.ts';
import { followCertificate } from './core/tls.ts';
import { type DatabaseHandle, openDatabase, patientLimits } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { SlowWatch } from './db/slow-statements.ts';
import { clearCopies, planOldFiles } from './files/file-texts.ts';
import { type OpenFiles, openFiles } from './files/open-files.ts';
import { planSweep } from './files/sweep-files.ts';
import { jobHandlers } from './job-handlers.ts';
import { jobLines } from './jobs/job-lines.ts';
import { jobMeasures } from './jobs/job-measures.ts';
import { type JobRunner, startJobRunner } from './jobs/runner.ts';
import { createMailer } from './mail/mailer.ts';
import { poolMeasures, workMeasures } from './operator/index.ts';
import { LiveLines } from './realtime/live-line.ts';
import { watchMoves } from './realtime/membership-listener.ts';
import { createSockets, type Sockets } from './realtime/sockets.ts';
import { planClearing } from './retention.ts';
import { desks, lineOffers, offers } from './rooms.ts';
import { standingOf } from './schools/index.ts';
import { loadHelpBase } from './seeds/helpdesk.ts';

/** The product without a port, for the server, seeds and tests. */
export interface AssembledServer {
  readonly app: AppContext;
  readonly http: ReturnType<typeof createApp>['http'];
  readonly jobs: () => JobRunner;
  readonly sockets: Sockets;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly log: Logger;
  readonly now?: () => Date;
}

/** Migrates the database. Jobs run after `jobs()` is called. */
export async function assembleServer(
  config: Config,
  databaseUrl: string,
  { log, now = () => new Date() }: Options,
): Promise<AssembledServer> {
  const slow = slowWatch(config, { log, now });
  const database = openDatabase(databaseUrl, config.databaseLimits, slow);
  // One connection per job line, and some for work beside.
  const ofJobs = openDatabase(databaseUrl, { ...patientLimits, connections: jobLines.length + 2 }, slow);
  let cluster: Cluster = alone;
  let opened: OpenFiles | null = null;
  const closeStores = async () => {
    opened?.close();
    await Promise.all([cluster.close(), database.close(), ofJobs.close()]);
  };
  try {
    await migrateDatabase(database.pool);
    await loadHelpBase(ofJobs);
    const uploadFolder = join(config.dataDir, 'uploads');
    // PostgreSQL's user may enter the data folder, but only this user may read what people wrote.
    for (const name of ['uploads', 'files', 'outbox'])
      await mkdir(join(config.dataDir, name), { recursive: true, mode: 0o700 });
    await clearCopies(config);
    opened = openFiles(config);
    const { files, openUploads } = opened;
    const ticketKey = await loadTicketKey(database.db);
    const { http, complete } = createApp(config);
    if (config.cluster)
      cluster = await openRedisCluster({
        redisUrl: config.cluster.redisUrl,
        // Each database has its own key.
        name: createHash('sha256').update(`cluster ${ticketKey}`).digest('hex').slice(0, 16),
        ownAddress: () => internalUrlOf(config, http.server),
        log,
      });
    const lines = new LiveLines(lineOffers, http.server, config, cluster);
    const sockets = createSockets(http.server, lines, cluster);
    let runner: JobRunner | undefined;
    const services: Services = {
      config,
      now,
      files,
      uploads: openUploads(),
      uploadFolder,
      mailer: createMailer(config),
      broadcaster: sockets,
      lines,
      codec: createPayloadCodec(config.payloadKey),
      publicUrl: () => publicUrlOf(config, http.server),
      ticketKey,
      cluster,
      wakeJobs: () => runner?.wake(),
      stopJob: (id) => runner?.cancel(id),
      log,
      measures: new Measures(),
      offers,
    };
    const busy = new BusyLog(services);
    const contextOf = (handle: DatabaseHandle): AppContext => {
      const { db } = handle;
      return { ...services, database: handle, db, sessions: sessionsOf({ db, now, log }), busy };
    };
    const app = contextOf(database);
    for (const offer of lineOffers) offer.attach(lines.of(offer.key), app);
    sockets.attach(app, {
      standingOf: (actor) => standingOf(app.db, actor),
      keysOf: (actor) => listenerKeys(app.db, actor),
      realtime: realtimeRules(app),
      desks,
    });
    measureServer(app, ofJobs, sockets);
    await complete(app, services);
    return {
      app,
      http,
      sockets,
      jobs: () => {
        runner ??= startJobRunner(contextOf(ofJobs), jobHandlers);
        return runner;
      },
      close: async () => {
        const late = globalThis.setTimeout(() => http.server.closeAllConnections(), lastAnswersMilliseconds);
        // Both wait for all connections.
        await sockets.close();
        await http.close();
        clearTimeout(late);
        // A job that is cut off starts again at the next start.
        await Promise.race([runner?.stop(), setTimeout(lastJobMilliseconds, undefined, { ref: false })]);
        await closeStores();
      },
    };
  } catch (error) {
    await closeStores();
    throw error;
  }
}

function slowWatch(
  { slowStatementMilliseconds: milliseconds }: Config,
  services: Pick<Services, 'log' | 'now'>,
): SlowWatch | undefined {
  if (milliseconds === 0) return undefined;
  const calm = new CalmLog(services);
  const tell: SlowWatch['tell'] = (slow) => {
    const work = nameOfWork();
    calm.warn(`${work} ${slow.statement}`, { work, ...slow }, 'A statement was slow');
  };
  return { milliseconds, tell };
}

/** Uses the jobs' connections, so that no call waits for `/metrics`. */
function measureServer(
  { measures, database, now }: AppContext,
  ofJobs: DatabaseHandle,
  sockets: Sockets,
): void {
  measures.add(poolMeasures({ calls: database.pool, jobs: ofJobs.pool }));
  measures.gauge('banyan_sockets', 'Browsers at the socket.', () => sockets.counts().sockets);
  measures.gauge('banyan_realtime', 'Browsers at the realtime database.', () => sockets.counts().realtime);
  measures.add(jobMeasures(ofJobs.db, jobHandlers, now));
  measures.add(workMeasures(ofJobs.db, now));
}

/** Milliseconds for running requests at a stop: one slow reader must not delay it. */
const lastAnswersMilliseconds = 3_000;
/** Milliseconds for running jobs at a stop, so that a mail just sent is noted. */
const lastJobMilliseconds = 8_000;

export interface RunningServer extends AssembledServer {
  /** http:// or https:// address. */
  readonly address: string;
}

/** Starts everything except the database server. Throws StartRefused. */
export async function startServer(
  config: Config,
  databaseUrl: string,
  options: Options,
): Promise<RunningServer> {
  const server = await assembleServer(config, databaseUrl, options);
  try {
    const address = await listen(server.http, config);
    warnOfOneAddress(config, options.log);
    introduce(server.app.cluster, options.log);
    await planClearing(server.app.db, server.app.now());
    await planSweep(server.app.db, server.app.now());
    await planOldFiles(server.app.db, server.app.now());
    server.jobs();
    const moves = await watchMoves({
      databaseUrl,
      onMoved: (moved) => server.sockets.peopleMoved(moved),
      onError: (err) => options.log.warn({ err }, 'The database does not tell who was moved'),
    });
    const unfollow =
      config.tls && server.http.server instanceof TlsServer
        ? followCertificate(server.http.server, config.tls, options.log)
        : () => undefined;
    const close = async () => {
      unfollow();
      await moves.close();
      await server.close();
    };
    return { ...server, address, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** After an update, an operator may not know the setting, and people could not sign in. */
function warnOfOneAddress({ publicUrl, trustedProxies }: Config, log: Logger): void {
  if (publicUrl && trustedProxies.length === 0)
    log.warn(
      {},
      'PUBLIC_URL is set and TRUSTED_PROXIES is not: for the limit on sign-ins, everybody behind a proxy is one address',
    );
}

async function listen(http: ReturnType<typeof createApp>['http'], config: Config): Promise<string> {
  try {
    const address = await http.listen({ port: config.port, host: config.host });
    return config.tls ? address.replace(/^http:/, 'https:') : address;
  } catch (error) {
    throw listenProblem(error, config);
  }
}

function listenProblem(error: unknown, config: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartRefused(`Port ${config.port} is taken by another program: choose another with PORT.`);
  if (code === 'EACCES')
    return new StartRefused(
      `Port ${config.port} may not be used by this user: choose one above 1023 with PORT.`,
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL' || code === 'EINVAL')
    return new StartRefused(
      `HOST is "${config.host}", which is no address of this machine: 127.0.0.1 is this machine alone, 0.0.0.0 every network it is in.`,
    );
  return error;
}

/** Checks the port before touching anything else. */
export function refuseBusyPort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}
