import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/**
 * Browser contexts that tests share, one after the other. The first screen costs twice the processor time in a new
 * context, which has no cache and starts a process. So a worker keeps the contexts of tests that passed: it closes their
 * pages and deletes cookies and storage, and leaves the cache and the process.
 */
const free = new Map<string, Kept[]>();
const inUse = new Set<Kept>();

/** What this test's `use` says of every context; unset outside of tests, where no context is used again. */
let ofThisTest: BrowserContextOptions | undefined;

export const useOptions = (options: BrowserContextOptions | undefined): void => {
  ofThisTest = options;
};

/** What a test may change for a whole context, and what is not taken back here. */
const changes = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const;
const clockChanges = [
  'fastForward',
  'install',
  'pauseAt',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;

interface Kept {
  readonly context: BrowserContext;
  readonly key: string;
  /** On an address of the product that is not the app: it keeps the process. */
  readonly parked: Page;
  readonly storage: CDPSession;
  readonly end: () => Promise<void>;
  isChanged: boolean;
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Options = Omit<BrowserContextOptions, 'storageState'> & { readonly storageState?: StorageState };

/** What a context is given once, such as a script at the start of each page. */
export interface Preparation {
  readonly name: string;
  readonly run: (context: BrowserContext) => Promise<void>;
}
const none: Preparation = { name: '', run: () => Promise.resolve() };

/** Opens a context without cookies or storage: one that an earlier test used, or a new one. `close` keeps it for the next test. */
export async function openContext(
  browser: Browser,
  { storageState, ...options }: Options,
  preparation = none,
): Promise<BrowserContext> {
  // What a service worker stored is not deleted here.
  if (!ofThisTest || ofThisTest.serviceWorkers === 'allow' || options.baseURL === undefined) {
    const context = await browser.newContext({ ...options, ...(storageState && { storageState }) });
    await preparation.run(context);
    return context;
  }
  const key = JSON.stringify([
    Object.entries({ ...ofThisTest, ...options }).toSorted(([a], [b]) => a.localeCompare(b)),
    preparation.name,
  ]);
  const kept = free.get(key)?.pop() ?? (await make(browser, options, preparation, key));
  inUse.add(kept);
  if (storageState) {
    await kept.context.addCookies(storageState.cookies);
    const entries = storageState.origins.flatMap(({ localStorage: stored }) => stored);
    await kept.parked.evaluate((stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, entries);
  }
  return kept.context;
}

async function make(
  browser: Browser,
  options: Options,
  preparation: Preparation,
  key: string,
): Promise<Kept> {
  const context = await browser.newContext(options);
  await preparation.run(context);
  const parked = await context.newPage();
  await parked.goto('/icon-192.png');
  const kept: Kept = {
    context,
    key,
    parked,
    storage: await context.newCDPSession(parked),
    end: context.close.bind(context),
    isChanged: false,
  };
  context.once('close', () => forget(kept));
  context.close = () => giveBack(kept);
  const marked = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const change: unknown = Reflect.get(target, name);
      if (typeof change !== 'function') throw new Error(`A browser context has no ${name}.`);
      Reflect.set(target, name, (...given: unknown[]) => {
        kept.isChanged = true;
        return change.apply(target, given);
      });
    }
  };
  marked(context, changes);
  marked(context.clock, clockChanges);
  return kept;
}

function forget(kept: Kept): void {
  inUse.delete(kept);
  free.set(
    kept.key,
    (free.get(kept.key) ?? []).filter((each) => each !== kept),
  );
}

/** Milliseconds. Once in hundreds of times Chromium does not say that the storage is empty; such a context is ended. */
const patience = 10_000;

async function giveBack(kept: Kept): Promise<void> {
  if (!inUse.delete(kept)) return;
  const isEmpty =
    !kept.isChanged &&
    (await Promise.race([
      empty(kept).then(
        () => true,
        () => false,
      ),
      pause(patience, false, { ref: false }),
    ]));
  if (isEmpty) free.set(kept.key, [...(free.get(kept.key) ?? []), kept]);
  else await kept.end();
}

async function empty({ context, parked, storage }: Kept): Promise<void> {
  for (const page of context.pages()) if (page !== parked) await page.close();
  await storage.send('Storage.clearDataForOrigin', {
    origin: new URL(parked.url()).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,file_systems',
  });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
}

/** At the end of a test. A context of a test that failed is ended, which takes its picture. */
export async function endContexts(
  hasPassed: boolean,
  outlives: (context: BrowserContext) => boolean,
): Promise<void> {
  for (const kept of inUse) if (!outlives(kept.context)) await (hasPassed ? giveBack(kept) : kept.end());
}

/** Whether the context waits for a test. */
export const isKept = (context: BrowserContext): boolean =>
  [...free.values()].flat().some((kept) => kept.context === context);
