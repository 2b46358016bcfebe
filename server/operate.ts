import { parseArgs } from 'node:util';
import { isDiskFull } from './core/answer-error.ts';
import { readConfig } from './core/config.ts';
import { describeError } from './core/describe-error.ts';
import { StartRefused } from './core/start-refused.ts';
import { faultWords, StoreFault } from './files/bucket/store-fault.ts';
import {
  counted,
  diagnose,
  makeBackup,
  moveFiles,
  restoreBackup,
  sized,
  type Watched,
} from './operator/index.ts';

const usage = `What an operator asks of an installation, with the settings of its server:
  backup FOLDER         makes a backup in a new folder; the server may run
  restore FOLDER        brings a backup into an empty installation; the server is stopped
  move-files --to s3    copies all files to the bucket that the S3 settings name, or
             --to disk  back to the data folder; stopped, it goes on at the next run
             [--check]  what is there already is read again too
             [--erase]  what no row names goes there, such as what was erased since an earlier run
  doctor [--json]       says what is wrong with the installation
         [--no-files]   without a look at each stored file`;

/** Exit code after Ctrl-C. */
const stopped = 130;
/** Exit code: done, but something needs a look. */
const doubtful = 2;

type Env = Readonly<Record<string, string | undefined>>;

async function backup([folder]: readonly string[], env: Env, watched: Watched): Promise<number> {
  if (folder === undefined) throw new StartRefused(usage);
  const { files } = await makeBackup(readConfig(env), folder, watched);
  watched.say(`The backup is in ${folder}. It holds everybody's data: keep it as safe as the server.`);
  if (files.missing === 0) return 0;
  watched.say(
    `${files.missing} files that the database names were not in the store; files.missing in the backup lists them.`,
  );
  return doubtful;
}

async function restore([folder]: readonly string[], env: Env, watched: Watched): Promise<number> {
  if (folder === undefined) throw new StartRefused(usage);
  const { takenAt, files } = await restoreBackup(readConfig(env), folder, watched);
  watched.say(`The installation is as it was at ${takenAt}. Start the server.`);
  return files.missing === 0 ? 0 : doubtful;
}

async function doctor(args: readonly string[], env: Env, watched: Watched): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, 'no-files': { type: 'boolean' } },
  });
  const findings = await diagnose(env, { ...watched, looksAtFiles: !values['no-files'] });
  const worst = (['wrong', 'doubtful'] as const).find((state) =>
    findings.some((each) => each.state === state),
  );
  const { stdout } = process;
  if (values.json) stdout.write(`${JSON.stringify({ state: worst ?? 'fine', findings }, null, 1)}\n`);
  else
    for (const { state, what, says, todo } of findings)
      stdout.write(`${state.padEnd(8)}  ${what}: ${says}\n${todo ? `${' '.repeat(10)}${todo}\n` : ''}`);
  return worst === undefined ? 0 : worst === 'wrong' ? 1 : doubtful;
}

async function move(args: readonly string[], env: Env, watched: Watched): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' }, check: { type: 'boolean' }, erase: { type: 'boolean' } },
  });
  const { to, check: isChecked = false, erase: isErased = false } = values;
  if (to !== 's3' && to !== 'disk') throw new StartRefused(usage);
  const moved = await moveFiles(readConfig(env), { to, isChecked, isErased }, watched);
  const { copied, there, bytes, missing, nameless, isWhole } = moved;
  watched.say(
    `${counted(copied)} files copied (${sized(bytes)}), ${counted(there)} were there already; none was removed where it was.`,
  );
  if (missing > 0)
    watched.say(`${counted(missing)} that rows name are in neither place; the doctor names them.`);
  if (nameless > 0)
    watched.say(
      isErased
        ? `${counted(nameless)} that no row names were erased there.`
        : `${counted(nameless)} are there that no row names: erased since an earlier run, or another installation's. With --erase they go.`,
    );
  watched.say(
    isWhole ? afterMove[to] : 'Now stop the server and give the command once more: that run is short.',
  );
  return isWhole && missing === 0 ? 0 : doubtful;
}

const afterMove = {
  s3: 'All are there. Give the server the S3 settings and start it; the old ones below files in the data folder can go then.',
  disk: 'All are there. Take the S3 settings from the server and start it; the old ones in the bucket can go then.',
} as const;

const commands = { backup, restore, doctor, 'move-files': move };

/** Milliseconds between progress lines if there is no terminal. */
const sayEvery = 10_000;

/** On a terminal the progress replaces its line; in a log it is written now and then. */
function watchedBy(signal: AbortSignal): Watched {
  const { stderr } = process;
  let saidAt = performance.now();
  return {
    signal,
    say: (text) => stderr.write(`${stderr.isTTY ? '\r\x1b[K' : ''}${text}\n`),
    progress: (text) => {
      const isTime = performance.now() - saidAt > (stderr.isTTY ? 100 : sayEvery);
      if (!isTime) return;
      saidAt = performance.now();
      stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    },
  };
}

/** Returns the exit code. */
export async function operate([command = '', ...args]: readonly string[], env: Env): Promise<number> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const watched = watchedBy(stop.signal);
  try {
    const act = Object.entries(commands).find(([name]) => name === command)?.[1];
    if (!act) throw new StartRefused(usage);
    return await act(args, env, watched);
  } catch (error) {
    if (stop.signal.aborted) {
      watched.say(
        command === 'move-files'
          ? 'It was stopped; the next run goes on from here.'
          : 'It was stopped, and nothing of it was kept.',
      );
      return stopped;
    }
    watched.say(sentenceOf(error));
    return 1;
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  if (error instanceof StoreFault) return `${error.message} ${faultWords(error.reason).todo}`;
  if (isDiskFull(error))
    return 'The disk is full: nothing was kept. Make room, or name a folder on another disk.';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${(error as Error).message}: run it as the user of the server, and name a folder that may be written.`;
  return describeError(error);
}
