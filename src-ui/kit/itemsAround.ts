/** The item of a list that an element is or stands in, those after it, and those before it, the nearest first. */
export function itemsAround(element: Element | null): readonly Element[] {
  const item = element?.closest('main :is(li, tr, article)');
  const items = [...(item?.parentElement?.children ?? [])];
  const place = items.findIndex((one) => one === item);
  return [...items.slice(place), ...items.slice(0, Math.max(0, place)).toReversed()];
}
