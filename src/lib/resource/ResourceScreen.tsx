import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { type PageAction, PageHeader } from '#src/ui/PageHeader.tsx';
import { resourceMessages } from './messages.en.ts';
import { ResourceGrid, type ResourceGridProps } from './ResourceGrid.tsx';

export interface ResourceScreenProps<Row> extends ResourceGridProps<Row> {
  readonly title: string;
  readonly text?: string;
  /** Left out: this person may not add one. */
  readonly add?: { readonly label: string; readonly disabledReason?: string | undefined } | undefined;
  readonly more?: readonly PageAction[] | undefined;
  readonly tools?: ReactNode;
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

export function ResourceScreen<Row>(props: ResourceScreenProps<Row>) {
  const { title, text, add, more, tools, above, children, ...grid } = props;
  const button = add && (
    <Button
      variant="primary"
      icon={<Plus />}
      disabledReason={add.disabledReason}
      onClick={() => grid.list.onOpen('new')}
    >
      {add.label}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        text={text}
        more={more && { label: resourceMessages.more, items: more }}
        actions={
          (tools || button) && (
            <>
              {tools}
              {button}
            </>
          )
        }
      />
      {above}
      <ResourceGrid emptyAction={button} {...grid} />
      {children}
    </>
  );
}
