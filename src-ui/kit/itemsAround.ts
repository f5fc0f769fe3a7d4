/** The item of a list that an element is or stands in, those after it, and those before it, the nearest first. */
export function itemsAround(element: Element | null): readonly Element[] {
  const item = element?.closest('main :is(li, tr, article)') ?? null;
  const items: Element[] = [];
  for (let one = item; one !== null; one = one.nextElementSibling) items.push(one);
  for (let one = item?.previousElementSibling ?? null; one !== null; one = one.previousElementSibling) items.push(one);
  return items;
}
