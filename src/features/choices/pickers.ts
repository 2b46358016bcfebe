import { css } from '#styled/css';
import { choiceMessages as messages } from './messages.en.ts';

export const pickers = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  maxWidth: 'login',
});

export const selectTexts = () => ({
  placeholder: messages.chooseOne,
  loading: messages.loading,
  empty: messages.nothing,
});
