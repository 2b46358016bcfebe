import { sva } from '#styled/css';

export const loginScreen = sva({
  slots: ['root', 'side', 'panel', 'heading', 'subtitle', 'form', 'foot', 'legal', 'show'],
  base: {
    root: {
      display: 'grid',
      minHeight: 'screen',
      bg: 'surface',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(26rem, 2fr) 3fr]' },
      gridTemplateRows: { base: '[1fr auto]', lg: '[1fr]' },
    },
    side: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      px: { base: '5', sm: '8' },
      paddingBlockStart: { base: '8', lg: '10' },
      paddingBlockEnd: '5',
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      width: 'full',
      maxWidth: 'login',
      marginBlock: 'auto',
    },
    heading: { textStyle: 'page', marginBlockEnd: '1' },
    subtitle: { color: 'text.muted' },
    form: { display: 'flex', flexDirection: 'column', gap: '4' },
    foot: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' },
    legal: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: '5',
      textStyle: 'small',
      color: 'text.muted',
      '& a': {
        py: '1.5',
        textDecoration: 'underline',
        _hover: { color: 'text' },
      },
    },
    show: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      px: '6',
      py: '8',
      bg: 'brand.subtle',
    },
  },
});
