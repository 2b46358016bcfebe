import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes its time; what does not come is still found out.
configure({ asyncUtilTimeout: 4_000 });

// A modal left open keeps `pointer-events: none` on the body and fails the next test.
afterEach(cleanup);

// Days and numbers as a reader in Britain or India writes them, wherever the tests run.
Object.defineProperty(navigator, 'languages', { value: ['en-GB', 'en'], configurable: true });
