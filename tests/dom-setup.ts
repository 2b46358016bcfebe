import { MessageChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { alerts } from '#src/lib/alerts.ts';

// A busy machine takes its time; what does not come is still found out.
configure({ asyncUtilTimeout: 20_000 });

// A modal left open keeps `pointer-events: none` on the body and fails the next test.
afterEach(() => {
  cleanup();
  // The next file has the same list of messages.
  for (const { id } of alerts.getToasts()) alerts.dismiss(id);
});

// What a context of a thread lacks of a browser.
if (!('MessageChannel' in globalThis))
  Object.defineProperty(globalThis, 'MessageChannel', { value: MessageChannel, configurable: true });

// Days and numbers as a reader in Britain or India writes them, wherever the tests run.
Object.defineProperty(navigator, 'languages', { value: ['en-GB', 'en'], configurable: true });
