/** The canvas of the open page, if there is one. */
export interface ScreenTarget {
  readonly set: (canvas: HTMLCanvasElement | null) => void;
  readonly draw: (picture: CanvasImageSource, width: number, height: number) => void;
}

export function createScreenTarget(): ScreenTarget {
  let target: HTMLCanvasElement | null = null;
  return {
    set: (canvas) => {
      target = canvas;
    },
    draw: (picture, width, height) => {
      if (!target) return;
      if (target.width !== width) target.width = width;
      if (target.height !== height) target.height = height;
      target.getContext('2d')?.drawImage(picture, 0, 0);
    },
  };
}
