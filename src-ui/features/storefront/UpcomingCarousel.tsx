import { observer } from 'mobx-react-lite';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Carousel } from '../../kit/Carousel.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { Passage } from '../../parts/Passage.tsx';

/** The specification's pace. */
const intervalMs = 2000;

export const UpcomingCarousel = observer(function UpcomingCarousel({
  products,
}: {
  readonly products: readonly UpcomingProduct[];
}) {
  const texts = useTexts(homeSectionTexts);
  const slides = products.map((product) => ({
    key: product.id,
    content: (
      <>
        <ProductPicture src={product.img} />
        <div className="upcoming__text">
          <h3>
            <Passage>{product.title}</Passage>
          </h3>
          <p>
            <Passage>{product.description}</Passage>
          </p>
        </div>
      </>
    ),
  }));
  return (
    <Carousel
      className="upcoming"
      label={texts.upcomingCarousel}
      roles={texts.carouselRoles}
      slides={slides}
      intervalMs={intervalMs}
      hasDots
    />
  );
});
