import type { Mark, TurtleState } from './drawing-commands.ts';

type Pen = CanvasRenderingContext2D;
type Look = Pick<TurtleState, 'x' | 'y' | 'angle' | 'shape' | 'scale' | 'line' | 'fill'>;

const shapes: Readonly<Record<string, readonly number[]>> = {
  classic: [0, 0, -9, 5, -7, 0, -9, -5],
  arrow: [0, 0, -10, 10, -10, -10],
  triangle: [11, 0, -6, 10, -6, -10],
  square: [10, -10, 10, 10, -10, 10, -10, -10],
  turtle: [
    16, 0, 14, -2, 10, -1, 7, -4, 9, -7, 8, -9, 5, -6, 1, -7, -3, -5, -6, -8, -8, -6, -5, -4, -7, 0, -5, 4,
    -8, 6, -6, 8, -3, 5, 1, 7, 5, 6, 8, 9, 9, 7, 7, 4, 10, 1, 14, 2,
  ],
};

/** The origin is the middle of the paper, and y points up. `pictureOf` gives a picture of the workspace. */
export function drawMark(pen: Pen, mark: Mark, pictureOf: (name: string) => CanvasImageSource | null): void {
  switch (mark.do) {
    case 'line': {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = mark.points;
      return drawLine(pen, [x1, y1], [x2, y2], mark);
    }
    case 'fill':
      pen.fillStyle = mark.colour;
      return tracePoints(pen, mark.points).fill('evenodd');
    case 'dot':
      pen.fillStyle = mark.colour;
      pen.beginPath();
      pen.arc(mark.x, mark.y, Math.abs(mark.wide) / 2, 0, Math.PI * 2);
      return pen.fill();
    case 'text':
      return drawText(pen, mark);
    case 'stamp':
      return drawTurtle(pen, mark, pictureOf);
  }
}

export function drawLine(
  pen: Pen,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { colour, wide }: { readonly colour: string; readonly wide: number },
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(Math.abs(wide), 0.5);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function tracePoints(pen: Pen, points: readonly number[]): Pen {
  pen.beginPath();
  for (let at = 0; at + 1 < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  pen.closePath();
  return pen;
}

function drawText(
  pen: Pen,
  { x, y, text, align, family, size, style, colour }: Extract<Mark, { do: 'text' }>,
): void {
  const words = style.split(/[\s,]+/).filter((word) => word === 'bold' || word === 'italic');
  const name = family.replaceAll(/[^\p{L}\p{N} -]/gu, '');
  pen.save();
  pen.translate(x, y);
  pen.scale(1, -1);
  // Tk measures in points.
  pen.font = `${words.join(' ')} ${(size * 4) / 3}px "${name}", sans-serif`;
  pen.fillStyle = colour;
  pen.textAlign = align === 'center' || align === 'right' ? align : 'left';
  const lines = text.split('\n');
  for (const [at, line] of lines.entries())
    pen.fillText(line, 0, (at - lines.length + 1) * ((size * 4) / 3) * 1.2 - size * 0.25);
  pen.restore();
}

export function drawTurtle(
  pen: Pen,
  look: Look,
  pictureOf: (name: string) => CanvasImageSource | null,
): void {
  if (look.shape === 'blank') return;
  const picture = look.shape in shapes || look.shape === 'circle' ? null : pictureOf(look.shape);
  pen.save();
  pen.translate(look.x, look.y);
  if (picture !== null) {
    // As in Python, pictures do not turn.
    pen.scale(look.scale, -look.scale);
    const { width, height } = sizeOf(picture);
    pen.drawImage(picture, -width / 2, -height / 2);
  } else {
    pen.rotate((look.angle * Math.PI) / 180);
    pen.scale(look.scale, look.scale);
    pen.fillStyle = look.fill;
    pen.strokeStyle = look.line;
    pen.lineWidth = 1;
    if (look.shape === 'circle') {
      pen.beginPath();
      pen.arc(0, 0, 10, 0, Math.PI * 2);
    } else tracePoints(pen, shapes[look.shape] ?? shapes['classic'] ?? []);
    pen.fill();
    pen.stroke();
  }
  pen.restore();
}

export const sizeOf = (picture: CanvasImageSource): { width: number; height: number } =>
  picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: 0, height: 0 };
