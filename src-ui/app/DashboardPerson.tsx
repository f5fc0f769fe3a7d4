import { observer } from 'mobx-react-lite';
import { Avatar } from '../kit/Avatar.tsx';
import { Passage } from '../parts/Passage.tsx';
import { useApp } from '../context/AppContext.ts';

/** The dashboard's owner. */
export const DashboardPerson = observer(function DashboardPerson() {
  const { actor } = useApp().session;
  if (actor === undefined || actor === null) return null;
  const { displayName, email } = actor.account;
  return (
    <div className="drawer-me">
      <Avatar name={displayName || email} size="lg" />
      <div>
        {displayName !== '' && (
          <b>
            <Passage>{displayName}</Passage>
          </b>
        )}
        <small title={email}>{email}</small>
      </div>
    </div>
  );
});
