import { drawer } from './drawer.recipe.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DrawerProps extends ModalProps {
  /** The edge it comes from: `start` for navigation, `end` for details (default), `bottom` for choices on phones. */
  readonly side?: 'start' | 'end' | 'bottom';
}

/** A modal sheet along one edge: details beside the page, which stays where it was. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <Modal {...modal} styles={drawer({ side })} />;
}
