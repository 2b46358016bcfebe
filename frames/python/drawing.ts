import type { DrawingCommand, Mark, PaperState, TurtleState } from './drawing-commands.ts';

/** More marks are dropped, because redrawing them would take seconds. */
export const marksMost = 100_000;

const blank: PaperState = { do: 'paper', wide: 600, high: 480, colour: 'white', picture: '' };

export class Drawing {
  paper = blank;
  readonly turtles = new Map<number, TurtleState>();
  marks: Mark[] = [];
  /** Marks already on the canvas. A smaller number than before means that everything is redrawn. */
  drawn = 0;
  private readonly open = new Map<number, Mark>();

  clear(): void {
    this.paper = blank;
    this.turtles.clear();
    this.open.clear();
    this.marks = [];
    this.drawn = 0;
  }

  apply(command: DrawingCommand): void {
    switch (command.do) {
      case 'paper':
        this.paper = command;
        this.drawn = 0;
        return;
      case 'turtle':
        this.turtles.set(command.turtle, command);
        return;
      case 'begin_fill':
        return this.beginFill(command.turtle);
      case 'end_fill':
        return this.endFill(command.turtle, command.points, command.colour);
      case 'unstamp':
        return this.remove(
          this.marks.findIndex(
            (mark) => mark.do === 'stamp' && mark.turtle === command.turtle && mark.stamp === command.stamp,
          ),
        );
      case 'undo':
        return this.remove(
          this.marks.findLastIndex((mark) => mark.do !== 'fill' && mark.turtle === command.turtle),
        );
      case 'clear':
        this.marks = this.marks.filter(({ turtle }) => turtle !== command.turtle);
        this.drawn = 0;
        return;
      case 'update':
        return;
      case 'line':
      case 'dot':
      case 'text':
      case 'stamp':
        this.add(command);
    }
  }

  private add(mark: Mark): void {
    if (this.marks.length < marksMost) this.marks.push(mark);
  }

  /** The fill keeps the position of its start, so that later marks stay above it. */
  private beginFill(turtle: number): void {
    const mark: Mark = { do: 'fill', turtle, points: [], colour: 'black' };
    this.open.set(turtle, mark);
    this.add(mark);
  }

  private endFill(turtle: number, points: readonly number[], colour: string): void {
    const open = this.open.get(turtle);
    const at = open ? this.marks.lastIndexOf(open) : -1;
    this.open.delete(turtle);
    if (at === -1) return;
    this.marks[at] = { do: 'fill', turtle, points, colour };
    if (at < this.drawn) this.drawn = 0;
  }

  private remove(at: number): void {
    if (at === -1) return;
    this.marks.splice(at, 1);
    this.drawn = 0;
  }
}

/** Milliseconds of a turtle's move, as in Python's own turtle. */
export function timeOf(from: TurtleState | undefined, to: TurtleState): number {
  if (from === undefined || to.pace === 0) return 0;
  const way = Math.hypot(to.x - from.x, to.y - from.y) / (3 * 1.1 ** to.pace * to.pace);
  const turn = Math.abs(turnBetween(from.angle, to.angle)) / (3 * to.pace);
  return Math.min((way + turn) * 10, 5_000);
}

/** The state at a share of the way, from 0 to 1. */
export function between(from: TurtleState, to: TurtleState, share: number): TurtleState {
  return {
    ...to,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: from.angle + turnBetween(from.angle, to.angle) * share,
  };
}

const turnBetween = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;
