import type { FakeErrorReporter } from '../reports/FakeErrorReporter.ts';
import { element } from '../element.ts';

/** The reports that the shop would send to its operator. */
export function reportList(reporter: FakeErrorReporter): HTMLElement {
  const list = element('ul', { className: 'demo-panel__reports small' });
  const follow = (): void => {
    const rows = reporter.reports.map(({ kind, message, route }) =>
      element('li', {}, `${kind} on ${route}: ${message}`),
    );
    list.replaceChildren(
      ...(rows.length === 0 ? [element('li', { className: 'muted' }, 'Nothing has broken.')] : rows),
    );
  };
  reporter.onChange(follow);
  follow();
  return element('section', {}, element('p', { className: 'form-label' }, 'Problem reports'), list);
}
