import type { BrowserContext, Page } from '@playwright/test';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { atStart, atTimeOf } from '../../tests/machines/at-time.ts';
import type { Events, PathEvent, Walk } from '../../tests/machines/paths.ts';
import { type Tours, toursOf } from '../../tests/machines/tours.ts';
import { Gates } from './gates.ts';

/** Where a path is walked: one page of its own. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly gates: Gates;
}

/** One thing that happens: to the machine, and on the page. */
export interface Happening {
  readonly event: PathEvent;
  /** For who reads of a failure: what was done. */
  readonly words: string;
  /** Absent: it comes of itself, as the answer to what the page asked. */
  readonly cause?: (stage: Stage) => Promise<void>;
  /** Where the page has a way to do it; absent: wherever the machine hears of it. */
  readonly where?: (snapshot: AnyMachineSnapshot) => boolean;
  /** When it happens, in milliseconds after the clock's start; absent: at the start. */
  readonly now?: number;
}

/** A machine, what may happen to it in a browser, and what the screen then shows. */
export interface BrowserWalk {
  /** Who does this, and where. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly project: (snapshot: AnyMachineSnapshot) => unknown;
  readonly happenings: readonly Happening[];
  /** Calls that wait for the test. */
  readonly gated: readonly string[];
  /** Walked for its own sake, whatever others take. */
  readonly standsAlone?: true;
  /** The login name of who is signed in before the page is opened. */
  readonly as?: string;
  /** The test moves the page's clock. */
  readonly movesClock?: boolean;
  readonly open: (stage: Stage) => Promise<void>;
  /** Compares the page with where the machine is. */
  readonly see: (stage: Stage, snapshot: AnyMachineSnapshot) => Promise<void>;
}

const longest = 26;

/** The paths of a walk: as few as go across everything these happenings can cause and no other path takes. */
export function toursIn(
  { machine, input, project, happenings }: BrowserWalk,
  known: Iterable<string>,
): Tours {
  const follows = happenings.filter(({ cause }) => !cause).map(({ event }) => event);
  const events = happenings.filter(({ cause }) => cause).map(({ event }) => event);
  const walk: Walk<AnyStateMachine> = { input, events, project };
  const can = (snapshot: AnyMachineSnapshot, event: PathEvent) =>
    happenings.find((each) => each.event === event)?.where?.(snapshot) ?? true;
  const now = (event: PathEvent) => happenings.find((each) => each.event === event)?.now ?? 0;
  return atStart(() => toursOf(machine, walk, { longest, follows, known, can, now }));
}

function wordsOf({ happenings }: BrowserWalk, event: PathEvent): Happening {
  const found = happenings.find((each) => each.event === event);
  if (!found) throw new Error(`Nobody knows how ${event.type} happens.`);
  return found;
}

/** A path as somebody would do it by hand, a line for each step. */
export const stepsInWords = (walk: BrowserWalk, path: Events): string =>
  path
    .map((event) => wordsOf(walk, event))
    .filter(({ cause }) => cause)
    .map(({ words }, index) => `${index + 1}. ${words}`)
    .join('\n');

/** Walks a path on a fresh page, and compares the screen with the machine after each step. */
export async function walkPath(
  walk: BrowserWalk,
  path: Events,
  { page, context }: Omit<Stage, 'gates'>,
  step: (words: string, work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const stage: Stage = { page, context, gates: new Gates(page) };
  await stage.gates.close(...walk.gated);
  if (walk.movesClock) await page.clock.install();
  const actor = createActor(walk.machine, { input: walk.input, clock: new SimulatedClock() });
  atStart(() => actor.start());
  await step(`${walk.name}: opens the page`, () => walk.open(stage));
  for (const [index, event] of path.entries()) {
    const { words, cause, now = 0 } = wordsOf(walk, event);
    await step(words, async () => {
      try {
        atTimeOf({ now }, () => actor.send(event));
        await cause?.(stage);
        const next = path[index + 1];
        // What comes of itself is over before anybody could look.
        if (!next || wordsOf(walk, next).cause) await walk.see(stage, actor.getSnapshot());
      } catch (error) {
        const done = stepsInWords(walk, path.slice(0, index + 1));
        const where = JSON.stringify(actor.getSnapshot().value);
        throw new Error(
          `The screen is not as it should be.\n${walk.name}\n${done}\nThe machine is at ${where}`,
          {
            cause: error,
          },
        );
      }
    });
  }
  actor.stop();
}
