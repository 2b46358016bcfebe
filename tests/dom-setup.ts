import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A modal left open keeps `pointer-events: none` on the body and fails the next test.
afterEach(cleanup);
