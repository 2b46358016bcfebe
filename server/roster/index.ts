export { ClassesOfFile } from './classes-of-file.ts';
export { loginOf } from './file-values.ts';
export { groupsOfRow } from './groups-of-row.ts';
export { type FileImport, importFile } from './import-file.ts';
export { type KnownGroups, knownGroups } from './known-groups.ts';
export { type Cells, cellsOf } from './parse-row.ts';
export { rowsOfUpload } from './uploaded-list.ts';
