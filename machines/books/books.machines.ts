import { readerMachine } from './reader/reader.machine.ts';

/** The room's machines by the id of their charts. */
export const booksMachines = { reader: readerMachine };
