import { type KeyboardEvent, useRef } from 'react';
import '../../kit/Slider.scss';

type Tab<Key extends string> = { readonly key: Key; readonly label: string };

type TabListProps<Key extends string> = {
  /** The id of a tab is `{id}{key}`, that of the panel `{id}panel`. */
  readonly id: string;
  readonly labelledBy: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
};

/** One stop for the Tab key. The arrows, Home and End switch tabs. */
export function TabList<Key extends string>({ id, labelledBy, tabs, chosen, onChoose }: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const now = tabs.findIndex((tab) => tab.key === chosen);
    const next = nextIndex(event.key, now, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div
      ref={list}
      className="tabs-pill"
      role="tablist"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => {
        const isChosen = tab.key === chosen;
        return (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={isChosen}
            aria-controls={isChosen ? `${id}panel` : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

function nextIndex(key: string, now: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (now + 1) % count;
    case 'ArrowLeft':
      return (now - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
