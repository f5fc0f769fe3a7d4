import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useFormat, useTexts } from '../context/AppContext.ts';
import { paths } from '../context/paths.ts';
import { useViewModel } from '../context/useViewModel.ts';
import { requestCountFeature } from '../features/booking/requestCountFeature.ts';
import { Icon } from '../kit/Icon.tsx';
import { useVisibleAgain } from '../kit/useVisibleAgain.ts';
import { requestCountTexts } from '../texts/requestCount.ts';

type RequestsLinkProps = { readonly isHere: boolean; readonly onGo?: (() => void) | undefined };

/** The drawer's link to the requests, with their number. Only with `sales`. */
export const RequestsLink = observer(function RequestsLink({ isHere, onGo }: RequestsLinkProps) {
  const texts = useTexts(requestCountTexts);
  const format = useFormat();
  const count = useViewModel(requestCountFeature, (make) => make.requestCount());
  if (!count.isOffered) return null;
  return (
    <Link href={paths.requests} aria-current={isHere ? 'page' : undefined} onClick={onGo}>
      <Icon name="inbox" />
      {texts.requests}
      {count.value > 0 && (
        <>
          <span className="count count--new" aria-hidden="true">
            {format.count(count.value)}
          </span>
          <span className="visually-hidden">
            , <span>{texts.needAnswer(count.value)}</span>
          </span>
        </>
      )}
    </Link>
  );
});

/** The same number on the button that opens the drawer, which every page of the dashboard has. */
export const RequestsInMenu = observer(function RequestsInMenu() {
  const texts = useTexts(requestCountTexts);
  const format = useFormat();
  const count = useViewModel(requestCountFeature, (make) => make.requestCount());
  useVisibleAgain(() => void count.lookAgain());
  if (!count.isOffered || count.value === 0) return null;
  return (
    <>
      <span className="count--new" aria-hidden="true">
        {format.count(count.value)}
      </span>
      <span className="visually-hidden">
        , <span>{texts.needAnswerInMenu(count.value)}</span>
      </span>
    </>
  );
});
