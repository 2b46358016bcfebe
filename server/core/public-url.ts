import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from './config.ts';

const everyNetwork = ['0.0.0.0', '::', ''];

/** The base of links in mails. A request never names it: its sender could choose where a mail carries a secret. */
export function publicUrlOf(config: Config, http: Server): string {
  return config.publicUrl ?? addressOf(config, http, 'localhost');
}

export const internalUrlOf = (config: Config, http: Server): string =>
  config.cluster?.internalUrl ?? addressOf(config, http, hostname());

/** `machine` is the host name where the server listens on every network. */
function addressOf(config: Config, http: Server, machine: string): string {
  const listening = http.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  const host = everyNetwork.includes(config.host) ? machine : config.host;
  return `${config.tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
