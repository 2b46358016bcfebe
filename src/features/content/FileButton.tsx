import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ContentFile } from './ContentFile.tsx';
import { messages } from './messages.en.ts';

interface FileButtonProps {
  readonly file: ShownFile;
}

export function FileButton({ file }: FileButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Eye />}
        aria-label={messages.viewOf(file.name)}
        onClick={() => setOpen(true)}
      >
        <bdi>{file.name}</bdi>
      </Button>
      {isOpen && (
        <Dialog
          open
          size="wide"
          title={file.name}
          closeLabel={messages.close}
          onRequestClose={() => setOpen(false)}
        >
          <ContentFile file={file} />
        </Dialog>
      )}
    </>
  );
}
