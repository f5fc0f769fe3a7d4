import { useEffect, useEffectEvent, useState } from 'react';

/** Office programs copy a picture beside their text, and a field takes the text. */
function pastesText({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && clipboardData?.types.includes('text/plain') === true;
}

/**
 * Takes the first file that is dropped or pasted anywhere on the page, because a file dropped beside the field would
 * replace the page and everything typed. Answers whether a file is over the page.
 */
export function useFileIntake(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined): void => {
    const file = files?.[0];
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    window.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        if (!pastesText(event)) take(event, event.clipboardData?.files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return isOver;
}
