const gap = 8;
const edge = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a tip in viewport pixels: above its trigger if there is room, else below, never over the edge. */
export function positionTooltip(trigger: Box, tip: Pick<Box, 'width' | 'height'>, viewportWidth: number) {
  const above = trigger.top - tip.height - gap;
  const middle = trigger.left + trigger.width / 2 - tip.width / 2;
  return {
    top: above >= edge ? above : trigger.top + trigger.height + gap,
    left: clamp(middle, edge, Math.max(edge, viewportWidth - tip.width - edge)),
  };
}
