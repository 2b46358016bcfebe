export { poolMeasures, workMeasures } from './measures/database-measures.ts';
