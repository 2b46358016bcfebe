import { sva } from '#styled/css';

/** The person's own messages are at the end, all others at the start. */
export const chatLog = sva({
  slots: ['root', 'entry', 'who', 'bubble', 'text', 'below'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    entry: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      maxWidth: 'full',
      scrollMarginBlockStart: '20',
      scrollMarginBlockEnd: '64',
    },
    who: { textStyle: 'caption', color: 'text.muted' },
    bubble: {
      minWidth: '0',
      maxWidth: 'full',
      px: '4',
      py: '3',
      borderRadius: 'lg',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
    },
    text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    below: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'small' },
  },
  variants: {
    by: {
      person: {
        entry: { alignSelf: 'flex-end', alignItems: 'flex-end', paddingInlineStart: '8' },
        bubble: { bg: 'brand.subtle', borderColor: 'brand.line' },
      },
      assistant: { entry: { alignItems: 'flex-start' }, bubble: { bg: 'surface.sunken' } },
      helpdesk: {
        entry: { alignItems: 'flex-start', paddingInlineEnd: '8' },
        bubble: { bg: 'info.subtle', borderColor: 'info.line' },
      },
      note: {
        entry: { alignItems: 'flex-start', paddingInlineEnd: '8' },
        bubble: { bg: 'warning.subtle', borderColor: 'warning.line' },
      },
    },
    hasFailed: { true: { bubble: { borderColor: 'danger.line', borderStyle: 'dashed' } } },
  },
  defaultVariants: { by: 'assistant' },
});
