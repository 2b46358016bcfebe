/**
 * The tool ends a stroke when its window takes the focus, for hands that let go of it elsewhere. But the press that
 * begins a stroke is what brings the focus in from the page around: each first stroke would be a dot. That one event is
 * kept from the tool. Call it before the tool is there: who listens first is asked first.
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
