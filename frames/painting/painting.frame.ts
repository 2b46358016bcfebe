import { surround } from './surroundings.ts';

surround();
// Not before: the tool asks for its surroundings while its parts are read.
const { startPaintingPage } = await import('./painting-page.tsx');
startPaintingPage();
