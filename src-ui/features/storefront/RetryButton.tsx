import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { focusSection } from '../../kit/focusSection.ts';
import { Icon } from '../../kit/Icon.tsx';
import { commonTexts } from '../../texts/common.ts';
import type { HomeViewModel } from './HomeViewModel.ts';

/** Reads what is missing of Home's lists. */
export const RetryButton = observer(function RetryButton({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(commonTexts);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The pressed button goes with what is missing.
    focusSection(currentTarget);
    void home.refresh();
  };
  return (
    <button type="button" className="btn btn-quiet btn-sm" onClick={retry}>
      <Icon name="refresh" />
      {texts.tryAgain}
    </button>
  );
});
