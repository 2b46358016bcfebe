import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { demoPassword } from '#server/seeds/demo-logins.ts';
import { type LoadRequest, sendAll } from './http-load.ts';
import type { Program } from './programs.ts';

const device = { deviceId: 'bench', browser: 'bench', os: 'bench', tz: 'UTC' };

/** A request of a call without payload encoding. */
export function requestOf<Name extends BuiltCallName>(
  name: Name,
  token: string,
  input: CallInput<CallOf<Name>>,
): LoadRequest {
  return { path: callPath(calls[name]), token, body: input };
}

/** One call outside the load. */
export async function callOnce<Name extends BuiltCallName>(
  product: Program,
  name: Name,
  token: string,
  input: CallInput<CallOf<Name>>,
): Promise<CallOutput<CallOf<Name>>> {
  const response = await fetch(`http://127.0.0.1:${product.port}${callPath(calls[name])}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  return (await response.json()) as CallOutput<CallOf<Name>>;
}

/** A session of its own for a demo person; the token outlives a restart of the product. */
export async function signIn(product: Program, loginName: string): Promise<string> {
  const input = { email: loginName, password: demoPassword, deviceDetails: device };
  return (await callOnce(product, 'login', '', input)).api_token;
}

/** The same as browsers keep it: the value of the session's cookie. */
export async function signInByCookie(product: Program, loginName: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${product.port}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: loginName, password: demoPassword, deviceDetails: device }),
  });
  const cookie = /banyan_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!cookie) throw new Error(`${loginName}: ${await response.text()}`);
  return cookie;
}

/** A fresh form session for each save. */
export async function formSessions(product: Program, token: string, count: number): Promise<string[]> {
  const request = requestOf('get-form-session', token, { form: 'notice' });
  const found: string[] = [];
  await sendAll(
    product.port,
    Array.from({ length: count }, () => request),
    { onAnswer: (body) => found.push((JSON.parse(body) as { formSession: string }).formSession) },
  );
  return found;
}
