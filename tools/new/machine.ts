import { checkRoomName } from './changes.ts';
import { type Draft, edit, put } from './draft.ts';
import { withImport, within } from './edits.ts';
import {
  type MachineNames,
  machineFile,
  machineSetupFile,
  machinesFile,
  machineTestFile,
  machineTypesFile,
  machineViewFile,
  walksFile,
} from './machine-templates.ts';
import { fileNameOf, pascalOf, variableOf } from './names.ts';

/**
 * A machine of a room with what the project asks of each: its words, its chart, what a screen reads of it, walks that take
 * every transition, and a test. It loads and saves a text; what it is really for is written over it.
 */
export function addMachine(draft: Draft, room: string, name: string): void {
  checkRoomName(room);
  const names: MachineNames = { room, id: variableOf(name), Id: pascalOf(name), file: fileNameOf(name) };
  const { id, file } = names;
  const folder = `machines/${room}/${file}`;
  const rooms = draft.list('machines').filter((path) => !path.endsWith('.ts'));
  const taken = rooms.flatMap(draft.list).find((path) => path.endsWith(`/${file}`));
  if (taken)
    throw new Error(
      `${taken} is there already: the inspector and the docs know a machine by its name alone.`,
    );
  draft.write(`${folder}/${file}.types.ts`, machineTypesFile(names));
  draft.write(`${folder}/${file}.setup.ts`, machineSetupFile(names));
  draft.write(`${folder}/${file}.machine.ts`, machineFile(names));
  draft.write(`${folder}/${file}.view.ts`, machineViewFile(names));
  draft.write(`tests/${folder}/${file}.walks.ts`, walksFile(names));
  draft.write(`tests/${folder}/${file}.test.ts`, machineTestFile(names));
  const list = `machines/${room}/${room}.machines.ts`;
  put(draft, list, machinesFile(room, variableOf(room)));
  edit(draft, list, (text) =>
    within(
      withImport(text, `import { ${id}Machine } from './${file}/${file}.machine.ts';`),
      /^export const \w+Machines = \{/m,
      `${id}: ${id}Machine`,
    ),
  );
}
