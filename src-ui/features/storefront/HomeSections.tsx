import { Advertised } from './Advertised.tsx';
import { Brands } from './Brands.tsx';
import { Categories } from './Categories.tsx';
import { Coming } from './Coming.tsx';
import { storefrontFeature } from './storefrontFeature.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { SavedNewsWhenSaved } from '../../parts/saved/SavedNewsWhenSaved.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyUs } from './WhyUs.tsx';

/** The sections below the first screen, in the specification's order. */
export function HomeSections() {
  const home = useViewModel(storefrontFeature, (make) => make.home());
  return (
    <>
      <div className="home-news">
        <SavedNewsWhenSaved />
      </div>
      <Coming home={home} />
      <WhyUs />
      <Brands />
      <Categories home={home} />
      <Advertised home={home} />
      <Testimonials />
    </>
  );
}
