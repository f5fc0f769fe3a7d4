import type { ConfigurationError } from './configuration.ts';
import { wordProblem } from './configurationWords.ts';

/** Tells the shop's operator which keys are missing or wrong, and where to look. */
export function showConfigurationError(root: HTMLElement, error: ConfigurationError): void {
  const problems = error.cause.map(wordProblem);
  console.error(`The shop is not configured: ${problems.join('; ')}`);
  const heading = document.createElement('h1');
  heading.textContent = 'The shop is not configured';
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  const hint = document.createElement('p');
  hint.textContent = 'Set these when the shop is built; .env.example and docs/running-live.md say what each one is.';
  const page = document.createElement('main');
  page.className = 'page container stack';
  page.append(heading, list, hint);
  root.replaceChildren(page);
}
