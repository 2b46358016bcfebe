export const toastRegionId = 'toasts';

interface OutsideEvent extends Event {
  readonly detail: { readonly originalEvent: Event };
}

/** For the `onInteractOutside` of a layer: to press a toast is not to press outside. */
export function spareToasts(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest(`#${toastRegionId}`) !== null) event.preventDefault();
}
