import { operate } from '../server/operate.ts';
import { readEnvFile } from './env-file.mjs';

/** `npm run backup`, `npm run restore` and `npm run doctor`: with the settings that `npm start` has. */
process.exit(await operate(process.argv.slice(2), { ...readEnvFile(), ...process.env }));
