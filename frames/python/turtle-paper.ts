import type { FrameAsset } from '#contract/workspace/frame-messages.ts';
import { el } from '../shared/dom.ts';
import { say } from '../shared/words.ts';
import { drawLine, drawMark, drawTurtle, sizeOf } from './draw-mark.ts';
import { between, Drawing, timeOf } from './drawing.ts';
import { commandsIn, type DrawingCommand, type TurtleState } from './drawing-commands.ts';
import type { TurtleEvent } from './python-messages.ts';

interface Waiting {
  readonly command: DrawingCommand | null;
  readonly isAtOnce: boolean;
}

/** The turtles' paper. It draws at their speed, and reports the number of visible commands. */
export class TurtlePaper {
  readonly element = el('div', { class: 'drawing', hidden: true });
  private readonly canvas = el('canvas', { tabindex: '0', role: 'img' });
  private readonly kept = document.createElement('canvas');
  private readonly drawing = new Drawing();
  private readonly pictures = new Map<string, HTMLImageElement>();
  private assets: readonly FrameAsset[] = [];
  private waiting: Waiting[] = [];
  private count = 0;
  private isPlanned = false;
  /** When a turtle's present line began; its end shows when the turtle arrives. */
  private moveBegan: number | null = null;
  private told: (count: number) => void = () => undefined;

  constructor(happened: (event: TurtleEvent) => void) {
    this.element.append(this.canvas);
    this.canvas.addEventListener('click', ({ clientX, clientY }) => {
      const box = this.canvas.getBoundingClientRect();
      const { wide, high } = this.drawing.paper;
      const x = ((clientX - box.left) / box.width - 0.5) * wide;
      happened({ type: 'click', x, y: (0.5 - (clientY - box.top) / box.height) * high });
    });
    for (const [heard, type] of [
      ['keydown', 'press'],
      ['keyup', 'release'],
    ] as const)
      this.canvas.addEventListener(heard, (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
        event.preventDefault();
        happened({ type, key: keys[event.key] ?? event.key });
      });
  }

  relabel(): void {
    this.canvas.ariaLabel = say('python.drawing');
  }

  begin(assets: readonly FrameAsset[], told: (count: number) => void): void {
    this.drawing.clear();
    this.pictures.clear();
    this.assets = assets;
    this.waiting = [];
    this.count = 0;
    this.moveBegan = null;
    this.told = told;
    this.element.hidden = true;
  }

  stop(): void {
    this.waiting = [];
  }

  /** Calls back when all commands are drawn. */
  whenDrawn(then: () => void): void {
    if (this.waiting.length === 0) then();
    else this.finished = then;
  }
  private finished: (() => void) | null = null;

  take(json: string, isAtOnce: boolean): void {
    if (this.element.hidden) {
      this.element.hidden = false;
      this.canvas.focus({ preventScroll: true });
    }
    for (const command of commandsIn(json)) this.waiting.push({ command, isAtOnce });
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    // A hidden page has no animation frames, and the program waits for the drawing.
    if (document.hidden) setTimeout(() => this.advance(Infinity));
    else requestAnimationFrame((now) => this.advance(now));
  }

  private readonly isStill = matchMedia('(prefers-reduced-motion: reduce)');

  private advance(now: number): void {
    this.isPlanned = false;
    const until = performance.now() + 12;
    let moving: TurtleState | null = null;
    let at = 0;
    for (; at < this.waiting.length && performance.now() < until; at += 1) {
      const { command, isAtOnce } = this.waiting[at] as Waiting;
      moving = isAtOnce || this.isStill.matches ? null : this.moveOf(command, now);
      if (moving !== null) break;
      if (command !== null) this.drawing.apply(command);
    }
    this.waiting.splice(0, at);
    this.count += at;
    this.paint(moving);
    if (at > 0) this.told(this.count);
    if (this.waiting.length > 0) return this.plan();
    this.finished?.();
    this.finished = null;
  }

  /** The turtle's position during a move; null: it has arrived, or the command is no move. */
  private moveOf(command: DrawingCommand | null, now: number): TurtleState | null {
    if (command?.do !== 'turtle') return null;
    const from = this.drawing.turtles.get(command.turtle);
    const ms = timeOf(from, command);
    this.moveBegan ??= now;
    const share = ms === 0 ? 1 : (now - this.moveBegan) / ms;
    if (from === undefined || share >= 1) {
      this.moveBegan = null;
      return null;
    }
    return between(from, command, share);
  }

  private paint(moving: TurtleState | null): void {
    const { paper, marks, turtles } = this.drawing;
    const fine = Math.min(window.devicePixelRatio, 2);
    for (const canvas of [this.canvas, this.kept])
      if (canvas.width !== paper.wide * fine || canvas.height !== paper.high * fine) {
        canvas.width = paper.wide * fine;
        canvas.height = paper.high * fine;
        this.canvas.style.aspectRatio = `${paper.wide} / ${paper.high}`;
        this.drawing.drawn = 0;
      }
    const kept = penOf(this.kept, fine, paper.wide, paper.high);
    if (this.drawing.drawn === 0) this.paintPaper(kept);
    // A line comes before the move along it, and is drawn with it.
    const last = marks.at(-1);
    const growing = moving !== null && last?.do === 'line' && last.turtle === moving.turtle ? last : null;
    const shown = growing ? marks.length - 1 : marks.length;
    for (let at = this.drawing.drawn; at < shown; at += 1) {
      const mark = marks[at];
      if (mark) drawMark(kept, mark, (name) => this.pictureOf(name));
    }
    this.drawing.drawn = shown;
    const seen = penOf(this.canvas, fine, paper.wide, paper.high);
    // A picture has its top where y is least.
    seen.scale(1, -1);
    seen.drawImage(this.kept, -paper.wide / 2, -paper.high / 2, paper.wide, paper.high);
    seen.scale(1, -1);
    if (growing && moving)
      drawLine(seen, [growing.points[0] ?? 0, growing.points[1] ?? 0], [moving.x, moving.y], growing);
    for (const turtle of turtles.values())
      drawTurtle(seen, moving?.turtle === turtle.turtle ? moving : turtle, (name) => this.pictureOf(name));
  }

  private paintPaper(pen: CanvasRenderingContext2D): void {
    const { wide, high, colour, picture } = this.drawing.paper;
    pen.fillStyle = colour;
    pen.fillRect(-wide / 2, -high / 2, wide, high);
    const image = picture === '' ? null : this.pictureOf(picture);
    if (image === null) return;
    const { width, height } = sizeOf(image);
    pen.save();
    pen.scale(1, -1);
    pen.drawImage(image, -width / 2, -height / 2);
    pen.restore();
  }

  /** A workspace picture by name. When it has loaded, the paper is redrawn. */
  private pictureOf(name: string): HTMLImageElement | null {
    const asset = this.assets.find((each) => each.name === name);
    if (!asset) return null;
    let image = this.pictures.get(name);
    if (!image) {
      image = new Image();
      image.addEventListener('load', () => {
        this.drawing.drawn = 0;
        this.plan();
      });
      image.src = asset.url;
      this.pictures.set(name, image);
    }
    return image.complete && image.naturalWidth > 0 ? image : null;
  }
}

/** The origin is the middle, and y points up. */
function penOf(
  canvas: HTMLCanvasElement,
  fine: number,
  wide: number,
  high: number,
): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws on no canvas.');
  pen.setTransform(fine, 0, 0, -fine, (wide / 2) * fine, (high / 2) * fine);
  return pen;
}

const keys: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ' ': 'space',
  Enter: 'Return',
};
