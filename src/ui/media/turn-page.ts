const turnMilliseconds = 380;

/** Animates a page turn in a spread: the new page folds down from the spine. Reduced motion switches it off. */
export function turnPage(scroller: HTMLElement, page: number, by: 1 | -1): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    // Forward, the new left page comes over from the right; backward, the right one from the left.
    const turned = scroller.querySelector<HTMLElement>(`[data-page="${by === 1 ? page : page + 1}"]`);
    turned?.animate(
      [
        {
          transform: `perspective(2000px) rotateY(${by === 1 ? 90 : -90}deg)`,
          transformOrigin: by === 1 ? 'right' : 'left',
          filter: 'brightness(0.75)',
        },
        {
          transform: 'perspective(2000px) rotateY(0deg)',
          transformOrigin: by === 1 ? 'right' : 'left',
          filter: 'brightness(1)',
        },
      ],
      { duration: turnMilliseconds, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    );
  });
}
