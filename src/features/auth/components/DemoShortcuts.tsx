import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { type DemoRole, demoShortcuts, needsSchoolLogin, rememberedDemo } from '#contract/auth/demo.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { css } from '#styled/css';
import { keepDemoSchool, readDemoSchool } from '../demo-memory.ts';
import { waysMessages } from '../ways-messages.en.ts';

const root = css({ display: 'flex', flexDirection: 'column', gap: '0.5' });

interface DemoShortcutsProps {
  readonly person: Person;
  readonly onSwitch: (role: DemoRole) => void;
}

/** [SM-11…16, RP-16] Continue as another person of the demo school; renders nothing outside one. */
export function DemoShortcuts({ person, onSwitch }: DemoShortcutsProps) {
  const [remembered] = useState(() => {
    const school = rememberedDemo(person, readDemoSchool());
    keepDemoSchool(school);
    return school;
  });
  const [asked, setAsked] = useState<DemoRole | null>(null);
  const texts = waysMessages.demo;
  const isEarly = needsSchoolLogin(person, remembered);
  const shortcuts = isEarly ? ([2] as const) : demoShortcuts(person, remembered);
  if (shortcuts.length === 0) return null;
  // [SM-16] People who came without the school's admin are told so.
  const press = (role: DemoRole) =>
    isEarly ? alerts.show({ tone: 'warning', title: texts.schoolFirst }) : setAsked(role);
  return (
    <fieldset className={root} aria-label={texts.label}>
      {shortcuts.map((role) => (
        <button key={role} type="button" className={menuLink()} onClick={() => press(role)}>
          <UsersRound />
          {texts.roles[role]}
        </button>
      ))}
      {asked !== null && (
        <AlertDialog
          open
          tone="info"
          title={texts.question(texts.names[asked])}
          answers={[
            { value: 'no', label: waysMessages.cancel },
            { value: 'yes', label: texts.yes, tone: 'primary' },
          ]}
          onAnswer={(answer) => {
            setAsked(null);
            if (answer === 'yes') onSwitch(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          {texts.text}
        </AlertDialog>
      )}
    </fieldset>
  );
}
