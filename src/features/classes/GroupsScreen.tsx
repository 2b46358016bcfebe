import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users-round';
import { useMemo, useState } from 'react';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { groupNameForm } from './class-forms.ts';
import { NameForm, NewGroupsForm } from './GroupForms.tsx';
import { countColumns, nameColumn, removal, seen, tellNotEmpty } from './group-rows.tsx';
import { type Group, gone, kinds, loadPlaces } from './kinds.ts';
import { messages } from './messages.en.ts';
import type { PlacesSite } from './places-site.ts';

function groupColumns(words: PlacesSite['words']): readonly GridColumn<Group>[] {
  return [
    nameColumn(words.group),
    {
      id: 'parts',
      header: words.parts,
      cell: ({ name, parts }) => (
        <span>{parts.length === 0 ? words.noParts(name) : <bdi>{parts.join(', ')}</bdi>}</span>
      ),
      value: ({ parts }) => parts.join(', '),
      width: 20,
    },
    ...countColumns(),
  ];
}

/** [PR-04, EN-08] The classes or the clubs of a school. */
export function GroupsScreen({ site }: { readonly site: PlacesSite }) {
  const { kind, words, schoolId, person, go } = site;
  const [columns] = useState(() => groupColumns(words));
  const load = useMemo(() => kinds[kind].loadGroups(schoolId), [kind, schoolId]);
  const list = useResourceGrid({
    name: kind === 'grade' ? 'classes' : 'clubs',
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
      remove: (rows, signal) => kinds[kind].removeGroups(schoolId, rows, signal),
      restore: (rows, signal) => kinds[kind].restoreGroups(schoolId, rows, signal),
      done: words.removedGroups,
    }),
  );
  const actions = useRowActions({ changes, sessionLive: site.sessionLive, onChanged: refresh });
  const [loadStored] = useState(() => async (id: number, signal: AbortSignal) => {
    const { data } = await loadPlaces(schoolId, signal);
    const group = data.find((each) => each.kind === kind && each.id === id);
    if (!group) throw gone();
    return { values: { name: group.name }, version: group.version };
  });
  const close = () => list.onOpen('');
  const onSaved = () => {
    refresh();
    close();
  };
  return (
    <ResourceScreen
      title={words.title}
      text={words.text}
      caption={words.title}
      add={{ label: words.add }}
      list={list}
      seen={seen}
      texts={{ emptyTitle: words.empty, emptyText: words.emptyText }}
      onOpen={({ id }) => go({ group: id })}
      changes={actions}
      actions={[
        { id: 'parts', kind: 'open', label: words.openParts, onRun: ({ id }) => go({ group: id }) },
        {
          id: 'pupils',
          label: messages.openPupils,
          icon: <Users />,
          onRun: ({ id }) => go({ group: id, part: 0 }),
        },
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
        <NewGroupsForm site={site} onClose={close} onSaved={onSaved} />
      ) : (
        <OpenRow open={list.open} title={words.renameGroup} load={loadStored} onClose={close}>
          {(stored, of) => (
            <NameForm
              key={of}
              of={of}
              definition={groupNameForm}
              title={words.renameGroup}
              taken={words.nameTaken}
              stored={stored}
              loadStored={(signal) => loadStored(Number(of), signal)}
              save={(name, signal) =>
                kinds[kind].rename({ school_id: schoolId, id: Number(of), ...name }, signal)
              }
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
