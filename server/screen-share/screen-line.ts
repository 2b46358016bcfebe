import type { LineKey } from '#server/realtime/live-line.ts';
import type { ScreenPlace } from './relay/screen.types.ts';

export const screenLine: LineKey<ScreenPlace> = { name: 'screens' };
