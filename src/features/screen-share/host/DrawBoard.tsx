import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { shareMessages as messages } from '../messages.en.ts';
import type { StudioHolder } from '../use-share-host.ts';

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });
const board = css({
  display: 'block',
  width: 'full',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  cursor: 'crosshair',
  touchAction: 'none',
  // The ink has the same colour.
  color: 'danger',
});

interface Point {
  readonly x: number;
  readonly y: number;
}
type Tool = 'pen' | 'pointer';

/** Visible on every screen; sizes are shares of the picture's width. */
const ink = { width: 1 / 300, dot: 1 / 90 };

/** The frozen picture with its drawing; viewers get both as one. */
export function DrawBoard({ studio }: { readonly studio: StudioHolder }) {
  const texts = messages.host;
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useRef<HTMLCanvasElement | null>(null);
  const strokes = useRef<Point[][]>([]);
  const isDown = useRef(false);
  const [tool, setTool] = useState<Tool>('pen');
  const show = (dot: Point | null = null) => {
    const [target, picture] = [canvas.current, still.current];
    if (!target || !picture) return;
    draw(target, picture, strokes.current, dot);
    studio.current?.sendDrawing(target);
  };
  useEffect(() => {
    const [frame, target] = [studio.current?.still, canvas.current];
    if (!frame || !target) return;
    const kept = document.createElement('canvas');
    for (const each of [kept, target]) {
      each.width = frame.displayWidth;
      each.height = frame.displayHeight;
      each.getContext('2d')?.drawImage(frame, 0, 0);
    }
    still.current = kept;
    studio.current?.sendDrawing(target);
  }, [studio]);
  const at = ({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => ({
    x: (nativeEvent.offsetX / currentTarget.clientWidth) * currentTarget.width,
    y: (nativeEvent.offsetY / currentTarget.clientHeight) * currentTarget.height,
  });
  return (
    <Stack gap="3">
      <div className={bar}>
        <SegmentedChoice
          name="share-tool"
          label={texts.tool}
          value={tool}
          options={[
            { value: 'pen', label: texts.pen },
            { value: 'pointer', label: texts.pointer },
          ]}
          onChange={setTool}
        />
        <Button
          size="sm"
          onClick={() => {
            strokes.current = [];
            show();
          }}
        >
          {texts.wipe}
        </Button>
      </div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={texts.board}
        className={board}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = tool === 'pen';
          if (isDown.current) strokes.current.push([at(event)]);
        }}
        onPointerMove={(event) => {
          if (tool === 'pointer') show(at(event));
          else if (isDown.current) {
            strokes.current.at(-1)?.push(at(event));
            show();
          }
        }}
        onPointerUp={() => {
          isDown.current = false;
        }}
        onPointerLeave={() => show()}
      />
    </Stack>
  );
}

function draw(
  target: HTMLCanvasElement,
  picture: HTMLCanvasElement,
  strokes: readonly (readonly Point[])[],
  dot: Point | null,
): void {
  const pen = target.getContext('2d');
  if (!pen) return;
  pen.drawImage(picture, 0, 0);
  const { color } = getComputedStyle(target);
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineWidth = target.width * ink.width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const points of strokes) {
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.stroke();
  }
  if (!dot) return;
  pen.beginPath();
  pen.arc(dot.x, dot.y, target.width * ink.dot, 0, 2 * Math.PI);
  pen.fill();
}
