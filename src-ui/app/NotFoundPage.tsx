import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../context/AppContext.ts';
import { notFoundTexts } from '../texts/notFound.ts';
import { paths } from '../context/paths.ts';
import { DocumentHead } from '../parts/head/DocumentHead.tsx';
import './NotFoundPage.scss';

const avif = new URL('./lost.avif', import.meta.url).href;
const webp = new URL('./lost.webp', import.meta.url).href;

/** Always dark, because the picture fills the page. */
export const NotFoundPage = observer(function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  return (
    <div className="lost" data-bs-theme="dark">
      <DocumentHead title={texts.title} isUnlisted />
      <picture>
        <source srcSet={avif} type="image/avif" />
        <img className="lost__img" src={webp} width={1200} height={800} alt={texts.picture} />
      </picture>
      <div className="lost__text">
        <h1 tabIndex={-1}>{texts.heading}</h1>
        <p>{texts.text}</p>
        <div className="btn-row">
          <Link className="btn btn-primary btn-lg" href={paths.home}>
            {texts.retry}
          </Link>
          <Link className="btn btn-ghost btn-lg" href={paths.allProducts}>
            {texts.allProducts}
          </Link>
        </div>
      </div>
    </div>
  );
});
