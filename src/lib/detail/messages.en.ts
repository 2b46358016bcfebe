import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import { defineMessages } from '../words/messages.ts';

export const detailMessages = defineMessages('detail', {
  back: 'Back to the list',
  outdated: 'This may not be the newest version',
  outdatedText: 'It was changed, and could not be loaded again.',
  moveUp: (name: string) => `Move ${isolate(name)} up`,
  moveDown: (name: string) => `Move ${isolate(name)} down`,
  editOf: (name: string) => `Change ${isolate(name)}`,
  removeOf: (name: string) => `Remove ${isolate(name)}`,
  nowAt: (at: number) => `Now at place ${formatNumber(at)}`,
  dragHint: 'Drag to reorder, or use the arrow buttons.',
});
