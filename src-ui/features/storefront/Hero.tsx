import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { homeTexts } from '../../texts/home.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { paths } from '../../context/paths.ts';
import { openSearch } from '../../parts/search/openSearch.ts';

export const Hero = observer(function Hero() {
  const texts = useTexts(homeTexts);
  return (
    <section className="hero">
      <div className="container hero__text">
        <h1 tabIndex={-1}>{texts.promise}</h1>
        <p className="lead">{texts.promiseText}</p>
        <div className="btn-row">
          <Link className="btn btn-primary btn-lg" href={paths.allProducts}>
            {texts.buyNow}
          </Link>
          <button type="button" className="btn btn-ghost btn-lg" onClick={openSearch}>
            {texts.search}
          </button>
        </div>
      </div>
      <HeroPicture alt={texts.heroPicture} />
    </section>
  );
});
