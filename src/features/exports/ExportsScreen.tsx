import { ExportList } from '#src/lib/exports/ExportList.tsx';
import { exportsMessages as messages } from '#src/lib/exports/messages.en.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import { Card } from '#src/ui/Card.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';

/** [GR-07] The bell leads here when the file of a long list is ready. */
export function ExportsScreen({ listen }: { readonly listen: ListenForHints }) {
  return (
    <>
      <PageHeader title={messages.title} />
      <Card>
        <ExportList listen={listen} />
      </Card>
    </>
  );
}
