import { stopEverything } from './programs.ts';

/**
 * `npm run bench:screen` measures the relay of shared screens by bare sockets, `npm run bench:screen -- --browser` what
 * people see in real browsers. Both listen on 127.0.0.1 only, end by themselves and leave no folder.
 */
async function measure(): Promise<boolean> {
  if (process.argv.includes('--browser')) return (await import('./screen-browser.ts')).measureBrowsers();
  return (await import('./screen-relay.ts')).measureRelay();
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
  try {
    if (!(await measure())) process.exitCode = 1;
  } finally {
    await stopEverything();
  }
}

await main();
