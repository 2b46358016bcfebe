import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { root, runOrExit } from './installed.mjs';

/**
 * `node tools/kit.mjs`: builds the page of all parts and serves it, for its browser tests.
 * KIT_PORT, by default 4600; KIT_DIST, by default dist/kit.
 */
const port = Number(process.env.KIT_PORT ?? 4600);
const dist = process.env.KIT_DIST ?? 'dist/kit';
runOrExit('rsbuild', ['build', '--config', 'rsbuild.kit.config.ts', '--log-level', 'warn']);
const server = Fastify();
await server.register(fastifyStatic, { root: resolve(root, dist) });
await server.listen({ port, host: '127.0.0.1' });
