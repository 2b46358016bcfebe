import * as v from 'valibot';

/** Commands of the turtle module. Numbers are bounded, because a program can write commands itself. */
const far = 1e6;
const number = v.pipe(v.number(), v.minValue(-far), v.maxValue(far));
const colour = v.pipe(v.string(), v.regex(/^(?:[a-z]{1,30}|#[\da-f]{3}|#[\da-f]{6})$/));
const short = v.pipe(v.string(), v.maxLength(100));
const points = v.pipe(v.array(number), v.maxLength(100_000));
const turtle = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const place = { turtle, x: number, y: number };
const form = {
  angle: number,
  shape: short,
  scale: v.pipe(v.number(), v.minValue(0), v.maxValue(50)),
  line: colour,
  fill: colour,
};

const line = v.object({
  do: v.literal('line'),
  turtle,
  points: v.pipe(points, v.length(4)),
  colour,
  wide: number,
});
const dot = v.object({ do: v.literal('dot'), ...place, wide: number, colour });
const text = v.object({
  do: v.literal('text'),
  ...place,
  text: v.pipe(v.string(), v.maxLength(2000)),
  align: short,
  family: short,
  size: v.pipe(v.number(), v.minValue(1), v.maxValue(400)),
  style: short,
  colour,
});
const stamp = v.object({ do: v.literal('stamp'), ...place, ...form, stamp: number });
const state = v.object({
  do: v.literal('turtle'),
  ...place,
  ...form,
  pace: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
});
const paper = v.object({
  do: v.literal('paper'),
  wide: v.pipe(v.number(), v.minValue(20), v.maxValue(4000)),
  high: v.pipe(v.number(), v.minValue(20), v.maxValue(4000)),
  colour,
  picture: v.pipe(v.string(), v.maxLength(100)),
});

const command = v.variant('do', [
  line,
  dot,
  text,
  stamp,
  state,
  paper,
  v.object({ do: v.literal('begin_fill'), turtle }),
  v.object({ do: v.literal('end_fill'), turtle, points, colour }),
  v.object({ do: v.literal('unstamp'), turtle, stamp: number }),
  v.object({ do: v.literal('undo'), turtle }),
  v.object({ do: v.literal('clear'), turtle }),
  v.object({ do: v.literal('update') }),
]);

export type DrawingCommand = v.InferOutput<typeof command>;
export type TurtleState = v.InferOutput<typeof state>;
export type PaperState = v.InferOutput<typeof paper>;
/** `fill`: the area within the corners, below everything drawn after it began. */
export type Mark =
  | v.InferOutput<typeof line>
  | v.InferOutput<typeof dot>
  | v.InferOutput<typeof text>
  | v.InferOutput<typeof stamp>
  | {
      readonly do: 'fill';
      readonly turtle: number;
      readonly points: readonly number[];
      readonly colour: string;
    };

const commands = v.pipe(v.array(v.unknown()), v.maxLength(10_000));

/** The commands of one message. An invalid one is null, so that it still counts. */
export function commandsIn(json: string): readonly (DrawingCommand | null)[] {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return [];
  }
  const list = v.safeParse(commands, given);
  if (!list.success) return [];
  return list.output.map((each) => {
    const one = v.safeParse(command, each);
    return one.success ? one.output : null;
  });
}
