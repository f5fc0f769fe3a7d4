import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classQueries } from './classQueries.ts';
import { classesOfComponents, isNamed, namedClasses } from './namedClasses.ts';
import { parse, sourceFiles } from './sourceFiles.ts';
import { classesOf, pageSearches, stylesOf } from './styledClasses.ts';

const files = ['src-ui', 'src', 'fakes', 'src-adapters/stripe'].flatMap((folder) => sourceFiles(folder));
const pages = ['src/index.html', 'src/app.html', 'fakes/index.html'].map((page) => readFileSync(page, 'utf8'));
const named = namedClasses(files, pages);
const ofComponents = classesOfComponents(files);
const styles = ['src-ui', 'fakes'].flatMap((folder) => stylesOf(folder));
const styled = new Set(styles.flatMap(classesOf));

/** Classes without a style, and why they are there; nothing else excuses one. */
const unstyled = {
  list: 'a list with any class has no bullets',
};

describe('a class', () => {
  it('of a stylesheet is given to an element, Bootstrap’s classes included', () => {
    expect(styled.size).toBeGreaterThan(300);
    expect([...styled].filter((name) => !isNamed(name, named) && !ofComponents.has(name))).toEqual([]);
  });

  it('of an element has a style, or a reason to have none', () => {
    expect([...named.whole].filter((name) => !styled.has(name))).toEqual(Object.keys(unstyled));
  });

  it('is read from selectors alone', () => {
    const css = `
      /* .comment { } */ @charset "utf-8";
      .a:not(.b-2, #id) > h1.c::after { content: ".d {"; background: url(e.png); width: calc(100% - .5rem) }
      @media (max-width: 767.98px) { .f\n, .b-2 [href=".g"] { margin: .25rem } }
    `;
    expect(classesOf(css)).toEqual(['a', 'b-2', 'c', 'f', 'b-2']);
  });

  it.each([
    ['<p className="lead"/>'],
    ['<p className={big ? `lead ${rest}` : undefined}/>'],
    ['<Dialog layoutClass="lead"/>'],
    ['<Table bsPrefix="lead"/>'],
    ['const lineClasses = { grid: ["lead"] };'],
    ['columns.push({ className: "lead", header: "Price" });'],
    ['function classOf(isBig: boolean) { const start = "lead"; return start; }'],
    ['made.className = "lead";'],
    ['root.classList.add("lead");'],
    ['function button(text: string, className: string) {} button("Go on", "btn lead");'],
  ])('is given to an element by %s', (source) => {
    expect(isNamed('lead', namedClasses([parse('Example.tsx', source)]))).toBe(true);
  });

  it.each([
    ['// className="lead"'],
    ['import "./lead";'],
    ['const text = "lead";'],
    ['type Size = "lead";'],
    ['<p className="lead-in"/>'],
    ['<p className={kind === "lead" ? "small" : "large"}/>'],
    ['<p className={`price--${"lead"}`}/>'],
    ['function button(text: string, className: string) {} button("lead", "btn");'],
  ])('is not given to any element by %s', (source) => {
    expect(isNamed('lead', namedClasses([parse('Example.tsx', source)]))).toBe(false);
  });

  it('that ends in a value is given to an element as long as that value is somewhere', () => {
    const price = parse('Price.tsx', 'type Size = "sm" | "lg"; <p className={`price price--${size}`}/>');
    const page = parse('Page.tsx', '<Price size="lg"/>');
    const both = namedClasses([price, page]);
    expect(['price', 'price--lg', 'price--sm', 'prices--lg'].map((name) => isNamed(name, both))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is given to an element by a component of react-bootstrap, if the product imports that', () => {
    const given = classesOfComponents([parse('Field.tsx', "import FormControl from 'react-bootstrap/FormControl';")]);
    expect(['form-control', 'is-invalid', 'form-select'].map((name) => given.has(name))).toEqual([true, true, false]);
  });

  it('is given to an element by a page’s HTML', () => {
    expect(isNamed('lead', namedClasses([], ['<p class="small lead">lead-in</p>']))).toBe(true);
    expect(isNamed('lead', namedClasses([], ['<p id="lead">lead</p>']))).toBe(false);
  });

  it('is no way to find an element', () => {
    expect([...files, ...sourceFiles('src-adapters')].flatMap(classQueries)).toEqual([]);
  });

  it.each([
    ['document.querySelector("main .loading-page, main [aria-busy]")'],
    ['const waiting = ".loading-page"; document.querySelectorAll(waiting)'],
    ['button.closest<HTMLElement>(`li.${row}`)'],
    ['target.matches(":not(.btn)")'],
    ['list.querySelector("[class*=row]")'],
    ['document.getElementsByClassName("row")'],
    ['event.target.classList.contains("modal-dialog")'],
  ])('does find an element in %s', (source) => {
    expect(classQueries(parse('example.ts', source))).toHaveLength(1);
  });

  it.each([
    ['document.querySelector(\'[data-toasts] > :last-child, [href="a.css"]\')'],
    ['button.closest("tr")?.querySelector("button:not([disabled])")'],
    ['self.current?.contains(target)'],
    ['root.classList.add("has-dialog")'],
  ])('finds nothing in %s', (source) => {
    expect(classQueries(parse('example.ts', source))).toEqual([]);
  });
});

describe('a selector', () => {
  it('makes no browser search the whole page when its root changes', () => {
    expect(styles.flatMap(pageSearches)).toEqual([]);
  });

  it.each([':root:has(.bulk) .foot', 'html.dark:has(:is(.a, .b))', ':root:has(> body .bulk)', 'a, body:has(.bulk)'])(
    'makes one search the whole page by %s',
    (selector) => {
      expect(pageSearches(`${selector} { color: red }`)).toHaveLength(1);
    },
  );

  it.each([
    ':root:has(> body > #root > .toasts > .toast + .toast)',
    '.has-bulk',
    'dialog:has(.toast)',
    ':root .a:has(.b)',
  ])('makes none search the whole page by %s', (selector) => {
    expect(pageSearches(`${selector} { color: red }`)).toEqual([]);
  });
});
