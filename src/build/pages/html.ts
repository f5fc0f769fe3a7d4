/** HTML whose inserted texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertion = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function inserted(value: Insertion): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Marks up a template: HTML stays as it is, every other value is text. Attributes stand in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertion[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? inserted(values[index] ?? '') : '')).join(''),
  );
}

/** JSON in a `<script>`, which no text can end. */
export function jsonScript(type: string, value: unknown): Html {
  return new Html(
    `<script type="${type}" data-written>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`,
  );
}
