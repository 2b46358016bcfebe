import * as v from 'valibot';
import { type FrameEngine, frameEngines } from '#contract/core/tool-engines.ts';
import { partsMark } from '#contract/workspace/frame-greeting.ts';
import { framePath, isOwnTab } from '#contract/workspace/workspace.rules.ts';
import { toolsKey } from '#src/lib/person-storage.ts';

/**
 * The page of a tool that began before the app did. A workspace in a tab of its own loads early-tool.start.ts before the
 * app. If this browser knows the address's tool, the script starts the tool's page at once. The app then moves that page
 * into place (ToolFrame.tsx) and gives it the program.
 */
export interface EarlyTool {
  readonly engine: FrameEngine;
  readonly element: HTMLIFrameElement;
  /** Hands files of the tool to its page, so many at most before and after it is taken. */
  readonly serve: (port: MessagePort) => void;
  /** The page listens, and nobody has answered it yet. */
  readonly hasGreeted: () => boolean;
  /** From now on the app hears what the page says. */
  readonly handOver: () => void;
}

declare global {
  interface Window {
    earlyTool?: EarlyTool | undefined;
  }
}

const addressesMost = 50;

const knownSchema = v.array(v.tuple([v.string(), v.picklist(frameEngines)]));
type Known = v.InferOutput<typeof knownSchema>;

function readKnown(): Known {
  try {
    return v.parse(knownSchema, JSON.parse(localStorage.getItem(toolsKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Nothing is lost where it cannot be kept: the tool's page then begins when the app knows it. */
export function rememberTool(path: string, engine: FrameEngine): void {
  if (!isOwnTab(path) || toolOf(path) === engine) return;
  const others = readKnown().filter(([other]) => other !== path);
  try {
    localStorage.setItem(toolsKey, JSON.stringify([[path, engine], ...others].slice(0, addressesMost)));
  } catch {
    // As above.
  }
}

export function toolOf(path: string): FrameEngine | undefined {
  return readKnown().find(([known]) => known === path)?.[1];
}

/** A frame that is moved without `moveBefore` loads anew. */
export const canMove = (): boolean => 'moveBefore' in Element.prototype;

export function newFrame(engine: FrameEngine): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = framePath(engine) + partsMark;
  return element;
}

/** The page that began early where it is of this tool; it is given once, and thrown away where it is of another. */
export function takeEarlyTool(engine: FrameEngine): EarlyTool | null {
  const early = window.earlyTool;
  if (!early) return null;
  window.earlyTool = undefined;
  early.handOver();
  if (early.engine === engine && early.element.isConnected) return early;
  early.element.remove();
  return null;
}
