import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { readConfig } from '#server/core/config.ts';
import { applyImport } from '#server/roster/apply.ts';
import { undoImport } from '#server/roster/undo.ts';
import { assembleServer } from '#server/server.ts';
import type { Deed } from './bulk-deeds.ts';

/** A server that says when it is there, does what it is told to, says so, and is killed in between. */
const [url = '', dataDir = ''] = process.argv.slice(2);
const quiet = () => undefined;
const { app, http } = await assembleServer(readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }), url, {
  log: { info: quiet, warn: quiet, error: (details, message) => console.error(message, details) },
});

async function act(deed: Deed): Promise<void> {
  if (deed.kind === 'apply') return applyImport(app, deed);
  if (deed.kind === 'undo') return undoImport(app, deed);
  const { statusCode, body } = await http.inject({
    method: 'POST',
    url: callPath(calls[deed.call]),
    headers: { authorization: `Bearer ${deed.token}` },
    payload: deed.input,
  });
  if (statusCode !== 200) throw new Error(`${deed.call}: ${statusCode} ${body}`);
}

process.on('message', (deed: Deed) => {
  act(deed).then(
    () => process.send?.('done'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// Whoever told it to is gone.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
