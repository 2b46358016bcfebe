import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import product from '../../rsbuild.config.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Builds the bare page into `folder` with the product's settings, and serves it compressed; returns how to end it. */
export async function serveBarePage(folder: string) {
  const rsbuild = await createRsbuild({
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact({ reactCompiler: true })],
      source: { entry: { index: join(import.meta.dirname, 'bare-page/main.tsx') } },
      html: { title: 'Bare page' },
      output: { ...product.output, distPath: { root: folder }, cleanDistPath: true },
      performance: { printFileSize: false },
    },
  });
  await rsbuild.build();
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || types[extname(entry.name)] === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path)}`, brotliCompressSync(await readFile(path)));
  }
  await rm(folder, { recursive: true });
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/elsewhere') return response.setHeader('content-type', 'text/html').end('<p>Elsewhere</p>');
    const path = files.has(url) ? url : '/index.html';
    response.writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'br' });
    return response.end(files.get(path));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** A page of another site, where somebody comes from. */
    elsewhere: `http://localhost:${port}/elsewhere`,
    close: () => server.close(),
  };
}
