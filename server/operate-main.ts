import { operate } from './operate.ts';

/** In the built program: `node dist/server/operate.js backup FOLDER`. */
process.exit(await operate(process.argv.slice(2), process.env));
