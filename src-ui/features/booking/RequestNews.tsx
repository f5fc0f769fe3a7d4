import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { momentText } from '../../parts/momentText.ts';
import type { RequestsViewModel } from './RequestsViewModel.ts';

/** The number of new requests since the last visit. */
export const RequestNews = observer(function RequestNews({ vm }: { readonly vm: RequestsViewModel }) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  const { lastLook } = vm.news;
  const count = vm.all.filter((request) => request.kind === 'answer' && vm.news.isNew(request)).length;
  if (count === 0 || lastLook === null) return null;
  return <p>{texts.newSince(format.count(count), momentText(lastLook.at, vm.clock.now(), texts, format))}</p>;
});
