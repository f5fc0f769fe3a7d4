import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { appTexts } from '../../copy/app.ts';
import { notFoundTexts } from '../../copy/notFound.ts';

const avif = new URL('./lost.avif', import.meta.url).href;
const webp = new URL('./lost.webp', import.meta.url).href;

/** Always dark: the picture is the page. */
export const NotFoundPage = observer(function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  const { shopName } = useTexts(appTexts);
  return (
    <div className="lost" data-bs-theme="dark">
      <title>{`${texts.title} · ${shopName}`}</title>
      <picture>
        <source srcSet={avif} type="image/avif" />
        <img className="lost__img" src={webp} width={1200} height={800} alt={texts.picture} />
      </picture>
      <div className="lost__text">
        <h1 tabIndex={-1}>{texts.heading}</h1>
        <p>{texts.text}</p>
        <div className="btn-row">
          <Link className="btn btn-primary btn-lg" href="/">
            {texts.retry}
          </Link>
          <Link className="btn btn-ghost btn-lg" href="/allproducts">
            {texts.allProducts}
          </Link>
        </div>
      </div>
    </div>
  );
});
