import type { Config } from '#server/core/config.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { openFiles } from '#server/files/open-files.ts';
import type { Watched } from '../backup/say.ts';
import { connectPatiently, openInstallation } from '../open-installation.ts';
import { type Finding, wrong } from './finding.ts';
import { lookAtCertificate } from './look-at-certificate.ts';
import { lookAtCluster } from './look-at-cluster.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtFiles } from './look-at-files.ts';
import { lookAtFolder } from './look-at-folder.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtPort } from './look-at-port.ts';
import { lookAtNode, lookAtSettings } from './look-at-settings.ts';
import { lookAtStore } from './look-at-store.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface Asked extends Watched {
  /** Checks each stored file, which can take long. */
  readonly looksAtFiles: boolean;
}

/** Finds what is wrong with an installation, running or not. Changes nothing. */
export async function diagnose(env: Env, asked: Asked): Promise<readonly Finding[]> {
  const { config, findings } = lookAtSettings(env);
  const now = new Date();
  const storeFindings = await lookAtStore(config, now);
  const isStoreWell = storeFindings.every(({ state }) => state !== 'wrong');
  const port = await lookAtPort(config);
  return [
    lookAtNode(),
    ...findings,
    ...(await lookAtFolder(config)),
    ...port,
    ...storeFindings,
    ...(await insideOf(config, asked, isStoreWell)),
    ...(await lookAtCluster(
      config,
      port.some(({ says }) => says.startsWith('Our server runs')),
    )),
    ...(await lookAtCertificate(config, now)),
    await lookAtMail(config),
  ];
}

async function insideOf(config: Config, asked: Asked, isStoreWell: boolean): Promise<readonly Finding[]> {
  try {
    const installation = await openInstallation(config);
    try {
      const client = await connectPatiently(installation.url);
      try {
        const findings = await lookAtDatabase(client, config);
        const isEmpty = findings.some(({ says }) => says === 'It is empty.');
        if (!asked.looksAtFiles || isEmpty || !isStoreWell) return findings;
        const store = openFiles(config);
        try {
          return [...findings, ...(await lookAtFiles(client, store.files, asked))];
        } finally {
          store.close();
        }
      } finally {
        await client.end();
      }
    } finally {
      await installation.close();
    }
  } catch (error) {
    if (asked.signal.aborted) throw error;
    const says = error instanceof StartRefused ? error.message : 'It cannot be looked into.';
    const todo =
      error instanceof StartRefused ? 'See what the sentence says.' : 'The server log may say more.';
    return [wrong('database', says, todo)];
  }
}
