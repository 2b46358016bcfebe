import { useRouter } from '@tanstack/react-router';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { boardOf } from '#contract/search/search.rules.ts';
import { boxMessages } from '#src/features/search/box-messages.en.ts';
import { HeaderSearch } from '#src/features/search/components/HeaderSearch.tsx';
import type { SearchCommand } from '#src/features/search/rows.ts';
import { messages } from '#src/features/shell/messages.en.ts';
import { languageChoice } from '#src/lib/words/language.ts';
import { mayInspect } from './-may-inspect.ts';
import { menuLook } from './-rooms.ts';
import { useSignInHelp } from './-sign-in-help.tsx';

interface ShellSearchProps {
  readonly person: Person;
  readonly onSignOut: () => void;
}

const openDisplay = () =>
  document.querySelector<HTMLButtonElement>(`button[name="${CSS.escape(languageChoice)}"]`)?.click();

export function ShellSearch({ person, onSignOut }: ShellSearchProps) {
  const { history } = useRouter();
  const go = (link: string) => history.push(`/${link}`);
  const board = boardOf(person.role);
  const mayWrite =
    (person.role === roles.schoolAdmin || person.role === roles.faculty) && !person.school.isDemo;
  const commands: SearchCommand[] = [
    ...person.modules.map((module) => ({
      key: module.url,
      kind: 'screens' as const,
      label: menuLook(module).name,
      keywords: module.name,
      run: () => go(module.url),
    })),
    ...(board !== null && mayWrite
      ? [
          {
            key: 'new-notice',
            kind: 'actions' as const,
            label: boxMessages.newNotice,
            keywords: 'add new notice homework',
            run: () => go(`${board}?form=add`),
          },
        ]
      : []),
    {
      key: 'display',
      kind: 'actions',
      label: messages.display.open,
      keywords: `theme dark light language ${messages.display.theme}`,
      run: openDisplay,
    },
    ...(mayInspect(person)
      ? [
          {
            key: 'inspector',
            kind: 'actions' as const,
            label: messages.inspector,
            keywords: 'inspector machines developer recording',
            run: () => go('inspector'),
          },
        ]
      : []),
    {
      key: 'sign-out',
      kind: 'actions',
      label: messages.signOut,
      keywords: 'sign out log out logout',
      run: onSignOut,
    },
  ];
  const { help, dialog } = useSignInHelp(person);
  return (
    <>
      <HeaderSearch person={person} commands={commands} help={help} onOpen={go} />
      {dialog}
    </>
  );
}
