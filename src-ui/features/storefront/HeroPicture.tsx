import { observer } from 'mobx-react-lite';
import { useApp } from '../../context/AppContext.ts';
import { darkDevice } from '../../context/colourScheme.ts';
import type { ColourScheme } from '../../state/Preferences.ts';

type Source = {
  readonly srcSet: string;
  readonly type: 'image/avif' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly isForPhones?: boolean;
};

const light: readonly Source[] = [
  {
    srcSet: new URL('./pictures/hero-mobile.avif', import.meta.url).href,
    type: 'image/avif',
    width: 960,
    height: 720,
    isForPhones: true,
  },
  {
    srcSet: new URL('./pictures/hero-mobile.webp', import.meta.url).href,
    type: 'image/webp',
    width: 960,
    height: 720,
    isForPhones: true,
  },
  { srcSet: new URL('./pictures/hero.avif', import.meta.url).href, type: 'image/avif', width: 1600, height: 900 },
];
const lightPicture = new URL('./pictures/hero.webp', import.meta.url).href;

const dark: readonly Source[] = [
  {
    srcSet: new URL('./pictures/hero-dark-mobile.webp', import.meta.url).href,
    type: 'image/webp',
    width: 1080,
    height: 880,
    isForPhones: true,
  },
  { srcSet: new URL('./pictures/hero-dark.webp', import.meta.url).href, type: 'image/webp', width: 1920, height: 1054 },
];

/** One of four pictures, by theme and screen. The browser chooses before it loads any. */
export const HeroPicture = observer(function HeroPicture({ alt }: { readonly alt: string }) {
  const { colourScheme } = useApp().preferences;
  return (
    <picture className="hero__picture">
      {colourScheme !== 'light' &&
        dark.map((source) => <HeroSource key={source.srcSet} source={source} scheme={colourScheme} />)}
      {light.map((source) => (
        <HeroSource key={source.srcSet} source={source} scheme="light" />
      ))}
      <img src={lightPicture} width={1600} height={900} alt={alt} fetchPriority="high" />
    </picture>
  );
});

/** The media query of a dark picture: always for the dark theme, as the device says for the system theme. */
function HeroSource({ source, scheme }: { readonly source: Source; readonly scheme: ColourScheme }) {
  const { isForPhones = false, ...shared } = source;
  const conditions = [isForPhones && '(max-width: 991.98px)', scheme === 'system' && darkDevice].filter(
    (one) => one !== false,
  );
  return <source {...shared} media={conditions.length === 0 ? undefined : conditions.join(' and ')} />;
}
