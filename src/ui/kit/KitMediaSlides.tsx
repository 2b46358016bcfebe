import { css } from '#styled/css';
import { Carousel } from '../Carousel.tsx';
import { mediaNames as names, slidesTexts } from './kit-media-texts.ts';

const title = css({ textStyle: 'subsection' });
const card = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '1',
  minHeight: '[8rem]',
  padding: '4',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
});
const heading = css({ textStyle: 'label' });
const small = css({ textStyle: 'small', color: 'text.muted' });
const frame = css({ display: 'block', width: 'full', height: '[8rem]', border: '[0]' });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function CardSlide({ name }: { readonly name: string }) {
  return (
    <div className={card}>
      <h4 className={heading}>{name}</h4>
      <p className={small}>{names.lessonText}</p>
    </div>
  );
}

const lessons = numbers(8).map((number) => ({
  key: `lesson-${number}`,
  render: () => <CardSlide name={names.lesson(number)} />,
}));
const news = numbers(3).map((number) => ({
  key: `news-${number}`,
  render: () => <CardSlide name={names.news(number)} />,
}));
const framed = {
  key: 'frame',
  resets: true,
  render: () => (
    <iframe className={frame} title={names.frame} srcDoc={names.frameContent} sandbox="allow-scripts" />
  ),
};
const many = [
  framed,
  ...numbers(26).map((number) => ({
    key: `photo-${number}`,
    render: () => <CardSlide name={names.lesson(number)} />,
  })),
];

export function KitMediaSlides() {
  return (
    <>
      <h3 className={title}>{names.several}</h3>
      <Carousel label={names.severalLabel} show="several" slides={lessons} texts={slidesTexts} />
      <h3 className={title}>{names.auto}</h3>
      <Carousel
        label={names.autoLabel}
        slides={news}
        autoplay={{ seconds: 5, texts: { stop: names.stop, start: names.start } }}
        texts={slidesTexts}
      />
      <h3 className={title}>{names.many}</h3>
      <Carousel label={names.manyLabel} slides={many} texts={slidesTexts} />
    </>
  );
}
