import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { questionThreads } from '#server/assessments/formats/read-apart.ts';
import { previewThreads } from '#server/files/preview-runner.ts';
import { rosterThreads } from '#server/roster/read/read-apart.ts';

const built = (name: string) => pathToFileURL(`${inject('programFolder')}/${name}.js`);

previewThreads.useBundled(built('preview-worker'));
rosterThreads.useBundled(built('roster-worker'));
questionThreads.useBundled(built('question-worker'));
