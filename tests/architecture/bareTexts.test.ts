import { describe, expect, it } from 'vitest';
import { bareTexts } from './bareTexts.ts';
import { parse, sourceFiles } from './sourceFiles.ts';

const found = (source: string) => bareTexts(parse('Page.tsx', source));

describe('a text that changes beside others', () => {
  it('has an element of its own, so that the page can be translated by the browser', () => {
    const components = ['src-ui', 'src-adapters', 'src'].flatMap((folder) => sourceFiles(folder, /\.tsx$/));
    expect(components.flatMap(bareTexts)).toEqual([]);
  });

  it.each([
    'const page = <button>{isPending && <Spinner />}{texts.send}</button>;',
    'const page = <button>{isPending ? <Spinner /> : <Icon />}{label}</button>;',
    'const page = <button><Icon />{isPending ? texts.sending : texts.send}</button>;',
    'const page = <p>{texts.sold} {others !== null && texts.others(others)}</p>;',
    'const page = <p>{texts.sold}{others !== null && ` ${others}`}</p>;',
    'const page = <b>{format.amount(price)} <small>{texts.currency}</small></b>;',
    'const page = <span>{isPlain ? phone : <a>{phone}</a>}<Icon /></span>;',
  ])('is found in %s', (source) => {
    expect(found(source)).toHaveLength(1);
  });

  it.each([
    'const page = <button>{isPending && <Spinner />}<span>{texts.send}</span></button>;',
    'const page = <button>{isPending ? texts.sending : texts.send}</button>;',
    'const page = <p><Icon />{texts.send}</p>;',
    'const named = <b />; const page = <label>{isOpen ? named : <Icon />}{named}</label>;',
    'type Props = { readonly children: ReactNode }; const page = <p>{isOpen && <b />}{children}</p>;',
  ])('may be written as %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
