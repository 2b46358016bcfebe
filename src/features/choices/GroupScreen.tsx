import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Eraser from 'lucide-react/icons/eraser';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { viewSelectedProjectModuleWiseCall } from '#contract/choices/calls/view-selected-project-module-wise.call.ts';
import { call } from '#src/lib/api-client.ts';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { type PageAction, PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { ChosenTab } from './ChosenTab.tsx';
import { type ChoiceGroup, type ChoicesScreenProps, groupOf } from './choices-props.ts';
import { type ChoiceTab } from './choices-search.ts';
import { GivenTab } from './GivenTab.tsx';
import { choiceMessages as messages } from './messages.en.ts';
import { OfferedTab } from './OfferedTab.tsx';
import { SaveTemplateForm } from './SaveTemplateForm.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { type Picker, usePicker } from './use-picker.ts';

interface GroupScreenProps {
  readonly app: ChoicesScreenProps;
  readonly group: ChoiceGroup;
  readonly year: string;
  readonly pickers: ReactNode;
}

export function GroupScreen({ app, group, year, pickers }: GroupScreenProps) {
  const { search, onSearch, sessionLive, listen } = app;
  const [place] = useState({ group, year });
  const { round, refresh } = useRefresh();
  const load = useCallback(
    (signal: AbortSignal) => call(viewSelectedProjectModuleWiseCall, groupOf(place), { signal }),
    [place],
  );
  const [chosen, , retry] = useLoaded(load, round);
  useEffect(() => listen(refresh), [listen, refresh]);
  const picker = usePicker({ place, sessionLive, onChanged: refresh });
  const { send } = picker;
  const loaded = chosen.kind === 'loaded' ? chosen.data : null;
  useEffect(() => {
    if (loaded) send({ type: 'list.loaded', revision: loaded.revision });
  }, [loaded, send]);
  const [isUsingTemplate, setUsingTemplate] = useState(false);
  const [isSavingTemplate, setSavingTemplate] = useState(false);
  const tab: ChoiceTab = search.tab ?? 'offered';
  const here = { group: group.id, year };
  const address = {
    search,
    onSearch: (next: object, options: { readonly replace: boolean }) =>
      onSearch({ ...next, ...here, tab }, options),
  };
  const count = loaded?.data.reduce(
    (sum, { projects }) => sum + projects.filter(({ is_archived }) => is_archived === 0).length,
    0,
  );
  const tools: PageAction[] = [
    {
      id: 'templates',
      label: messages.templates,
      icon: <LayoutTemplate />,
      onRun: () => setUsingTemplate(true),
    },
    {
      id: 'save',
      label: messages.saveTemplate,
      icon: <BookmarkPlus />,
      disabled: !count || app.person.school.isDemo,
      onRun: () => setSavingTemplate(true),
    },
    {
      id: 'clear',
      label: messages.clear,
      icon: <Eraser />,
      disabled: !count || picker.view.isBusy,
      onRun: () => send({ type: 'pick.submit', command: { kind: 'clear' } }),
    },
  ];
  const inside = { place, app, address, round, refresh, picker };
  return (
    <Stack>
      <PageHeader
        title={messages.title}
        text={messages.text}
        more={{ label: resourceMessages.more, items: tools }}
      />
      {pickers}
      <Tabs
        label={messages.tabs}
        value={tab}
        onChange={(next) => onSearch({ ...here, tab: next }, { replace: false })}
        items={[
          { value: 'offered', label: messages.offered, content: <OfferedTab {...inside} /> },
          {
            value: 'chosen',
            label: messages.chosen,
            ...(count !== undefined && { count }),
            content: loaded ? (
              <ChosenTab {...inside} modules={loaded.data} />
            ) : chosen.kind === 'loading' ? (
              <Skeleton label={messages.loading} shape="rows" count={5} />
            ) : (
              <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
            ),
          },
          { value: 'given', label: messages.given, content: <GivenTab {...inside} /> },
        ]}
      />
      {isUsingTemplate && (
        <TemplatesDialog place={place} picker={picker} onClose={() => setUsingTemplate(false)} />
      )}
      {isSavingTemplate && (
        <SaveTemplateForm place={place} app={app} onClose={() => setSavingTemplate(false)} />
      )}
      <PickerQuestion picker={picker} name={group.name} />
    </Stack>
  );
}

function PickerQuestion({ picker, name }: { readonly picker: Picker; readonly name: string }) {
  const { question, work } = picker.view;
  const cancel = () => picker.send({ type: 'question.cancel' });
  const isArchive = question === 'archive';
  return (
    <AlertDialog
      open={question !== null}
      tone="warning"
      title={isArchive ? messages.archiveTitle : messages.clearTitle}
      answers={[
        { value: 'no', label: messages.cancel },
        { value: 'yes', label: isArchive ? messages.archiveYes : messages.clearYes, tone: 'danger' },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? picker.send({ type: 'question.confirm' }) : cancel())}
      onCancel={cancel}
    >
      {isArchive ? work : messages.clearText(name)}
    </AlertDialog>
  );
}
