import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

const everyNetwork = ['0.0.0.0', '::', ''];

/**
 * The address that mails and calendars lead to: the configured one, else the one the server listens at. Never one a
 * request names: its sender chose that, and a mail would carry a secret there.
 */
export function publicUrlOf(config: Config, http: Server): string {
  if (config.publicUrl) return config.publicUrl;
  const listening = http.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  const host = everyNetwork.includes(config.host) ? 'localhost' : config.host;
  return `${config.tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
