export { makeBackup } from './backup/make-backup.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export type { Watched } from './backup/say.ts';
export { diagnose } from './doctor/diagnose.ts';
export { poolMeasures, workMeasures } from './measures/database-measures.ts';
export { programVersion } from './program-version.ts';
