import type { Translations } from '../translations.ts';
import { board } from './board.ts';
import { noticeForm } from './notice-form.ts';
import { noticeMedia } from './notice-media.ts';
import { noticeViewer } from './notice-viewer.ts';
import { screens } from './screens.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

export const urdu: Translations = {
  session,
  shell,
  screens,
  board,
  noticeForm,
  noticeViewer,
  noticeMedia,
};
