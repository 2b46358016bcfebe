import { surround } from './surroundings.ts';

surround();
// Imported late, because the tool reads its environment while it loads.
const { startPaintingPage } = await import('./painting-page.tsx');
startPaintingPage();
