import { useState } from 'react';
import type { ArticleChoice, AssistantStart } from '#contract/helpdesk/helpdesk.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';

const heading = css({ textStyle: 'section' });
const text = css({ color: 'text.muted' });
const small = css({ textStyle: 'caption', fontWeight: 'semibold', color: 'text.muted' });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const group = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const topics = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(16rem, 100%), 1fr))]',
  gap: '5',
});
const list = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1.5' });
const subheading = css({ textStyle: 'label', fontWeight: 'semibold' });

const shownFirst = 6;

/** One article per topic, without sign-in topics, because the person is signed in. */
function suggestionsOf(topics: AssistantStart['topics']): ArticleChoice[] {
  const later = topics.filter(({ topic }) => topic !== 'signing_in');
  return [
    ...later.flatMap(({ articles }) => articles.slice(0, 1)),
    ...later.flatMap(({ articles }) => articles.slice(1, 2)),
  ].slice(0, shownFirst);
}

interface GreetingProps {
  readonly firstName: string;
  readonly topics: AssistantStart['topics'];
  readonly onArticle: (key: string, title: string) => void;
}

/** Shown before the first question: frequent questions and all articles. */
export function Greeting({ firstName, topics: all, onArticle }: GreetingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="5">
      <div className={group}>
        <h2 className={heading}>{messages.greeting(firstName)}</h2>
        <p className={text}>{messages.greetingText}</p>
      </div>
      <div className={group}>
        <p className={small}>{messages.suggestions}</p>
        <div className={choices}>
          {suggestionsOf(all).map(({ key, title }) => (
            <Button key={key} size="sm" onClick={() => onArticle(key, title)}>
              {title}
            </Button>
          ))}
        </div>
      </div>
      <Disclosure summary={messages.allTopics} open={isOpen} onToggle={setOpen}>
        <div className={topics}>
          {all.map(({ topic, articles }) => (
            <div key={topic} className={group}>
              <h3 className={subheading}>{messages.topics[topic]}</h3>
              <ul className={list}>
                {articles.map(({ key, title }) => (
                  <li key={key}>
                    <button
                      type="button"
                      className={link({ look: 'standalone' })}
                      onClick={() => onArticle(key, title)}
                    >
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Disclosure>
    </Stack>
  );
}
