import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { createPayloadCodec } from '../../server/core/payload-codec.ts';
import { openContext } from '../contexts.ts';
import { markedSignedIn, signInAtServer } from '../signed-in.ts';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Device {
  readonly width?: number;
  /** What the device has stored, such as its language; left out: it is new. */
  readonly kept?: Record<string, string>;
  /** The same device once more. */
  readonly storage?: Storage;
}

/** A device of the student's own. */
export async function openDevice(
  browser: Browser,
  login: string,
  { width = 1280, kept = {}, storage }: Device = {},
): Promise<BrowserContext> {
  const baseURL = process.env['BANYAN_URL'] ?? '';
  const fresh = markedSignedIn(baseURL);
  for (const [name, value] of Object.entries(kept)) fresh.origins[0]?.localStorage.push({ name, value });
  const context = await openContext(browser, {
    baseURL,
    storageState: storage ?? fresh,
    viewport: { width, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await signInAtServer(context, login);
  return context;
}

/** One assessment of a student, in one tab. */
export class AttemptPage {
  readonly answer: Locator;
  readonly saved: Locator;
  readonly here: Locator;
  readonly handInButton: Locator;

  constructor(readonly page: Page) {
    this.answer = page.getByRole('textbox', { name: 'Your answer' });
    this.saved = page.getByText('Saved', { exact: true });
    this.here = page.getByRole('button', { name: 'Continue here' });
    this.handInButton = page.getByRole('button', { name: 'Hand in' });
  }

  static async open(context: BrowserContext, assessmentId: number): Promise<AttemptPage> {
    const page = await context.newPage();
    await page.goto(`/assessment/${assessmentId}`);
    return new AttemptPage(page);
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  }

  async startWith(code: string): Promise<void> {
    await this.page.getByLabel('Your code').fill(code);
    await this.page.getByRole('button', { name: 'Start', exact: true }).click();
  }

  turnTo(number: number): Promise<void> {
    return this.page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  }

  /** Writes at the end of what stands there, letter by letter, as a hand does. */
  async write(text: string): Promise<void> {
    await this.answer.focus();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.type(text);
  }

  async handIn(): Promise<void> {
    await this.handInButton.click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
    await this.seeReceipt(/^You handed it in/);
  }

  async seeReceipt(words: RegExp): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
  }
}

/** Goes on by Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const codec = createPayloadCodec('banyan-payload');
const encoded = /1\.U2FsdGVkX1[\w+/=]+\.[0-9a-f]{64}/g;

/** Everything that comes to a browser: bodies of answers, decoded, and frames of sockets. */
export class Arrivals {
  readonly #texts: Promise<string>[] = [];

  constructor(context: BrowserContext) {
    const add = (text: Promise<string>) =>
      this.#texts.push(text.then((wire) => wire.replaceAll(encoded, (each) => codec.decode(each))));
    // A body that is gone with its page came to nobody.
    context.on('response', (response) => add(response.text().catch(() => '')));
    context.on('page', (page) =>
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => add(Promise.resolve(String(payload)))),
      ),
    );
  }

  async text(): Promise<string> {
    return (await Promise.all(this.#texts)).join('\n');
  }
}
