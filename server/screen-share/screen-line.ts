import type { LineKey } from '#server/realtime/live-line.ts';
import type { ScreenHub } from './relay/screen.types.ts';

export const screenLine: LineKey<ScreenHub> = { name: 'screens' };
