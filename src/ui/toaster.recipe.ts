import { sva } from '#styled/css';

export const toaster = sva({
  slots: ['region', 'pinned', 'list', 'toast', 'icon', 'body', 'title', 'text', 'action'],
  base: {
    region: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      position: 'fixed',
      // Bottom start is the free corner: tabs and headings' buttons are at the top, the buttons of dialogs and rows at
      // the end. toast-place.ts lifts the messages where something to press is there too; until then they clear one row
      // of buttons.
      insetBlockEnd: { base: '20', md: '4' },
      insetInlineStart: { base: '2', md: '5' },
      insetInlineEnd: { base: '2', md: '[auto]' },
      zIndex: 'toast',
      width: { md: 'toast' },
      pointerEvents: 'none',
    },
    pinned: { pointerEvents: 'auto', borderRadius: 'md', boxShadow: 'raised', _empty: { display: 'none' } },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      listStyle: 'none',
      _empty: { display: 'none' },
    },
    toast: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingInlineStart: '3.5',
      paddingInlineEnd: '2',
      py: '2.5',
      pointerEvents: 'auto',
      bg: 'surface.raised',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderInlineStartWidth: '[4px]',
      borderRadius: 'md',
      boxShadow: 'raised',
      animation: '[rise 200ms var(--easings-out)]',
    },
    icon: { display: 'inline-flex', paddingBlockStart: '1' },
    body: { flexGrow: '1', minWidth: '0', py: '1' },
    title: { textStyle: 'label', fontWeight: 'semibold' },
    text: { textStyle: 'small', color: 'text.muted', whiteSpace: 'pre-line' },
    action: { marginBlockStart: '2' },
  },
  variants: {
    tone: {
      success: { toast: { borderInlineStartColor: 'success.text' } },
      error: { toast: { borderInlineStartColor: 'danger.text' } },
      warning: { toast: { borderInlineStartColor: 'warning.text' } },
      info: { toast: { borderInlineStartColor: 'info.text' } },
    },
  },
});
