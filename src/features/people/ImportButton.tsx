import FileUp from 'lucide-react/icons/file-up';
import { Button } from '#src/ui/Button.tsx';
import { peopleMessages } from './messages.en.ts';
import type { PeopleSite } from './people-site.ts';

/** [C2-09] Many at once, from a file. */
export function ImportButton({ site: { onImport } }: { readonly site: PeopleSite }) {
  if (!onImport) return null;
  return (
    <Button icon={<FileUp />} onClick={onImport}>
      {peopleMessages.importFile}
    </Button>
  );
}
