import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';

/**
 * Somebody with mouse and keyboard; `hasty` types without a pause between keys. A layer takes presses a frame after it
 * stands; in a test that presses at once the check of `pointer-events` would ask how fast the machine is. Browser tests
 * press for real.
 */
export function setupUser({ hasty = false } = {}): UserEvent {
  return userEvent.setup({
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(hasty && { delay: null }),
  });
}
