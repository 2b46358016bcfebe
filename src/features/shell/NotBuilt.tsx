import type { ReactNode } from 'react';
import { WorkshopArt } from '#src/ui/art/WorkshopArt.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { messages } from './messages.en.ts';

/** An honest page for a screen whose issue has not come yet. */
export function NotBuilt({ name, action }: { readonly name: string; readonly action?: ReactNode }) {
  return (
    <>
      <PageHeader title={name} />
      <Card>
        <EmptyState
          art={<WorkshopArt />}
          title={messages.notBuilt(name)}
          text={messages.notBuiltText}
          action={action}
        />
      </Card>
    </>
  );
}
