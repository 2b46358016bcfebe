/** The list of blocks, as the changed editor hands it over (tools/scratch-patches.mjs). */
interface BlockList {
  /** Draws as many categories as `countOf` says. */
  readonly draw: () => void;
  /** How far it is scrolled. */
  readonly position: () => number;
  readonly moveTo: (position: number) => void;
  /** Somebody presses or drags a block. */
  readonly isBusy: () => boolean;
}

/** They fill the list on every screen, even where the first says that the stage does not move. */
const firstCategories = 2;
/** Milliseconds until it is tried again while somebody drags a block. */
const tryAgainAfter = 300;

/**
 * The list of blocks begins with those that are in sight: drawing all of them took a quarter of the time until the
 * editor could be used. The others follow at once, and before anybody asks for one of their categories.
 */
export class Palette {
  private isWhole = false;
  private list: BlockList | null = null;

  /** How many of the categories are drawn now. */
  countOf(all: number, list: BlockList): number {
    this.list = list;
    return this.isWhole ? all : Math.min(all, firstCategories);
  }

  /** The editor can be used. */
  begin(): void {
    const show = () => {
      // Drawing anew would take the block away that somebody is pulling out of the list.
      if (this.list?.isBusy()) setTimeout(show, tryAgainAfter);
      else this.showRest();
    };
    // Once the first ones are on the screen.
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
