import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { PasswordField } from '../PasswordField.tsx';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';

const box = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '[16rem]',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
});
const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  width: '[min(18rem, 100%)]',
  textAlign: 'start',
});

export interface PdfPasswordProps {
  readonly name: string;
  readonly wrong: boolean;
  readonly onPassword: (password: string) => void;
  readonly actions: ReactNode;
  readonly texts: PdfViewerTexts;
}

/** A locked document asks for its password, which stays in this browser. */
export function PdfPassword({ name, wrong, onPassword, actions, texts }: PdfPasswordProps) {
  const [password, setPassword] = useState('');
  return (
    <div className={box}>
      <EmptyState
        icon={<Lock />}
        title={texts.locked}
        text={name}
        action={
          <form
            className={form}
            onSubmit={(event) => {
              event.preventDefault();
              if (password !== '') onPassword(password);
            }}
          >
            <PasswordField
              label={texts.password}
              value={password}
              onChange={setPassword}
              error={wrong ? texts.wrongPassword : undefined}
              autoComplete="off"
              texts={{ show: texts.showPassword, hide: texts.hidePassword }}
            />
            <Button type="submit" variant="primary">
              {texts.unlock}
            </Button>
            {actions}
          </form>
        }
      />
    </div>
  );
}
