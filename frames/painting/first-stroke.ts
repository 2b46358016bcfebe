/**
 * The tool ends a stroke when its window gets the focus. The press that begins the first stroke moves the focus into
 * the page, so that stroke would be a dot. This hides that one event. Call it before the tool loads: the first
 * listener is called first.
 */
export function keepFirstStroke(): void {
  let isEntering = false;
  const end = () => {
    isEntering = false;
  };
  window.addEventListener(
    'pointerdown',
    () => {
      isEntering = !document.hasFocus();
    },
    { capture: true },
  );
  window.addEventListener('pointerup', end, { capture: true });
  window.addEventListener('pointercancel', end, { capture: true });
  window.addEventListener(
    'focus',
    (event) => {
      if (event.target !== window || !isEntering) return;
      end();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
