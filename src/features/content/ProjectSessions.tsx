import Plus from 'lucide-react/icons/plus';
import { orderContentCall } from '#contract/content/calls/order-content.call.ts';
import { saveSessionCall } from '#contract/content/calls/save-session.call.ts';
import { setContentRemovedCall } from '#contract/content/calls/set-content-removed.call.ts';
import type { ProjectTree, StoredSession } from '#contract/content/projects.wire.ts';
import { detailMessages } from '#src/lib/detail/messages.en.ts';
import { OrderedList } from '#src/lib/detail/OrderedList.tsx';
import { useRemoval } from '#src/lib/detail/use-removal.ts';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { contentOrder, contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { FileButton } from './FileButton.tsx';
import { messages } from './messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const name = css({ textStyle: 'label' });

const changes = contentRemoval('session');

export interface ProjectListProps<Row> {
  readonly project: ProjectTree;
  readonly app: ContentProps;
  readonly refresh: () => void;
  /** null: a new one. */
  readonly onEdit: (row: Row | null) => void;
}

/** [CA-03] A project's sessions in the author's order. */
export function ProjectSessions({ project, app, refresh, onEdit }: ProjectListProps<StoredSession>) {
  const { sessionLive } = app;
  const mayWrite = app.may(saveSessionCall);
  const mayOrder = app.may(orderContentCall);
  const mayRemove = app.may(setContentRemovedCall);
  const { actions, remove } = useRemoval({ changes, sessionLive, onChanged: refresh });
  return (
    <Card
      title={messages.sessions}
      actions={
        mayWrite && (
          <Button size="sm" icon={<Plus />} onClick={() => onEdit(null)}>
            {messages.addSession}
          </Button>
        )
      }
    >
      <Stack gap="3">
        {project.sessions.length === 0 && (
          <EmptyState title={resourceMessages.grid.emptyTitle} text={resourceMessages.addFirst} />
        )}
        {mayOrder && project.sessions.length > 1 && <p className={quiet}>{detailMessages.dragHint}</p>}
        <OrderedList
          label={messages.sessions}
          items={project.sessions}
          nameOf={({ values }) => values.title}
          onOrder={mayOrder ? contentOrder('session', project.id, refresh) : undefined}
          onEdit={mayWrite ? (session) => onEdit(session) : undefined}
          onRemove={mayRemove ? (session) => remove({ ...session, name: session.values.title }) : undefined}
        >
          {({ values }, at) => {
            const slides = project.files.find(({ id }) => id === values.presentationFileId);
            return (
              <div className={facts}>
                <span className={name}>
                  {`${formatNumber(at + 1)}. `}
                  <bdi>{values.title}</bdi>
                </span>
                <Badge>{messages.sessionTypes[values.type]}</Badge>
                <span className={quiet}>{messages.minutes(values.minutes)}</span>
                {slides && <FileButton file={slides} />}
              </div>
            );
          }}
        </OrderedList>
      </Stack>
      <RowActionDialogs actions={actions} />
    </Card>
  );
}
