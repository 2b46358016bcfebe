import Sprout from 'lucide-react/icons/sprout';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { messages } from './messages.ts';

/** An honest page for a screen whose issue has not come yet. */
export function NotBuilt({ name, action }: { readonly name: string; readonly action?: ReactNode }) {
  return (
    <>
      <PageHeader title={name} />
      <Card>
        <EmptyState
          icon={<Sprout />}
          title={messages.notBuilt(name)}
          text={messages.notBuiltText}
          action={action}
        />
      </Card>
    </>
  );
}
