import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { useBundledWorker } from '#server/files/preview-runner.ts';

useBundledWorker(pathToFileURL(`${inject('programFolder')}/preview-worker.js`));
