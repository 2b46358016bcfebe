import { Dialog } from '#src/ui/Dialog.tsx';
import { ExportList } from './ExportList.tsx';
import { exportsMessages as messages } from './messages.en.ts';

/** [GR-07] The person's exports, over the list where one was started. */
export function ExportsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title={messages.title} closeLabel={messages.close} onRequestClose={onClose}>
      <ExportList />
    </Dialog>
  );
}
