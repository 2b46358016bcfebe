import type { Browser, BrowserContext, Cookie } from '@playwright/test';
import { keepDraftsHere, markedSignedIn, signInAtServer } from '../signed-in.ts';
import type { BrowserWalk, Stage } from './path-walker.ts';

const sessionCookie = 'banyan_session';

/**
 * Where paths are walked, one after the other: each on a page of its own in a browser that keeps the app's files and
 * nothing else of the path before.
 */
export class PathStages {
  /** A page whose clock was moved shares its clock with the others of its browser. */
  readonly #contexts = new Map<boolean, BrowserContext>();
  /** Sessions that no path has ended, by login name. */
  readonly #sessions = new Map<string, Cookie[]>();

  constructor(
    readonly browser: Browser,
    readonly origin: string,
  ) {}

  async open({ as: name, movesClock = false }: BrowserWalk): Promise<Omit<Stage, 'gates'>> {
    const context = this.#contexts.get(movesClock) ?? (await this.#made(movesClock));
    const { origins } = markedSignedIn(this.origin);
    const known = name === undefined ? undefined : this.#sessions.get(name);
    await context.setStorageState({ cookies: known ?? [], origins: name === undefined ? [] : origins });
    if (name !== undefined && !known) {
      await signInAtServer(context, name);
      this.#sessions.set(name, await context.cookies());
    }
    return { context, page: await context.newPage() };
  }

  /** Leaves nothing open, and forgets a session that the path has ended. */
  async close({ as: name }: BrowserWalk, { context }: Omit<Stage, 'gates'>): Promise<void> {
    for (const page of context.pages()) await page.close();
    await context.setOffline(false);
    if (name === undefined) return;
    const left = (await context.cookies()).find((cookie) => cookie.name === sessionCookie);
    const before = this.#sessions.get(name)?.find((cookie) => cookie.name === sessionCookie);
    if (left?.value !== before?.value) this.#sessions.delete(name);
  }

  async end(): Promise<void> {
    for (const context of this.#contexts.values()) await context.close();
  }

  async #made(movesClock: boolean): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    await keepDraftsHere(context);
    this.#contexts.set(movesClock, context);
    return context;
  }
}
