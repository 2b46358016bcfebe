import type { Browser, BrowserContext } from '@playwright/test';
import { draftsHere, markedSignedIn, outlivesTests, signInAtServer } from '../signed-in.ts';
import type { BrowserWalk, Stage } from './path-walker.ts';

/**
 * Where paths are walked, one after the other: each on a page of its own in a browser that keeps the app's files and
 * nothing else of the path before.
 */
export class PathStages {
  /** A page whose clock was moved shares its clock with the others of its browser. */
  readonly #contexts = new Map<boolean, BrowserContext>();

  constructor(
    readonly browser: Browser,
    readonly origin: string,
  ) {}

  async open({ as: name, movesClock = false }: BrowserWalk): Promise<Omit<Stage, 'gates'>> {
    const context = this.#contexts.get(movesClock) ?? (await this.#made(movesClock));
    await context.setStorageState({
      cookies: [],
      origins: name === undefined ? [] : markedSignedIn(this.origin).origins,
    });
    // Anew for each path: one may have ended its session at the server and left the cookie as it was.
    if (name !== undefined) await signInAtServer(context, name);
    return { context, page: await context.newPage() };
  }

  /** Leaves nothing open. */
  async close({ context }: Omit<Stage, 'gates'>): Promise<void> {
    for (const page of context.pages()) await page.close();
    await context.setOffline(false);
  }

  async end(): Promise<void> {
    for (const context of this.#contexts.values()) await context.close();
  }

  async #made(movesClock: boolean): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    outlivesTests.add(context);
    await draftsHere.run(context);
    this.#contexts.set(movesClock, context);
    return context;
  }
}
