import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { saveModuleCall } from '#contract/content/calls/save-module.call.ts';
import type { ModuleItem, ModuleTopic, ModuleTree } from '#contract/content/modules.wire.ts';
import { DetailFrame } from '#src/lib/detail/DetailFrame.tsx';
import { OrderedList } from '#src/lib/detail/OrderedList.tsx';
import { useDetail } from '#src/lib/detail/use-detail.ts';
import { useRemoval } from '#src/lib/detail/use-removal.ts';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import { contentOrder, contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { FileButton } from './FileButton.tsx';
import { loadModule, ModuleForm } from './ModuleForm.tsx';
import { messages } from './messages.en.ts';
import { ItemForm, TopicForm } from './TopicForms.tsx';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const gap = css({ display: 'grid', gap: '3' });

const topicChanges = contentRemoval('topic');
const itemChanges = contentRemoval('content');

type Open =
  | { readonly kind: 'module' }
  | { readonly kind: 'topic'; readonly topic: ModuleTopic | null }
  | { readonly kind: 'item'; readonly topic: ModuleTopic; readonly item: ModuleItem | null };

interface ModuleScreenProps {
  readonly id: number;
  readonly app: ContentProps;
}

/** [CA-03] A module with its topics and their content, in order. */
export function ModuleScreen({ id, app }: ModuleScreenProps) {
  const detail = useDetail(id, loadModule, app.listen);
  return (
    <DetailFrame detail={detail} onBack={() => app.onGo('modules')} nameOf={({ values }) => values.name}>
      {(module) => <ModuleView module={module} app={app} refresh={detail.refresh} />}
    </DetailFrame>
  );
}

interface ModuleViewProps {
  readonly module: ModuleTree;
  readonly app: ContentProps;
  readonly refresh: () => void;
}

function ModuleView({ module, app, refresh }: ModuleViewProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { sessionLive } = app;
  const mayWrite = app.may(saveModuleCall);
  const topics = useRemoval({ changes: topicChanges, sessionLive, onChanged: refresh });
  const items = useRemoval({ changes: itemChanges, sessionLive, onChanged: refresh });
  const close = () => setOpen(null);
  const saved = () => {
    close();
    refresh();
  };
  const form = { app, onClose: close, onSaved: saved };
  return (
    <div className={gap}>
      <PageHeader
        title={module.values.name}
        text={module.values.description && isolate(module.values.description)}
        actions={
          mayWrite && (
            <>
              <Button onClick={() => setOpen({ kind: 'module' })}>{messages.details}</Button>
              <Button
                variant="primary"
                icon={<Plus />}
                onClick={() => setOpen({ kind: 'topic', topic: null })}
              >
                {messages.addTopic}
              </Button>
            </>
          )
        }
      />
      <div className={facts}>
        <Badge tone={module.values.isPublished ? 'success' : 'neutral'}>
          {messages.status[module.values.isPublished ? 'published' : 'draft']}
        </Badge>
        <span className={quiet}>{messages.kinds[module.values.kind]}</span>
      </div>
      {module.topics.length === 0 && (
        <EmptyState title={resourceMessages.grid.emptyTitle} text={resourceMessages.addFirst} />
      )}
      <OrderedList
        label={messages.topics}
        items={module.topics}
        nameOf={({ name }) => name}
        onOrder={mayWrite ? contentOrder('topic', module.id, refresh) : undefined}
        onEdit={mayWrite ? (topic) => setOpen({ kind: 'topic', topic }) : undefined}
        onRemove={mayWrite ? (topic) => topics.remove(topic) : undefined}
      >
        {(topic) => (
          <Card
            title={topic.name}
            level={2}
            actions={
              mayWrite && (
                <Button
                  size="sm"
                  icon={<Plus />}
                  onClick={() => setOpen({ kind: 'item', topic, item: null })}
                >
                  {messages.addContent}
                </Button>
              )
            }
          >
            <OrderedList
              label={topic.name}
              items={topic.contents}
              nameOf={({ values }) => values.title}
              onOrder={mayWrite ? contentOrder('content', topic.id, refresh) : undefined}
              onEdit={mayWrite ? (item) => setOpen({ kind: 'item', topic, item }) : undefined}
              onRemove={mayWrite ? (item) => items.remove({ ...item, name: item.values.title }) : undefined}
            >
              {(item) => <Item item={item} />}
            </OrderedList>
          </Card>
        )}
      </OrderedList>
      {open?.kind === 'module' && <ModuleForm {...form} module={module} />}
      {open?.kind === 'topic' && <TopicForm {...form} moduleId={module.id} topic={open.topic} />}
      {open?.kind === 'item' && <ItemForm {...form} topicId={open.topic.id} item={open.item} />}
      <RowActionDialogs actions={topics.actions} />
      <RowActionDialogs actions={items.actions} />
    </div>
  );
}

function Item({ item }: { readonly item: ModuleItem }) {
  const { title, type, audience, minutes, url } = item.values;
  return (
    <div className={facts}>
      <bdi>{title}</bdi>
      <Badge>{messages.contentTypes[type]}</Badge>
      <span className={quiet}>{messages.audiences[audience]}</span>
      {minutes > 0 && <span className={quiet}>{messages.minutes(minutes)}</span>}
      {item.file && <FileButton file={item.file} />}
      {url !== '' && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <bdi>{new URL(url).hostname}</bdi>
        </a>
      )}
    </div>
  );
}
