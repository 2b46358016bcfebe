import { drawer } from './drawer.recipe.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DrawerProps extends ModalProps {
  /** The edge: `start` for navigation, `end` for details (default), `bottom` for choices on phones. */
  readonly side?: 'start' | 'end' | 'bottom';
}

export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <Modal {...modal} styles={drawer({ side })} />;
}
