import { dialog } from './dialog.recipe.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  /**
   * Widths by purpose [CO-22…CO-25, PF-01…PF-05, VW-09]: form 36rem, password 600 px, notice 800 px (default),
   * notifications 900 px, profile 930 px (900 px on narrower screens), project 1000 px, wide 1100 px, search 1200 px
   * [PF-10], assets 1500 px, video 65 % of the window.
   */
  readonly size?:
    | 'form'
    | 'password'
    | 'notice'
    | 'notifications'
    | 'profile'
    | 'project'
    | 'wide'
    | 'search'
    | 'assets'
    | 'video';
}

/** A modal dialog; it takes the focus and gives it back when it closes. It fills the screen on phones. */
export function Dialog({ size = 'notice', ...modal }: DialogProps) {
  return <Modal {...modal} styles={dialog({ size })} />;
}
