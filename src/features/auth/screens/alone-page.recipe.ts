import { sva } from '#styled/css';

export const alonePage = sva({
  slots: ['root', 'panel', 'heading', 'subtitle', 'actions'],
  base: {
    root: {
      display: 'flex',
      minHeight: 'screen',
      alignItems: 'center',
      justifyContent: 'center',
      bg: 'surface',
      px: { base: '5', sm: '8' },
      py: '10',
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      width: 'full',
      maxWidth: 'login',
    },
    heading: { textStyle: 'page', marginBlockEnd: '1' },
    subtitle: { color: 'text.muted' },
    actions: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' },
  },
});
