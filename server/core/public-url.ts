import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from './config.ts';

const everyNetwork = ['0.0.0.0', '::', ''];

/**
 * The address that mails and calendars lead to: the configured one, else the one the server listens at. Never one a
 * request names: its sender chose that, and a mail would carry a secret there.
 */
export function publicUrlOf(config: Config, http: Server): string {
  return config.publicUrl ?? addressOf(config, http, 'localhost');
}

/** The address at which the other processes of this installation reach this one. */
export const internalUrlOf = (config: Config, http: Server): string =>
  config.cluster?.internalUrl ?? addressOf(config, http, hostname());

/** `machine` stands for every network. */
function addressOf(config: Config, http: Server, machine: string): string {
  const listening = http.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  const host = everyNetwork.includes(config.host) ? machine : config.host;
  return `${config.tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
