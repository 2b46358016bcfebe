import { isInspectorOn, onInspectorChange } from '#src/lib/developer.ts';
import { startWatch, type Watch } from './watch.ts';

let watch: Watch | null = null;

/** The one watch of this page: it begins when the inspector first loads and ends when it is switched off. */
export function pageWatch(): Watch {
  if (watch) return watch;
  const begun = startWatch();
  watch = begun;
  const stopListening = onInspectorChange(() => {
    if (isInspectorOn()) return;
    begun.stop();
    stopListening();
    watch = null;
  });
  return begun;
}
