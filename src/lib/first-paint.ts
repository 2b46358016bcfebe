/** Milliseconds. A page that is not drawn by then may never be: a hidden tab, or an old browser that does not say so. */
const patience = 200;

/** Resolves once the page that came painted is on the screen: work in the same moment would delay it. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, patience);
  });
}
