import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';
import { ProjectsScreen } from './ProjectsScreen.tsx';

/** [RT-11] A teacher's own projects. */
export function OwnProjectsScreen({ app }: { readonly app: ContentProps }) {
  return <ProjectsScreen app={app} title={messages.own.title} text={messages.own.text} />;
}

/** [RT-10] Projects that teachers sent to their school's admins. */
export function TeachersProjectsScreen({ app }: { readonly app: ContentProps }) {
  return <ProjectsScreen app={app} title={messages.own.manageTitle} text={messages.own.manageText} />;
}
