import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Menu, type MenuItem } from '#src/ui/Menu.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { formMessages } from '../form/messages.en.ts';
import { UnsavedWork } from '../form/UnsavedWork.tsx';
import { resourceMessages } from './messages.en.ts';
import { isShown, keepViews, readViews, stateOf, viewNameCharacters, viewOf } from './saved-views.ts';
import type { ResourceList } from './use-resource-grid.ts';

export function SavedViews<Row>({ list }: { readonly list: ResourceList<Row> }) {
  const { name, personId, columns, state, defaults, onState } = list;
  const messages = resourceMessages.views;
  const [views, setViews] = useState(() => readViews(personId, name));
  const [isNaming, setNaming] = useState(false);
  const put = (next: typeof views) => {
    setViews(next);
    keepViews(personId, name, next);
  };
  const shown = views.find((view) => isShown(view, state, defaults));
  const isStandard = isShown({ name: '', search: {} }, state, defaults);
  const items: MenuItem<string>[] = [
    { kind: 'radio', group: messages.menu, id: 'standard', label: messages.standard, checked: isStandard },
    ...views.map((view, index) => ({
      kind: 'radio' as const,
      group: messages.menu,
      id: `view-${index}`,
      label: view.name,
      checked: view === shown,
    })),
    {
      id: 'save',
      label: messages.save,
      icon: <BookmarkPlus />,
      separated: true,
      disabled: isStandard || shown !== undefined,
    },
    ...(shown
      ? [{ id: 'remove', label: messages.remove(shown.name), icon: <Trash2 />, tone: 'danger' as const }]
      : []),
  ];
  const ids = columns.map(({ id }) => id);
  const select = (id: string) => {
    const view = views.find((_, index) => id === `view-${index}`);
    if (view) onState(stateOf(view, ids, defaults));
    else if (id === 'standard') onState(defaults);
    else if (id === 'save') setNaming(true);
    else put(views.filter((each) => each !== shown));
  };
  return (
    <>
      <Menu
        label={messages.menu}
        trigger={
          <Button icon={<Bookmark />}>
            <span data-word="">{messages.menu}</span>
          </Button>
        }
        items={items}
        onSelect={select}
      />
      {isNaming && (
        <ViewName
          onName={(given) => {
            put([...views.filter((view) => view.name !== given), viewOf(given, state, defaults)]);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

interface ViewNameProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function ViewName({ onName, onClose }: ViewNameProps) {
  const messages = resourceMessages.views;
  const id = useId();
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog
      open
      size="form"
      title={messages.title}
      description={messages.text}
      closeLabel={formMessages.close}
      onRequestClose={onClose}
      footer={
        <Button type="submit" form={id} variant="primary">
          {formMessages.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <UnsavedWork isDirty={name.trim() !== ''} />
        <TextField
          label={messages.name}
          required
          maxLength={viewNameCharacters}
          error={hasTried && name.trim() === '' ? formMessages.issues.required : undefined}
          value={name}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
