import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { everyMachine } from '#machines/every-machine.ts';
import { chartModel, statesWithin } from '#src/features/diagnostics/inspector/chart/chart-model.ts';
import { englishWords } from '#src/features/diagnostics/inspector/chart/chart-words.ts';
import { machineSources } from '../../tools/machine-sources.ts';

const sources = await machineSources();

it('knows where every state is written', () => {
  for (const machine of Object.values(everyMachine)) {
    const states = statesWithin(chartModel(machine, englishWords)).map(({ id }) => id);
    expect(Object.keys(sources[machine.id] ?? {}).toSorted()).toEqual(states.toSorted());
  }
});

it('names the line on which a state begins', async () => {
  const [path = '', line = ''] = sources['session']?.['session.signedIn.clock.ending']?.split(':') ?? [];
  const text = await readFile(path, 'utf8');
  expect(text.split('\n')[Number(line) - 1]?.trim()).toBe('ending: {');
});
