import { describe, expect, it } from 'vitest';
import { parse, sourceFiles } from './sourceFiles.ts';
import { textsOutside } from './textsOutside.ts';

const found = (source: string) => textsOutside(parse('Page.tsx', source));

describe('[G-I18N-1] a component', () => {
  it('has its texts in the catalogues', () => {
    const components = ['src-ui', 'src-adapters', 'src'].flatMap((folder) => sourceFiles(folder, /\.tsx$/));
    expect(components.flatMap(textsOutside)).toEqual([]);
  });

  it.each([
    'const page = <p>Nothing here</p>;',
    'const page = <p>{isOpen ? texts.open : "Closed"}</p>;',
    'const page = <p>{name ?? "Unknown"}</p>;',
    'const page = <p>{`${count} products`}</p>;',
    'const page = <img alt="A phone" />;',
    'const page = <div aria-roledescription="carousel" />;',
    'const page = <input placeholder={isPhone ? "01712 345678" : "Name"} />;',
  ])('is found with a text of its own in %s', (source) => {
    expect(found(source)).toHaveLength(1);
  });

  it.each([
    'const page = <p>{texts.title}: {name}</p>;',
    'const page = <p>&nbsp;·</p>;',
    'const page = <p>{kind === "phone" && <b />}</p>;',
    'const page = <img alt="" className="picture" src="phone.webp" />;',
  ])('may have %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
