export { programFileName } from './program-name.ts';
export { versionEntries } from './programs-zip.ts';
