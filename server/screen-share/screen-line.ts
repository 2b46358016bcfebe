import type { LineKey } from '#server/realtime/live-line.ts';
import type { ScreenPlace } from './relay/screen.types.ts';

/** Where shared screens are sent and watched. */
export const screenLine: LineKey<ScreenPlace> = { name: 'screens' };
