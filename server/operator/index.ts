export { makeBackup } from './backup/make-backup.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export { counted, sized, type Watched } from './backup/say.ts';
export { diagnose } from './doctor/diagnose.ts';
export { poolMeasures, workMeasures } from './measures/database-measures.ts';
export { moveFiles } from './move-files/move-files.ts';
export { programVersion } from './program-version.ts';
