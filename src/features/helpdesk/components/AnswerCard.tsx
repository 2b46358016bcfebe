import type { AssistantAnswer } from '#contract/helpdesk/helpdesk.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { css } from '#styled/css';
import { ArticleText, type RenderLink } from '../article/ArticleText.tsx';
import { messages } from '../messages.en.ts';

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const heading = css({ textStyle: 'subsection' });
const small = css({ textStyle: 'caption', fontWeight: 'semibold', color: 'text.muted' });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const group = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });

export interface AnswerDoing {
  readonly renderLink: RenderLink;
  readonly home: string;
  readonly onArticle: (key: string, title: string) => void;
}

interface AnswerCardProps extends AnswerDoing {
  readonly answer: AssistantAnswer;
  /** True: "Talk to a person" can be offered. */
  readonly hasPerson: boolean;
}

/** The assistant's article, or that it knows none, with other suggestions [QU-30]. */
export function AnswerCard({ answer, hasPerson, renderLink, home, onArticle }: AnswerCardProps) {
  const { article, related, modules, videos } = answer;
  const target = article?.link === 'home' ? home : article?.link;
  return (
    <div className={column}>
      {article ? (
        <>
          <h2 className={heading} dir="auto">
            {article.title}
          </h2>
          <ArticleText body={article.body} renderLink={renderLink} onArticle={onArticle} />
          {target !== undefined &&
            target !== '' &&
            renderLink(target, link({ look: 'standalone' }), article.linkLabel || messages.open)}
        </>
      ) : (
        <p>{related.length > 0 ? messages.unsure : <Unknown hasPerson={hasPerson} />}</p>
      )}
      {related.length > 0 && (
        <div className={group}>
          {article && <p className={small}>{messages.related}</p>}
          <div className={choices}>
            {related.map(({ key, title }) => (
              <Button key={key} size="sm" onClick={() => onArticle(key, title)}>
                {title}
              </Button>
            ))}
          </div>
        </div>
      )}
      <Links
        title={messages.modules}
        links={modules.map(({ name, url }) => ({ to: `/${url}`, label: name }))}
        renderLink={renderLink}
      />
      <Links
        title={messages.videos}
        links={videos.map(({ id, title }) => ({ to: `/view-features-video/${id}`, label: title }))}
        renderLink={renderLink}
      />
    </div>
  );
}

function Unknown({ hasPerson }: { readonly hasPerson: boolean }) {
  return (
    <>
      <strong>{messages.unknown}</strong> {hasPerson ? messages.unknownText : messages.unknownTextDemo}
    </>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly renderLink: RenderLink;
}

function Links({ title, links, renderLink }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={group}>
      <p className={small}>{title}</p>
      <ul className={choices}>
        {links.map(({ to, label }) => (
          <li key={to}>{renderLink(to, link(), label)}</li>
        ))}
      </ul>
    </div>
  );
}
