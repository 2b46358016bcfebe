import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { sized } from '../backup/say.ts';
import { doubtful, type Finding, orFine, wrong } from './finding.ts';

const what = 'data folder';
const leastShare = 0.1;

export async function lookAtFolder({
  dataDir,
  diskReserve,
  databaseUrl,
}: Config): Promise<readonly Finding[]> {
  const found = await stat(dataDir).catch((error: NodeJS.ErrnoException) => error.code ?? 'unknown');
  if (found === 'ENOENT')
    return [
      doubtful(
        what,
        `${dataDir} is not there.`,
        'The first start makes it; else set DATA_DIR to the right one.',
      ),
    ];
  if (typeof found === 'string')
    return [wrong(what, `${dataDir} cannot be read (${found}).`, 'Look at DATA_DIR and who owns it.')];
  const findings = [
    ...ownerOf(dataDir, found.uid),
    ...(await rightsOf(dataDir)),
    ...(databaseUrl ? [] : await passwordOf(dataDir)),
    ...(await roomOf(dataDir, diskReserve)),
  ];
  return orFine(what, `${dataDir} is ours, shut to others, and has room.`, findings);
}

function ownerOf(dataDir: string, owner: number): Finding[] {
  const self = process.getuid?.();
  if (self === undefined || self === owner) return [];
  return [
    wrong(
      what,
      `${dataDir} belongs to the user number ${owner}, this is ${self}.`,
      'Run the server, and this, as its owner.',
    ),
  ];
}

async function rightsOf(dataDir: string): Promise<Finding[]> {
  const found: Finding[] = [];
  try {
    await access(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    found.push(wrong(what, `${dataDir} cannot be written.`, 'Give it to the user of the server.'));
  }
  // If root starts the server, PostgreSQL's user must pass through.
  const open = process.getuid?.() === 0 ? 0o066 : 0o077;
  const names = ['.', 'files', 'uploads', 'outbox'];
  for (const name of names) {
    const mode = await stat(join(dataDir, name)).then(
      (one) => one.mode,
      () => 0,
    );
    if ((mode & (name === '.' ? open & 0o022 : open)) !== 0)
      found.push(
        doubtful(
          what,
          `${join(dataDir, name)} is open to other users of the machine.`,
          `chmod go-rwx ${join(dataDir, name)}`,
        ),
      );
  }
  return process.platform === 'win32' ? [] : found;
}

async function passwordOf(dataDir: string): Promise<Finding[]> {
  const path = join(dataDir, 'database-password');
  const mode = await stat(path).then(
    (one) => one.mode,
    () => null,
  );
  if (mode === null || process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [wrong(what, `${path} can be read by others.`, `chmod 600 ${path}`)];
}

async function roomOf(dataDir: string, reserve: number): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const [free, all] = [bavail * bsize, blocks * bsize];
  if (free < reserve)
    return [
      wrong(
        what,
        `${sized(free)} are free, less than DISK_RESERVE_MB: files are refused.`,
        'Make room on the disk.',
      ),
    ];
  return free < all * leastShare
    ? [doubtful(what, `${sized(free)} of ${sized(all)} are free.`, 'Make room on the disk.')]
    : [];
}
