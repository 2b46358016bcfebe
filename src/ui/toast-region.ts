export const toastRegionId = 'toasts';

interface OutsideEvent extends Event {
  readonly detail: { readonly originalEvent: Event };
}

/** For a layer's `onInteractOutside`: a press on a toast is not outside. */
export function spareToasts(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest(`#${toastRegionId}`) !== null) event.preventDefault();
}
