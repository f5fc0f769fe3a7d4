const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A place before or after which no letter and no digit may stand. */
const edge = { before: '(?<![\\p{L}\\p{M}\\p{N}])', after: '(?![\\p{L}\\p{M}\\p{N}])' };

function alternatives(texts) {
  const sorted = [...texts].sort((a, b) => b.length - a.length);
  return new RegExp(`${edge.before}(?:${sorted.map(escape).join('|')})${edge.after}`, 'gu');
}

/** The innermost marks first: a text may hold another one. */
function withoutMarked(text) {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
  }
  // A mark may span several nodes.
  return rest.replace(/⟦[^⟦⟧]*$/u, '').replace(/^[^⟦⟧]*⟧/u, '');
}

/** Judges texts of marked pages in Bangla. */
export function strayTextsIn(data) {
  const whole = new Set(data.whole);
  const wholes = alternatives(data.whole);
  const words = alternatives(data.words);
  const long = data.whole.filter((text) => text.length > 40);
  const judged = new Map();

  /** A passage of what somebody wrote; single words of it may just as well be the shop's. */
  const isPassage = (text) => /\p{L}\P{L}+\p{L}/u.test(text) && long.some((one) => one.includes(text));
  const withoutData = (text) =>
    text
      .replace(/[\w.+-]+@(?:[\w.-]+)?|@[\w.-]+/gu, ' ')
      .replace(/https?:\/\/\S+/gu, ' ')
      .replace(/\b[0-9a-f]{24}\b|\bpi_\w+/gu, ' ')
      .replace(wholes, ' ')
      .replace(words, ' ');

  function judge(text) {
    const outside = withoutMarked(text).trim();
    const plain = text.replace(/[⟦⟧]/gu, '').trim();
    if (outside === '' && !/[0-9]/.test(plain)) return null;
    if (whole.has(plain) || whole.has(outside)) return null;
    // The initials of somebody without a picture.
    if (/^⟦?\p{L}\p{M}*\p{L}?\p{M}*$/u.test(text)) return null;
    const letters = isPassage(outside) ? '' : withoutData(outside);
    if (/\p{L}/u.test(letters)) return plain;
    const digits = isPassage(plain) ? '' : withoutData(plain).replace(/\b(?:5G|f\/16)\b/gu, ' ');
    return /[0-9]/.test(digits) ? `${plain} (digits)` : null;
  }

  return (texts) => {
    for (const text of texts) if (!judged.has(text)) judged.set(text, judge(text));
    return [...new Set(texts.map((text) => judged.get(text)).filter((stray) => stray !== null))];
  };
}
