import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { commonTexts } from '../../texts/common.ts';
import type { HomeViewModel } from './HomeViewModel.ts';

/** Reads what is missing of Home's lists. */
export const RetryButton = observer(function RetryButton({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(commonTexts);
  return (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => void home.refresh()}>
      <Icon name="refresh" />
      {texts.retry}
    </button>
  );
});
