import type { Page, Route } from '@playwright/test';

/** How a call that waits at a gate is answered. */
export type Answer =
  /** By the server; `change` may alter what it says. */
  | { readonly by: 'server'; readonly change?: (body: Record<string, unknown>) => Record<string, unknown> }
  /** By nobody: the connection is gone. */
  | { readonly by: 'nobody' }
  | { readonly by: 'refusal'; readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** How often the page itself sends a call again whose answer was lost. */
const repeats = 2;

/** Calls of one name, which wait until the test answers them. */
export class Gate {
  readonly #waiting: Route[] = [];
  readonly #asked: (() => void)[] = [];
  /** Repeats that get no answer either. */
  #lost = 0;

  async arrive(route: Route): Promise<void> {
    if (this.#lost > 0) {
      this.#lost -= 1;
      await route.abort();
      return;
    }
    this.#waiting.push(route);
    this.#asked.shift()?.();
  }

  /** Once a call waits here. */
  async asked(): Promise<void> {
    if (this.#waiting.length === 0) await new Promise<void>((resolve) => this.#asked.push(resolve));
  }

  /** The oldest call that waits; comes as soon as there is one. */
  async #next(): Promise<Route> {
    await this.asked();
    const route = this.#waiting.shift();
    if (!route) throw new Error('No call waits here.');
    // The page may have called it off.
    return route.request().failure() === null ? route : this.#next();
  }

  async answer(answer: Answer, isRepeated = false): Promise<void> {
    const route = await this.#next();
    if (answer.by === 'nobody') {
      this.#lost = isRepeated ? repeats : 0;
      await route.abort();
    } else if (answer.by === 'refusal') await route.fulfill({ status: answer.status, json: answer.body });
    else if (answer.change) {
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: answer.change(body) });
    } else await route.continue();
  }
}

/** Gates before the server, by the wire names of calls. Everything else passes. */
export class Gates {
  readonly #gates = new Map<string, Gate>();

  constructor(readonly page: Page) {}

  async close(...calls: readonly string[]): Promise<void> {
    for (const name of calls) {
      const gate = new Gate();
      this.#gates.set(name, gate);
      // A page may bear the name of a call.
      await this.page.route(new RegExp(`/${name}$`), (route) =>
        route.request().method() === 'GET' ? route.fallback() : gate.arrive(route),
      );
    }
  }

  at(name: string): Gate {
    const gate = this.#gates.get(name);
    if (!gate) throw new Error(`There is no gate before ${name}.`);
    return gate;
  }
}
