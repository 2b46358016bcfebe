import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { schoolChoiceMessages as messages } from './messages.en.ts';

interface SchoolFirstProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly picker: ReactNode;
}

export function SchoolFirst({ title, text, picker }: SchoolFirstProps) {
  return (
    <>
      <PageHeader title={title} text={text} />
      {picker}
      <EmptyState title={messages.choose} text={messages.chooseText} />
    </>
  );
}
