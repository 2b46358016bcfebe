import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, callPath } from '#contract/core/define-call.ts';

/** A browser without a screen: it keeps cookies by host, as browsers do, and shows where it was led. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>();
  token = '';

  constructor(readonly address: string) {}

  /** Goes where it is led, through the provider and back, until a page of ours that is none of the way. */
  async follow(from: string): Promise<string> {
    let at = from;
    for (let step = 0; step < 20; step += 1) {
      const to = await this.step(at);
      if (to === null) return at;
      at = to;
      const { origin, pathname } = new URL(at);
      if (origin === this.address && !pathname.startsWith('/auth/')) return at.slice(this.address.length);
    }
    throw new Error(`There is no end to where ${from} leads.`);
  }

  /** One page: where it leads; null: nowhere. */
  async step(at: string): Promise<string | null> {
    const response = await fetch(new URL(at, this.address), {
      redirect: 'manual',
      headers: { cookie: this.#cookiesFor(at), accept: 'text/html' },
    });
    this.#keep(at, response);
    const to = response.headers.get('location');
    return to === null ? null : new URL(to, new URL(at, this.address)).href;
  }

  async call<Name extends BuiltCallName>(name: Name, input: CallInput<CallOf<Name>>) {
    const at = `${this.address}${callPath(calls[name])}`;
    const response = await fetch(at, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: this.#cookiesFor(at),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      body: JSON.stringify(input),
    });
    this.#keep(at, response);
    const body = (await response.json()) as Record<string, unknown>;
    if (typeof body['api_token'] === 'string') this.token = body['api_token'];
    return { status: response.status, body };
  }

  #jar(at: string): Map<string, string> {
    const { host } = new URL(at, this.address);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }

  #cookiesFor(at: string): string {
    return Array.from(this.#jar(at), ([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(at: string, response: Response): void {
    const jar = this.#jar(at);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }
}

export const deviceDetails = { deviceId: 'lab', browser: 'test', os: 'test', tz: 'UTC' } as const;
