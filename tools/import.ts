import { parseArgs } from 'node:util';
import { extensionOf } from '#contract/files/file-kinds.ts';
import { type ImportKind } from '#contract/roster/roster.rules.ts';
import { type ImportOptions } from '#contract/roster/roster.wire.ts';
import { readConfig } from '../server/core/config.ts';
import { claimDataFolder } from '../server/core/data-folder.ts';
import { isRefusal } from '../server/core/refusal.ts';
import { StartRefused } from '../server/core/start-refused.ts';
import { superviseEmbeddedPostgres } from '../server/db/supervised-postgres.ts';
import { importFile } from '../server/roster/index.ts';
import { assembleServer } from '../server/server.ts';

const usage = `npm run import -- FILE --school N [--kind students|faculty] [--dates dmy|mdy] [--create-classes] [--dry-run]
A .zip is a whole school, by OneRoster. With the database of its own the server has to be stopped meanwhile.`;

const quiet = () => undefined;
const log = {
  info: quiet,
  warn: quiet,
  error: (details: object, message: string) => console.error(message, 'err' in details ? details.err : ''),
};

function argumentsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      school: { type: 'string' },
      kind: { type: 'string', default: 'students' },
      dates: { type: 'string' },
      'create-classes': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  const schoolId = Number(values.school);
  if (path === undefined || !Number.isSafeInteger(schoolId) || schoolId < 1) throw new StartRefused(usage);
  const list: ImportKind = values.kind === 'faculty' ? 'faculty' : 'students';
  const dates: ImportOptions['dates'] =
    values.dates === 'mdy' || values.dates === 'dmy' ? values.dates : null;
  return {
    path,
    schoolId,
    kind: extensionOf(path) === 'zip' ? ('school' as const) : list,
    dates,
    createsClasses: values['create-classes'],
    isDryRun: values['dry-run'],
  };
}

/** `npm run import -- FILE --school N`: a file into a school, by the engine that the wizard uses. */
async function main(): Promise<number> {
  const wanted = argumentsOf(process.argv.slice(2));
  const config = readConfig(process.env);
  const folder = await claimDataFolder(config.dataDir);
  const embedded = config.databaseUrl ? undefined : await superviseEmbeddedPostgres(config.dataDir, { log });
  try {
    const server = await assembleServer(config, config.databaseUrl ?? embedded?.url ?? '', { log });
    try {
      const row = await importFile(server.app, wanted);
      const counts = Object.entries(row.counts).filter(([, count]) => count > 0);
      console.info(counts.map(([verdict, count]) => `${verdict}: ${count}`).join(', ') || 'no rows');
      const missing = row.unknown.filter(({ choice }) => choice === null);
      if (missing.length > 0)
        console.info(`classes that are not there: ${missing.map(({ name }) => name).join(', ')}`);
      if (row.failure) console.error(row.failure.code);
      if (row.state === 'mapping')
        console.error(row.asksDates ? 'Say --dates dmy or mdy.' : 'The headings were not understood.');
      if (wanted.isDryRun) console.info('Nothing was applied.');
      return row.state === 'applied' || (wanted.isDryRun && row.state === 'reviewing') ? 0 : 1;
    } finally {
      await server.close();
    }
  } finally {
    await embedded?.stop();
    await folder.release();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isTold = error instanceof StartRefused || isRefusal(error);
    console.error(isTold && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
