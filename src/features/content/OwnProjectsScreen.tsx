import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';
import { ProjectsScreen } from './ProjectsScreen.tsx';

/** [RT-11] What a teacher writes themselves. */
export function OwnProjectsScreen({ app }: { readonly app: ContentProps }) {
  return <ProjectsScreen app={app} title={messages.own.title} text={messages.own.text} />;
}

/** [RT-10] What the teachers of a school sent to its admins. */
export function TeachersProjectsScreen({ app }: { readonly app: ContentProps }) {
  return <ProjectsScreen app={app} title={messages.own.manageTitle} text={messages.own.manageText} />;
}
