import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileProblem } from '#machines/roster/roster-import/roster-import.rules.ts';
import { openArchive } from '#server/files/archive.ts';
import { zipFiles } from '#src/lib/zip-files.ts';

describe('files that are zipped in the browser', () => {
  it('are read by the server as they were, whatever their names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'banyan-zip-'));
    const texts = {
      'users.csv': 'sourcedId,givenName\nu1,Zoya\n',
      'छात्र.csv': 'नाम\nज़ोया\n',
      'empty.csv': '',
    };
    const zip = await zipFiles(Object.entries(texts).map(([name, text]) => new File([text], name)));
    const path = join(folder, 'a.zip');
    await writeFile(path, Buffer.from(await zip.arrayBuffer()));
    const archive = await openArchive(path);
    expect(archive.names).toEqual(Object.keys(texts));
    for (const [name, text] of Object.entries(texts))
      expect((await archive.read(name, 1_000))?.toString()).toBe(text);
    archive.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['of a whole school are sent', 'school', ['users.csv', 'orgs.CSV', 'students.txt'], 10, undefined],
    ['of a list, one for each division, are sent', 'students', ['a.csv', 'b.xlsx'], 10, undefined],
    ['of a whole school among lists are refused', 'students', ['users.csv', 'b.csv'], 10, 'several'],
    ['with a workbook among them are refused', 'school', ['users.csv', 'orgs.xlsx'], 10, 'bad_extension'],
    ['beyond the size of a bundle are refused', 'school', ['users.csv', 'orgs.csv'], 2 ** 25, 'too_large'],
    ['that are all empty are refused', 'school', ['users.csv', 'orgs.csv'], 0, 'empty'],
  ] as const)('%s', (_, kind, several, size, code) => {
    expect(fileProblem({ key: 'a', name: '2 files.zip', size, kind, several })?.code).toBe(code);
  });
});
