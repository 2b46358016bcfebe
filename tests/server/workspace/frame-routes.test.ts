import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framePolicy } from '#server/workspace/frame-policy.ts';
import { registerFrameRoutes } from '#server/workspace/frame-routes.ts';

describe('the pages of the tools', () => {
  const http: FastifyInstance = Fastify();
  let folder = '';
  const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frames-'));
    await mkdir(join(folder, 'html'));
    await writeFile(join(folder, 'secret.js'), 'outside');
    await writeFile(join(folder, 'html/index.html'), '<!doctype html>');
    await writeFile(join(folder, 'html/.scripts'), 'aGFzaA==');
    await writeFile(join(folder, 'html/a-HASH.js'), 'let a;');
    await writeFile(join(folder, 'html/a-HASH.js.br'), brotliCompressSync('let a;'));
    registerFrameRoutes(http, { config: { publicUrl: 'https://school.example' } }, folder);
  });
  afterAll(async () => {
    await http.close();
    await rm(folder, { recursive: true });
  });

  it('come sandboxed, with a policy that names their own files and none of the server’s calls [CW-06]', async () => {
    const { headers, statusCode } = await get('/workspace/frame/html/', { host: '127.0.0.1:5000' });
    const policy = String(headers['content-security-policy']);
    expect(statusCode).toBe(200);
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "script-src 127.0.0.1:5000/workspace/frame/html/ school.example/workspace/frame/html/ 'sha256-aGFzaA==';",
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('connect-src');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('let a student’s page start no workers, and Python none but its own [CW-06]', () => {
    expect(framePolicy('preview', ['school.example'])).toContain("worker-src 'none';");
    expect(framePolicy('python', ['school.example'])).toContain('worker-src blob:;');
  });

  it('let in scripts that a page puts in as text by their hashes alone, and none by an address of bytes [CW-06]', () => {
    for (const name of ['html', 'python', 'painting', 'blocks'] as const) {
      const [, rule = ''] =
        /script-src ([^;]*);/.exec(framePolicy(name, ['school.example'], ['aGFzaA=='])) ?? [];
      const allowed = name === 'python' ? " 'wasm-unsafe-eval'" : '';
      expect(rule).toBe(`school.example/workspace/frame/${name}/ 'sha256-aGFzaA=='${allowed}`);
    }
  });

  it('let Python compile, and reach its own files and pictures alone [CW-06]', () => {
    const policy = framePolicy('python', ['school.example']);
    expect(policy).toContain("script-src school.example/workspace/frame/python/ 'wasm-unsafe-eval';");
    expect(policy).toContain(
      'connect-src school.example/workspace/frame/python/ school.example/workspace/assets/;',
    );
    expect(policy).not.toContain("'unsafe-eval'");
  });

  it('let a painting reach its own scripts and typefaces, and the pictures of the workspace [CW-06]', () => {
    const policy = framePolicy('painting', ['school.example']);
    expect(policy).toContain('script-src school.example/workspace/frame/painting/;');
    expect(policy).toContain('connect-src school.example/workspace/assets/;');
    expect(policy).toContain('img-src data: blob: school.example/workspace/assets/;');
    expect(policy).not.toMatch(/frame-src|worker-src|unsafe-eval/);
  });

  it('let blocks load their own files alone, and make no code out of text [CW-06]', () => {
    const policy = framePolicy('blocks', ['school.example']);
    expect(policy).toContain('script-src school.example/workspace/frame/blocks/;');
    expect(policy).toContain('connect-src school.example/workspace/frame/blocks/;');
    expect(policy).toContain('img-src school.example/workspace/frame/blocks/ data: blob:;');
    expect(policy).not.toMatch(/unsafe-eval|worker-src|frame-src/);
  });

  it('take no host that would write into the policy [CW-06]', async () => {
    const { headers } = await get('/workspace/frame/html/', { host: 'x; script-src *' });
    expect(headers['content-security-policy']).toContain(
      "script-src school.example/workspace/frame/html/ 'sha256-aGFzaA==';",
    );
  });

  it('have files that any origin reads, kept for ever, packed as they were built [CW-06]', async () => {
    const { headers, rawPayload } = await get('/workspace/frame/html/a-HASH.js', {
      'accept-encoding': 'br, gzip',
    });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('let a;');
    expect((await get('/workspace/frame/html/a-HASH.js')).body).toBe('let a;');
  });

  it.each([
    '../secret.js',
    '..%2fsecret.js',
    '%2e%2e/secret.js',
    'a-HASH.js.br',
    '.scripts',
    'nothing.js',
    'html/../a-HASH.js/',
  ])('give nothing for %s [CW-06]', async (name) => {
    expect((await get(`/workspace/frame/html/${name}`)).statusCode).not.toBe(200);
    expect((await get(`/workspace/frame/${name}/`)).statusCode).not.toBe(200);
  });
});
