import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { partNameForm } from './class-forms.ts';
import { NameForm, NewPartsForm } from './GroupForms.tsx';
import { countColumns, nameColumn, removal, seen, tellNotEmpty } from './group-rows.tsx';
import { gone, kinds, loadPlaces, type Part, type PlaceGroup } from './kinds.ts';
import { messages } from './messages.en.ts';
import type { PlacesSite } from './places-site.ts';

/** [EN-08, C7-01] The sections of a class, or the batches of a club. */
export function PartsScreen({ site, group }: { readonly site: PlacesSite; readonly group: PlaceGroup }) {
  const { kind, words, schoolId, person, go } = site;
  const [columns] = useState((): readonly GridColumn<Part>[] => [nameColumn(words.part), ...countColumns()]);
  const load = useMemo(() => kinds[kind].loadParts(schoolId, group.id), [kind, schoolId, group.id]);
  const list = useResourceGrid({
    name: kind === 'grade' ? 'sections' : 'batches',
    personId: person.id,
    load,
    columns,
    address: site.address,
    listen: site.listen,
  });
  const refresh = () => {
    list.refresh();
    site.refresh();
  };
  const [changes] = useState(() =>
    removal({
      remove: (rows, signal) => kinds[kind].removeParts(schoolId, rows, signal),
      restore: (rows, signal) => kinds[kind].restoreParts(schoolId, rows, signal),
      done: words.removedParts,
    }),
  );
  const actions = useRowActions({ changes, sessionLive: site.sessionLive, onChanged: refresh });
  const [loadStored] = useState(() => async (id: number, signal: AbortSignal) => {
    const { data } = await loadPlaces(schoolId, signal);
    const part = data.find((each) => each.id === group.id)?.parts.find((each) => each.id === id);
    if (!part) throw gone();
    return { values: { name: part.name }, version: part.version };
  });
  const close = () => list.onOpen('');
  const onSaved = () => {
    refresh();
    close();
  };
  const open = ({ id }: Part) => go({ group: group.id, part: id });
  return (
    <ResourceScreen
      title={group.name}
      caption={words.parts}
      add={{ label: words.addParts }}
      list={list}
      seen={seen}
      texts={{ emptyTitle: words.noParts(group.name), emptyText: words.noPartsText }}
      onOpen={open}
      changes={actions}
      actions={[
        { id: 'pupils', kind: 'open', label: messages.openPupils, onRun: open },
        {
          id: 'rename',
          kind: 'edit',
          label: messages.rename,
          onRun: ({ id }) => list.onOpen(String(id)),
        },
        {
          id: 'remove',
          label: messages.remove,
          icon: <Trash2 />,
          tone: 'danger',
          when: ({ students, faculty }) => students + faculty === 0,
          change: 'remove',
          isBulk: true,
        },
        {
          id: 'not-empty',
          label: messages.remove,
          icon: <Trash2 />,
          tone: 'danger',
          when: ({ students, faculty }) => students + faculty > 0,
          onRun: tellNotEmpty,
        },
      ]}
    >
      {list.open === 'new' ? (
        <NewPartsForm site={site} group={group} onClose={close} onSaved={onSaved} />
      ) : (
        <OpenRow open={list.open} title={words.renamePart} load={loadStored} onClose={close}>
          {(stored, of) => (
            <NameForm
              key={of}
              of={of}
              definition={partNameForm}
              title={words.renamePart}
              taken={words.partTaken}
              stored={stored}
              loadStored={(signal) => loadStored(Number(of), signal)}
              save={({ name, ...sent }, signal) => {
                const to = { school_id: schoolId, group_id: group.id, id: Number(of) };
                return kinds[kind].saveParts({ ...to, ...sent, names: [name] }, signal);
              }}
              site={site}
              onClose={close}
              onSaved={onSaved}
            />
          )}
        </OpenRow>
      )}
    </ResourceScreen>
  );
}
