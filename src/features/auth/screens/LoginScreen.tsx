import type { SessionEvent } from '#machines/auth/session/session.types.ts';
import type { SessionView } from '#machines/auth/session/session.view.ts';
import { legalAddress } from '#src/lib/legal-documents.ts';
import { productName } from '#src/lib/settings.ts';
import { Logo } from '#src/ui/Logo.tsx';
import { DisplayChoices } from '../components/DisplayChoices.tsx';
import { LoginForm } from '../components/LoginForm.tsx';
import { LoginNotices } from '../components/LoginNotices.tsx';
import { LoginSlides } from '../components/LoginSlides.tsx';
import { messages } from '../messages.en.ts';
import { loginScreen } from './login-screen.recipe.ts';

interface LoginScreenProps {
  readonly view: SessionView;
  readonly send: (event: SessionEvent) => void;
}

/** [LG-01…09] The form beside the slides; the machine does the rest. */
export function LoginScreen({ view, send }: LoginScreenProps) {
  const styles = loginScreen();
  return (
    <main className={styles.root}>
      <div className={styles.side}>
        <div className={styles.panel}>
          <Logo name={productName} />
          <div>
            <h1 className={styles.heading}>{messages.title}</h1>
            <p className={styles.subtitle}>{messages.subtitle}</p>
          </div>
          <LoginNotices view={view} />
          <LoginForm view={view} send={send} />
        </div>
        <div className={styles.foot}>
          <DisplayChoices />
          <p className={styles.legal}>
            {(['privacy', 'terms'] as const).map((which) => (
              // A new tab keeps the typed text in this one.
              <a key={which} href={legalAddress[which]} target="_blank" rel="noreferrer">
                {messages[which]}
              </a>
            ))}
          </p>
        </div>
      </div>
      <div className={styles.show}>
        <LoginSlides />
      </div>
    </main>
  );
}
