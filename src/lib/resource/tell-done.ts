import { alerts } from '../alerts.ts';
import { isolate } from '../words/isolate.ts';
import { resourceMessages as messages } from './messages.en.ts';

const named = 3;

export function namesOf(names: readonly string[]): string {
  return [...names.slice(0, named).map(isolate), ...(names.length > named ? ['…'] : [])].join('\n');
}

/** Says what was done to `names` and offers to open it. `onOpen` must work from any screen; left out: no page. */
export function tellDone(title: string, names: string | readonly string[], onOpen?: () => void): void {
  alerts.show({
    tone: 'success',
    title,
    text: namesOf(typeof names === 'string' ? [names] : names),
    ...(onOpen && { action: { label: messages.actions.open, onPress: onOpen } }),
  });
}
