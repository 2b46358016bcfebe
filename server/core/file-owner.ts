import { readFile, stat } from 'node:fs/promises';
import { StartRefused } from './start-refused.ts';

interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

async function systemUsers(): Promise<SystemUser[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

export async function userNamed(wanted: string): Promise<SystemUser | undefined> {
  return (await systemUsers()).find(({ name }) => name === wanted);
}

/** Returns the path's owner, undefined where nothing is there. Throws StartRefused when it is none of `uids`. */
export async function refuseUnlessOwn(
  path: string,
  uids: readonly number[],
  what: 'data folder' | 'database',
): Promise<number | undefined> {
  let owner: number;
  try {
    owner = (await stat(path)).uid;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new StartRefused(`The ${what} ${path} cannot be read (${code}): choose another with DATA_DIR.`);
  }
  if (uids.includes(owner)) return owner;
  const name = (await systemUsers()).find(({ uid }) => uid === owner)?.name ?? `number ${owner}`;
  throw new StartRefused(
    `The ${what} ${path} belongs to the user ${name}: start the server as ${name}, or choose another folder with DATA_DIR.`,
  );
}
