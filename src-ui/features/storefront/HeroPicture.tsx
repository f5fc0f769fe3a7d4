import { observer } from 'mobx-react-lite';
import { useApp } from '../../context/AppContext.ts';
import { darkDevice } from '../../context/colourScheme.ts';
import type { ColourScheme } from '../../state/Preferences.ts';

type Source = {
  readonly srcSet: string;
  readonly type: 'image/avif' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** Every screen if absent. */
  readonly maxWidth?: typeof phone | typeof tablet;
};

/** Most phones, whatever their font size. The smaller picture comes before the shop's code can, also on a slow network. */
const phone = '(max-width: 480px)';
/** Windows below the theme's large breakpoint. Home loads no file of all breakpoints for it. */
const tablet = '(max-width: 61.99875em)';

const light: readonly Source[] = [
  {
    srcSet: new URL('./pictures/hero-small.avif', import.meta.url).href,
    type: 'image/avif',
    width: 640,
    height: 480,
    maxWidth: phone,
  },
  {
    srcSet: new URL('./pictures/hero-mobile.avif', import.meta.url).href,
    type: 'image/avif',
    width: 960,
    height: 720,
    maxWidth: tablet,
  },
  {
    srcSet: new URL('./pictures/hero-mobile.webp', import.meta.url).href,
    type: 'image/webp',
    width: 960,
    height: 720,
    maxWidth: tablet,
  },
  { srcSet: new URL('./pictures/hero.avif', import.meta.url).href, type: 'image/avif', width: 1600, height: 900 },
];
const lightPicture = new URL('./pictures/hero.webp', import.meta.url).href;

const dark: readonly Source[] = [
  {
    srcSet: new URL('./pictures/hero-dark-small.avif', import.meta.url).href,
    type: 'image/avif',
    width: 640,
    height: 494,
    maxWidth: phone,
  },
  {
    srcSet: new URL('./pictures/hero-dark-mobile.webp', import.meta.url).href,
    type: 'image/webp',
    width: 1080,
    height: 834,
    maxWidth: tablet,
  },
  { srcSet: new URL('./pictures/hero-dark.webp', import.meta.url).href, type: 'image/webp', width: 1920, height: 1054 },
];

/** One of several pictures, by theme and screen. The browser chooses before it loads any. */
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
  const { maxWidth, ...shared } = source;
  const conditions = [maxWidth, scheme === 'system' ? darkDevice : undefined].filter((one) => one !== undefined);
  return <source {...shared} media={conditions.length === 0 ? undefined : conditions.join(' and ')} />;
}
