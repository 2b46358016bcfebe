/** Shares of the real size. */
export const zoomSteps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

export const leastZoom = 0.5;
export const mostZoom = 4;

/** The next step up (1) or down (-1) within the bounds; at the end it stays. */
export function stepZoom(zoom: number, direction: 1 | -1, least = leastZoom, most = mostZoom): number {
  const steps = zoomSteps.filter((step) => step >= least && step <= most);
  // A fitted zoom lies between steps; one that is almost a step counts as that step.
  const next =
    direction === 1
      ? steps.find((step) => step > zoom * 1.001)
      : steps.findLast((step) => step < zoom * 0.999);
  return next ?? (direction === 1 ? Math.max(zoom, most) : Math.min(zoom, least));
}

export const toPercent = (zoom: number) => Math.round(zoom * 100);
