import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { migrationMessages as messages } from './messages.en.ts';

/** Before the central office has chosen whose move is shown. */
export function NoSchool({ picker }: { readonly picker: ReactNode }) {
  return (
    <>
      <PageHeader title={messages.title} text={messages.text} />
      {picker}
      <EmptyState title={messages.chooseSchool} text={messages.chooseSchoolText} />
    </>
  );
}
