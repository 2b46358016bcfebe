import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { recordingSchema } from '../contract/diagnostics/recording.wire.ts';
import { everyMachine } from '../machines/every-machine.ts';
import { type Replay, replay, stateInWords } from '../machines/shared/replay.ts';

/** `npm run replay -- FILE…`: goes the way of recordings again with the machines of this version, and says how. */
const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write('Which recording? npm run replay -- FILE…\n');
  process.exitCode = 2;
}
for (const path of paths) tell(path);

function tell(path: string): void {
  const read = v.safeParse(recordingSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) {
    say(` ✗ ${path}: not a recording (${read.issues[0].message})`);
    process.exitCode = 2;
    return;
  }
  const began = performance.now();
  const found = replay(read.output, everyMachine);
  const took = Math.round(performance.now() - began);
  for (const step of found.steps) if (!step.isSame || process.env['VERBOSE']) say(lineOf(step));
  const same = found.steps.filter(({ isSame }) => isSame).length;
  say(
    ` ${found.divergence === null ? '✓' : '✗'} ${path} (${same} of ${found.steps.length} steps as recorded) ${took} ms`,
  );
  if (found.divergence === null) return;
  say(`   ${found.divergence}`);
  process.exitCode = 1;
}

function lineOf({ number, step, machine, state, isSame }: Replay['steps'][number]): string {
  const now = state === null ? 'nowhere' : stateInWords(state);
  const way = isSame ? now : `${stateInWords(step.state)}, now ${now}`;
  return `   ${isSame ? '·' : '✗'} ${number} ${machine} ${step.event.type} → ${way}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
