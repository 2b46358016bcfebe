import { alerts } from '../alerts.ts';
import { isolate } from '../words/isolate.ts';
import { resourceMessages as messages } from './messages.en.ts';

/** So many are named; the rest is only counted. */
const named = 3;

/** The names of what a message is about, each on its line. */
export function namesOf(names: readonly string[]): string {
  return [...names.slice(0, named).map(isolate), ...(names.length > named ? ['…'] : [])].join('\n');
}

/**
 * Says what was done and to what, and offers to open it. `title` says what was done, `names` is what people
 * know the things by; `onOpen` leads to it from wherever the person is by then, left out where it has no page or is gone.
 */
export function tellDone(title: string, names: string | readonly string[], onOpen?: () => void): void {
  alerts.show({
    tone: 'success',
    title,
    text: namesOf(typeof names === 'string' ? [names] : names),
    ...(onOpen && { action: { label: messages.actions.open, onPress: onOpen } }),
  });
}
