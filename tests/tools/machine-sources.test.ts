import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { everyMachine } from '#machines/every-machine.ts';
import { chartModel, statesWithin } from '#src/features/inspector/chart/chart-model.ts';
import { englishWords } from '#src/features/inspector/chart/chart-words.ts';
import { machineSources } from '#src/features/inspector/source/machine-sources.gen.ts';
import { machineSourcesText, sourcesPath } from '../../tools/machine-sources.ts';

it('knows where every state is written, and is current', async () => {
  expect(await readFile(sourcesPath, 'utf8')).toBe(await machineSourcesText());
  for (const machine of Object.values(everyMachine)) {
    const states = statesWithin(chartModel(machine, englishWords)).map(({ id }) => id);
    expect(Object.keys(machineSources[machine.id] ?? {}).toSorted()).toEqual(states.toSorted());
  }
});

it('names the line on which a state begins', async () => {
  const [path = '', line = ''] =
    machineSources['session']?.['session.signedIn.clock.ending']?.split(':') ?? [];
  const text = await readFile(path, 'utf8');
  expect(text.split('\n')[Number(line) - 1]?.trim()).toBe('ending: {');
});
