import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { AssignForm } from './AssignForm.tsx';
import type { GroupTab, Module } from './group-tab.ts';
import { ModuleProjects } from './ModuleProjects.tsx';
import { choiceMessages as messages } from './messages.en.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useModuleOrder } from './use-module-order.ts';

const hint = css({ color: 'text.muted', marginInlineEnd: 'auto' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const cards = css({ display: 'grid', gap: '3' });

/** [CA-02] Chosen projects by module, in the school's order. Modules move by dragging or arrow buttons. */
export function ChosenTab({
  place,
  app,
  refresh,
  modules,
}: GroupTab & { readonly modules: readonly Module[] }) {
  const [isAssigning, setAssigning] = useState(false);
  const order = useModuleOrder({ place, refresh, modules });
  const last = order.shown.filter(({ module_id }) => module_id !== 0).length - 1;
  const list = useDragOrder((from, to) => order.move(from, Math.min(to, last)));
  if (modules.length === 0)
    return <EmptyState title={messages.nothingChosen} text={messages.nothingChosenText} />;
  const projects = modules.flatMap((module) =>
    module.projects
      .filter(({ is_archived }) => is_archived === 0)
      .map(({ project_id, title }) => ({ id: project_id, name: title })),
  );
  const isDemo = app.person.school.isDemo;
  const nothing = projects.length === 0 ? messages.nothingToAssign : undefined;
  const whyNot = isDemo ? messages.assignDemo : nothing;
  return (
    <Stack above="4">
      <div className={bar}>
        <span className={hint}>{messages.orderHint}</span>
        <Button
          variant="primary"
          icon={<Send />}
          reasonInSight
          disabledReason={whyNot}
          onClick={() => setAssigning(true)}
        >
          {messages.assign}
        </Button>
      </div>
      <ol ref={list} className={cards}>
        {order.shown.map((module, index) => {
          const name = module.module_name || messages.noModule;
          const isMoved = module.module_id !== 0 && !isDemo;
          return (
            <li key={module.module_id} draggable={isMoved}>
              <Card
                title={name}
                actions={
                  isMoved && (
                    <>
                      <IconButton
                        label={messages.up(name)}
                        icon={<ArrowUp />}
                        disabled={index === 0 || order.isSaving}
                        onClick={() => order.move(index, index - 1)}
                      />
                      <IconButton
                        label={messages.down(name)}
                        icon={<ArrowDown />}
                        disabled={index === last || order.isSaving}
                        onClick={() => order.move(index, index + 1)}
                      />
                    </>
                  )
                }
              >
                <ModuleProjects projects={module.projects} />
              </Card>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{order.told}</span>
      </VisuallyHidden>
      {isAssigning && (
        <AssignForm
          app={app}
          place={place}
          projects={projects}
          chosen={projects.length === 1 ? projects.map(({ id }) => id) : []}
          onClose={() => setAssigning(false)}
          onSaved={() => {
            setAssigning(false);
            refresh();
          }}
        />
      )}
    </Stack>
  );
}
