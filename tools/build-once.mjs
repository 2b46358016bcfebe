import { build } from './build.mjs';

const done = await build();
console.log(done ? 'Built.' : 'The build is up to date.');
