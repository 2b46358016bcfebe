import { useCallback } from 'react';
import { contentTypes } from '#contract/content/content-types.ts';
import { getModcontentListCall } from '#contract/training/calls/get-modcontent-list.call.ts';
import { getModuleDetailsCall } from '#contract/training/calls/get-module-details.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { DetailFrame } from '#src/lib/detail/DetailFrame.tsx';
import { useDetail } from '#src/lib/detail/use-detail.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { trainingMessages as messages } from './messages.en.ts';
import type { Address, TrainingProps } from './training-props.ts';
import type { ModuleSearch } from './training-search.ts';
import { useMarking } from './use-marking.ts';

const scroll = css({ overflowX: 'auto' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

async function loadModule(module_id: number, signal: AbortSignal) {
  const [{ data: module }, { data: items }] = await Promise.all([
    call(getModuleDetailsCall, { module_id }, { signal }),
    call(getModcontentListCall, { module_id }, { signal }),
  ]);
  return { module, items };
}
type Loaded = Awaited<ReturnType<typeof loadModule>>;

interface ModuleScreenProps {
  readonly moduleId: number;
  readonly app: TrainingProps;
  readonly address: Address<ModuleSearch>;
  readonly onBack: () => void;
}

/** [C3-01, C4-01] One module with its topics, contents and progress. */
export function ModuleScreen({ moduleId, app, address, onBack }: ModuleScreenProps) {
  const detail = useDetail(moduleId, loadModule, app.listen);
  return (
    <DetailFrame detail={detail} onBack={onBack} nameOf={({ module }) => module.module_name}>
      {(loaded) => <Module loaded={loaded} app={app} address={address} onChanged={detail.refresh} />}
    </DetailFrame>
  );
}

interface ModuleProps extends Pick<ModuleScreenProps, 'app' | 'address'> {
  readonly loaded: Loaded;
  readonly onChanged: () => void;
}

function Module({ loaded: { module, items }, app, address, onChanged }: ModuleProps) {
  const { search, onSearch } = address;
  const { markItem } = useMarking(app.person.id, onChanged);
  const onMark = useCallback(
    (item: Loaded['items'][number], isDone: boolean) => markItem(item, { of: 'module' }, isDone),
    [markItem],
  );
  const type = search.type ?? 'all';
  const shown = items.filter((item) => type === 'all' || item.type === type);
  const opened = items.find(({ id }) => id === search.item);
  const held = ['all' as const, ...contentTypes.filter((each) => items.some((item) => item.type === each))];
  const done = messages.partsDone(module.completed, module.total);
  return (
    <>
      <PageHeader title={module.module_name} text={module.description || undefined} />
      <ProgressBar
        label={module.groups.length === 0 ? messages.forAll : messages.forGroups(module.groups.join(', '))}
        value={(module.completed / module.total) * 100}
        valueText={done}
        tone={module.completed === module.total ? 'success' : 'brand'}
        showsText
      />
      {module.minutes_left > 0 && <p className={quiet}>{messages.minutesLeft(module.minutes_left)}</p>}
      {held.length > 2 && (
        <div className={scroll}>
          <SegmentedChoice
            name="type"
            label={messages.typesOf}
            value={type}
            options={held.map((value) => ({ value, label: messages.types[value] }))}
            onChange={(value) => onSearch(value === 'all' ? {} : { type: value }, { replace: true })}
          />
        </div>
      )}
      {shown.length === 0 && <EmptyState title={messages.noneOfType} />}
      <Stack>
        {module.topics.map((topic) => {
          const ofTopic = shown.filter(({ topic_id }) => topic_id === topic.topic_id);
          if (ofTopic.length === 0) return null;
          return (
            <Card
              key={topic.topic_id}
              title={topic.topic_name}
              flush
              actions={<span className={quiet}>{messages.partsDone(topic.completed, topic.total)}</span>}
            >
              <ItemList
                items={ofTopic}
                isDemo={app.person.school.isDemo}
                onOpen={({ id }) => onSearch({ ...search, item: id }, { replace: false })}
                onMark={onMark}
              />
            </Card>
          );
        })}
      </Stack>
      {opened && (
        <ItemDialog
          key={opened.id}
          item={opened}
          app={app}
          onMark={onMark}
          onCompleted={() => {
            alerts.show({ tone: 'success', title: messages.finished, text: isolate(opened.title) });
            onChanged();
          }}
          onClose={() => {
            onSearch({ ...search, item: undefined }, { replace: true });
            onChanged();
          }}
        />
      )}
    </>
  );
}
