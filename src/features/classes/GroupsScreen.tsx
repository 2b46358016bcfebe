import Users from 'lucide-react/icons/users-round';
import { useMemo, useState } from 'react';
import { removal } from '#src/lib/resource/removal.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { groupNameForm } from './class-forms.ts';
import { NewGroupsForm } from './GroupForms.tsx';
import { countColumns, nameColumn } from './group-rows.tsx';
import { type Group, kinds } from './kinds.ts';
import { messages } from './messages.en.ts';
import { NamedRows } from './NamedRows.tsx';
import type { MembershipsProps } from './places-props.ts';

function groupColumns(words: MembershipsProps['words']): readonly GridColumn<Group>[] {
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

/** [PR-04, EN-08] */
export function GroupsScreen({ app }: { readonly app: MembershipsProps }) {
  const { kind, words, schoolId, go } = app;
  const calls = kinds[kind];
  const [columns] = useState(() => groupColumns(words));
  const load = useMemo(() => calls.loadGroups(schoolId), [calls, schoolId]);
  const [changes] = useState(() =>
    removal({ ...calls.groupRemoval(schoolId), removed: words.removedGroups, restored: messages.restored }),
  );
  return (
    <NamedRows
      app={app}
      name={kind === 'grade' ? 'classes' : 'clubs'}
      title={words.title}
      text={words.text}
      caption={words.title}
      add={words.add}
      empty={{ emptyTitle: words.empty, emptyText: words.emptyText }}
      columns={columns}
      load={load}
      changes={changes}
      find={({ data }, id) => data.find((each) => each.kind === kind && each.id === id)}
      renaming={{
        definition: groupNameForm,
        title: words.renameGroup,
        taken: words.nameTaken,
        save: (name, signal) => calls.rename({ school_id: schoolId, ...name }, signal),
      }}
      onOpen={({ id }) => go({ group: id })}
      actions={[
        {
          id: 'pupils',
          label: messages.openPupils,
          icon: <Users />,
          onRun: ({ id }) => go({ group: id, part: 0 }),
        },
      ]}
      renderNew={(form) => <NewGroupsForm {...form} app={app} />}
    />
  );
}
