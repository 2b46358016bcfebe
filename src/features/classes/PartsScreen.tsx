import { useMemo, useState } from 'react';
import { removal } from '#src/lib/resource/removal.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { partNameForm } from './class-forms.ts';
import { NewPartsForm } from './GroupForms.tsx';
import { countColumns, nameColumn } from './group-rows.tsx';
import { kinds, type Part, type SchoolGroup } from './kinds.ts';
import { messages } from './messages.en.ts';
import { NamedRows } from './NamedRows.tsx';
import type { MembershipsProps } from './places-props.ts';

/** [EN-08, C7-01] */
export function PartsScreen({ app, group }: { readonly app: MembershipsProps; readonly group: SchoolGroup }) {
  const { kind, words, schoolId, go } = app;
  const calls = kinds[kind];
  const [columns] = useState((): readonly GridColumn<Part>[] => [nameColumn(words.part), ...countColumns()]);
  const load = useMemo(() => calls.loadParts(schoolId, group.id), [calls, schoolId, group.id]);
  const [changes] = useState(() =>
    removal({ ...calls.partRemoval(schoolId), removed: words.removedParts, restored: messages.restored }),
  );
  return (
    <NamedRows
      app={app}
      name={kind === 'grade' ? 'sections' : 'batches'}
      title={group.name}
      caption={words.parts}
      add={words.addParts}
      empty={{ emptyTitle: words.noParts(group.name), emptyText: words.noPartsText }}
      columns={columns}
      load={load}
      changes={changes}
      find={({ data }, id) => data.find((each) => each.id === group.id)?.parts.find((each) => each.id === id)}
      renaming={{
        definition: partNameForm,
        title: words.renamePart,
        taken: words.partTaken,
        save: ({ name, ...saved }, signal) =>
          calls.saveParts({ school_id: schoolId, group_id: group.id, ...saved, names: [name] }, signal),
      }}
      onOpen={({ id }) => go({ group: group.id, part: id })}
      renderNew={(form) => <NewPartsForm {...form} app={app} group={group} />}
    />
  );
}
