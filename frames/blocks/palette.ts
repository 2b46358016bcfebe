interface BlockList {
  /** Draws the number of categories that `countOf` returns. */
  readonly draw: () => void;
  /** The scroll position. */
  readonly position: () => number;
  readonly moveTo: (position: number) => void;
  /** True while the user presses or drags a block. */
  readonly isBusy: () => boolean;
}

/** These fill the list on every screen, even if the first one only says that the stage does not move. */
const firstCategories = 2;
/** Milliseconds until the next try while a block is dragged. */
const tryAgainAfter = 300;

/**
 * Draws only the visible blocks first, because drawing all took a quarter of the loading time. The others follow at
 * once, or when the user asks for one of their categories.
 */
export class Palette {
  private isWhole = false;
  private list: BlockList | null = null;

  countOf(all: number, list: BlockList): number {
    this.list = list;
    return this.isWhole ? all : Math.min(all, firstCategories);
  }

  begin(): void {
    const show = () => {
      // A redraw would remove the block that the user is dragging out of the list.
      if (this.list?.isBusy()) setTimeout(show, tryAgainAfter);
      else this.showRest();
    };
    // After the first ones are on the screen.
    requestAnimationFrame(() => setTimeout(show));
  }

  showRest(): void {
    if (this.isWhole) return;
    this.isWhole = true;
    const { list } = this;
    if (list === null) return;
    const position = list.position();
    list.draw();
    list.moveTo(position);
  }
}
