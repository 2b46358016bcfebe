import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { waysMessages } from '../ways-messages.en.ts';
import { DeviceList } from './DeviceList.tsx';

export function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="password"
      title={waysMessages.deviceList.title}
      closeLabel={waysMessages.close}
      onRequestClose={onClose}
      footer={<Button onClick={onClose}>{waysMessages.close}</Button>}
    >
      <DeviceList />
    </Dialog>
  );
}
