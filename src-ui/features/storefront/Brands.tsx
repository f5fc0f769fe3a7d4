import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { BrandMark, brandNames } from './BrandMark.tsx';
import { Carousel } from '../../kit/Carousel.tsx';
import './Brands.scss';

/** The specification's pace. */
const intervalMs = 1500;

const slides = brandNames.map((brand) => ({ key: brand, content: <BrandMark brand={brand} /> }));

export const Brands = observer(function Brands() {
  const texts = useTexts(homeSectionTexts);
  return (
    <div className="section brands-section">
      <Carousel
        className="brands"
        label={texts.brands}
        roles={texts.carouselRoles}
        slides={slides}
        intervalMs={intervalMs}
      >
        <h2>{texts.brands}</h2>
      </Carousel>
    </div>
  );
});
