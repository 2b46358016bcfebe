export { ClassesOfFile } from './classes-of-file.ts';
export { loginOf } from './file-values.ts';
export { type FileImport, importFile } from './import-file.ts';
export { type KnownPlaces, knownPlaces } from './known-places.ts';
export { type Cells, cellsOf } from './parse-row.ts';
export { wishedPlaces } from './places-of-file.ts';
export { rowsOfUpload } from './uploaded-list.ts';
