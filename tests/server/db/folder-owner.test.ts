import { chmod, chown, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseUnlessOwn } from '#server/core/file-owner.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { preparePostgresHome } from '#server/db/postgres-binaries.ts';
import { clusterPassword } from '#server/db/postgres-cluster.ts';
import { stageBinaries } from '#server/db/staged-binaries.ts';
import { freePort, newFolder, start, stopEverything } from '../program.ts';

afterEach(stopEverything);

const isRoot = process.getuid?.() === 0;
/** Somebody else; only root can give things away. */
const other = 65_534;
const settings = ['fsync=off'];

/** Everything below the folder: owner, rights and what is written. */
async function snapshot(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))].toSorted();
  return Promise.all(
    names.map(async (name) => {
      const { uid, mode } = await stat(join(folder, name));
      const text = await readFile(join(folder, name), 'utf8').catch(() => '');
      return `${name} ${uid} ${mode.toString(8)} ${text}`;
    }),
  );
}

/** A data folder as an ordinary user's server leaves it. */
async function folderOfOther(): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, 'database'), { mode: 0o700 });
  await writeFile(join(folder, 'database', 'PG_VERSION'), '18\n', { mode: 0o600 });
  await writeFile(join(folder, 'database-password'), 'secret', { mode: 0o600 });
  for (const name of ['database/PG_VERSION', 'database-password', 'database', ''])
    await chown(join(folder, name), other, other);
  await chmod(folder, 0o700);
  return folder;
}

describe('a data folder of another user', () => {
  it.runIf(isRoot)('is refused to root in one sentence, and nothing in it changes', async () => {
    const folder = await folderOfOther();
    const before = await snapshot(folder);
    const outcome = await start({ DATA_DIR: folder, PORT: String(await freePort()) }).outcome;
    expect(outcome).toEqual({
      code: 1,
      said: `The data folder ${folder} belongs to the user nobody: start the server as nobody, or choose another folder with DATA_DIR.`,
    });
    expect(await snapshot(folder)).toEqual(before);
  });

  it.runIf(isRoot)('is refused to root when only the database in it is another’s', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'database'), { mode: 0o700 });
    await chown(join(folder, 'database'), 4711, 4711);
    await expect(startEmbeddedPostgres(folder, { settings })).rejects.toThrow(
      `The database ${join(folder, 'database')} belongs to the user number 4711: start the server as number 4711, or choose another folder with DATA_DIR.`,
    );
    expect((await stat(join(folder, 'database'))).uid).toBe(4711);
  });

  it('is told from one’s own and from none', async () => {
    const folder = await newFolder();
    const { uid } = await stat(folder);
    expect(await refuseUnlessOwn(folder, [uid], 'database')).toBe(uid);
    expect(await refuseUnlessOwn(join(folder, 'none'), [uid], 'database')).toBeUndefined();
    await expect(refuseUnlessOwn(folder, [uid + 1], 'database')).rejects.toThrow('start the server as');
  });
});

describe('what a data folder holds already', () => {
  it('is no empty folder because its version cannot be read', async () => {
    const folder = await newFolder();
    // Nobody can read a folder as a file, root neither.
    await mkdir(join(folder, 'database', 'PG_VERSION'), { recursive: true });
    await writeFile(join(folder, 'database-password'), 'secret');
    const before = await snapshot(folder);
    await expect(clusterPassword(await homeOf(folder), folder)).rejects.toThrow(
      `${join(folder, 'database', 'PG_VERSION')} cannot be read (EISDIR)`,
    );
    expect(await snapshot(folder)).toEqual(before);
  });

  it('is not written over: a password whose database is gone', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'database-password'), 'secret');
    await expect(startEmbeddedPostgres(folder, { settings })).rejects.toThrow(
      'database-password is there, but its database is not in',
    );
    expect(await readFile(join(folder, 'database-password'), 'utf8')).toBe('secret');
    expect(await readdir(folder)).toEqual(['database-password']);
  });

  it('is left alone when another PostgreSQL made it', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '9\n');
    await expect(clusterPassword(await homeOf(folder), folder)).rejects.toThrow(
      'was made by PostgreSQL 9 and this program brings 18: use the matching program version.',
    );
  });

  it('is not written over: something else where the database goes', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'thesis.txt'), 'years of work');
    await expect(clusterPassword(await homeOf(folder), folder)).rejects.toThrow('move away what is there');
    expect(await readdir(join(folder, 'database'))).toEqual(['thesis.txt']);
  });

  it('may be a first start that was killed: it is done again, with its password', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'database.new'));
    await writeFile(join(folder, 'database.new', 'PG_VERSION'), '18\n');
    await writeFile(join(folder, 'database-password'), 'secret', { mode: 0o600 });
    const { url, stop } = await startEmbeddedPostgres(folder, { settings });
    await stop();
    expect(new URL(url).password).toBe('secret');
    expect((await readdir(folder)).toSorted()).toEqual(['database', 'database-password']);
  });

  /** As it is prepared for a folder whose database is there and one's own. */
  const homeOf = async (folder: string) => ({
    ...(await preparePostgresHome(await newFolder())),
    clusterDir: join(folder, 'database'),
  });
});

describe('the programs that root has another user run', () => {
  async function program(text: string): Promise<string> {
    const folder = join(await newFolder(), 'native');
    await mkdir(join(folder, 'bin'), { recursive: true });
    await writeFile(join(folder, 'bin', 'postgres'), text, { mode: 0o700 });
    return folder;
  }
  const read = (staged: string) => readFile(join(staged, 'bin', 'postgres'), 'utf8');

  it('are copied once, for everybody to run and for nobody to change', async () => {
    const target = join(await newFolder(), 'banyan', 'postgresql-18');
    expect(await stageBinaries(await program('first'), target)).toBe(target);
    await stageBinaries(await program('second'), target);
    expect(await read(target)).toBe('first');
    const modes = await Promise.all(
      [target, join(target, 'bin'), join(target, 'bin', 'postgres')].map(async (path) =>
        ((await stat(path)).mode & 0o777).toString(8),
      ),
    );
    expect(modes).toEqual(['755', '755', '755']);
  });

  it('are run from no folder that others may write to', async () => {
    const target = join(await newFolder(), 'postgresql-18');
    await mkdir(join(target, 'bin'), { recursive: true });
    await writeFile(join(target, 'bin', 'postgres'), 'planted');
    await chmod(target, 0o777);
    await expect(stageBinaries(await program('ours'), target)).rejects.toThrow(
      `${target} can be changed by others, so no program is run from there`,
    );
    const open = await newFolder();
    await chmod(open, 0o777);
    await expect(stageBinaries(await program('ours'), join(open, 'postgresql-18'))).rejects.toThrow(
      `${open} can be changed by others`,
    );
  });

  it('are run from behind no link', async () => {
    const folder = await newFolder();
    const target = join(folder, 'postgresql-18');
    await symlink(await program('planted'), target);
    await expect(stageBinaries(await program('ours'), target)).rejects.toThrow('can be changed by others');
  });

  it.runIf(isRoot)('are run from no folder of another user', async () => {
    const target = join(await newFolder(), 'postgresql-18');
    await mkdir(target, { mode: 0o755 });
    await chown(target, other, other);
    await expect(stageBinaries(await program('ours'), target)).rejects.toThrow(basename(target));
  });

  it('are not looked for among the temporary files', async () => {
    const { binFolder } = await preparePostgresHome(await newFolder());
    expect(binFolder).not.toContain('banyan-postgres-');
  });
});
