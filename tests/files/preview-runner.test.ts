import { execFile } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hasPreview, runPreview } from '#server/files/preview-runner.ts';
import { docx } from './office-files.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();
const limits = { milliseconds: 20_000, heapMegabytes: 512 };

describe('the preview runner', () => {
  it('makes previews in a thread, several asked for at once [TV-13]', async () => {
    const pages = await Promise.all([
      runPreview(sampleFile('notice.docx'), 'docx'),
      runPreview(sampleFile('slides.pptx'), 'pptx'),
    ]);
    expect(pages[0]).toContain('سائنس میلہ');
    expect(pages[1]).toContain('Your turn: draw a square');
  });

  it('finds its worker beside it when bundled [TV-13]', async () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const outdir = folder.path('bundle');
    await build({
      absWorkingDir: root,
      entryPoints: ['server/files/preview-runner.ts', 'server/files/preview-worker.ts'],
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    await writeFile(join(outdir, 'package.json'), '{"type":"module"}');
    await symlink(join(root, 'node_modules'), join(outdir, 'node_modules'), 'dir');
    const script = `import { runPreview } from './preview-runner.js'; process.stdout.write(String(await runPreview(${JSON.stringify(sampleFile('notice.docx'))}, 'docx')));`;
    await writeFile(join(outdir, 'run.js'), script);
    const { stdout } = await promisify(execFile)(process.execPath, [join(outdir, 'run.js')]);
    expect(stdout).toContain('Science Fair 2026');
  });

  it('gives null, never an error, for damaged, missing and other files [TV-13]', async () => {
    const whole = await readFile(sampleFile('notice.docx'));
    const half = await folder.write(whole.subarray(0, 2000));
    expect(await runPreview(half, 'docx')).toBeNull();
    expect(await runPreview(half, 'pptx')).toBeNull();
    expect(await runPreview(half, 'doc')).toBeNull();
    expect(await runPreview(half, 'ppt')).toBeNull();
    expect(await runPreview(folder.path('missing'), 'docx')).toBeNull();
    expect(await runPreview(sampleFile('marks.xlsx'), 'xlsx')).toBeNull();
  });

  it('gives null past its time and goes on with the next [TV-13]', async () => {
    const slow = runPreview(sampleFile('notice.docx'), 'docx', { ...limits, milliseconds: 1 });
    const next = runPreview(sampleFile('notice.docx'), 'docx');
    expect(await slow).toBeNull();
    expect(await next).toContain('Science Fair');
  });

  it('gives null when a document needs more memory than allowed, and the server lives [TV-13]', async () => {
    const paragraphs = Array.from(
      { length: 40_000 },
      (_, i) => `<w:p><w:r><w:t>Paragraph ${i}</w:t></w:r></w:p>`,
    );
    const path = await folder.write(docx(paragraphs.join('')));
    expect(await runPreview(path, 'docx', { ...limits, heapMegabytes: 60 })).toBeNull();
    expect(await runPreview(sampleFile('notice.doc'), 'doc')).toContain('Science Fair');
  });

  it('knows which files have previews [TV-13, TV-14]', () => {
    expect(['doc', 'docx', 'ppt', 'pptx'].every(hasPreview)).toBe(true);
    expect(['xls', 'xlsx', 'zip', 'pdf', 'png', 'mp4', ''].some(hasPreview)).toBe(false);
  });
});
