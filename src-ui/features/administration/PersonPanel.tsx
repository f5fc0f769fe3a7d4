import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { noListings } from '#domain/administration/PersonListings.ts';
import { personName } from '#domain/administration/personName.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { isInField } from '../../kit/isInField.ts';
import { useFocusLeftBehind } from '../../kit/useFocusLeftBehind.ts';
import { fromExtraLarge } from '../../kit/breakpoints.ts';
import { useMedia } from '../../kit/useMedia.ts';
import { EmailText } from '../../parts/EmailText.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import type { PersonFacts } from './PersonFacts.ts';
import { PersonListings } from './PersonListings.tsx';
import { PersonReports } from './PersonReports.tsx';
import { PersonSection } from './PersonSection.tsx';
import './PersonPanel.scss';

type PersonPanelProps = {
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly facts: PersonFacts;
  readonly onClose: () => void;
  /** The actions of an admin on this person. */
  readonly children: ReactNode;
};

/** A person's own panel: beside the table where there is room, otherwise a sheet over the page. */
export const PersonPanel = observer(function PersonPanel({ person, facts, onClose, children }: PersonPanelProps) {
  const hasRoom = useMedia(fromExtraLarge);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const beside = useRef<HTMLElement>(null);
  useFocusLeftBehind(beside);
  const name = personName(person);
  // On a phone, a panel that Back opens late would lie over what is being typed.
  const [isInTheWay] = useState(() => !hasRoom && isInField());
  useEffect(() => {
    if (isInTheWay) onClose();
  }, [isInTheWay, onClose]);
  useEffect(() => {
    beside.current?.scrollTo(0, 0);
    if (!isInField()) title.current?.focus({ preventScroll: true });
  }, [person.id, hasRoom]);
  useEffect(() => {
    facts.open({ name: person.name, email: person.email });
  }, [facts, person.id, person.name, person.email]);
  const content = (
    <>
      <PersonDetails person={person} facts={facts} />
      <div className="person__acts">{children}</div>
    </>
  );
  if (isInTheWay) return null;
  if (!hasRoom) {
    return (
      <Drawer title={name} side="bottom" onClose={onClose}>
        <div className="person">{content}</div>
      </Drawer>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      ref={beside}
      className="person person--beside"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="person__head">
        <Avatar name={name} size="lg" />
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {name}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      {content}
    </aside>
  );
});

type PersonDetailsProps = Pick<PersonPanelProps, 'person' | 'facts'>;

const PersonDetails = observer(function PersonDetails({ person, facts }: PersonDetailsProps) {
  const texts = useTexts(administrationTexts);
  const listings = facts.listingsOf(person);
  const reports = facts.reportsOf(person);
  const awaitsProducts = facts.awaitsProducts(person);
  const mayBeMore = facts.mayHaveMoreReports(person);
  return (
    <>
      <p className="muted">
        <EmailText email={person.email} />
      </p>
      <PersonSection
        title={texts.listings}
        isKnown={listings !== undefined}
        count={facts.countOf(person)}
        load={facts.products}
        onRetry={() => facts.retryProducts(person)}
      >
        <PersonListings listings={listings ?? noListings} seller={person.name} />
      </PersonSection>
      {facts.reports !== null && (
        <PersonSection
          title={texts.reports}
          isKnown={reports !== undefined}
          count={mayBeMore ? undefined : reports?.length}
          load={awaitsProducts ? facts.products : facts.reports}
          onRetry={() => (awaitsProducts ? facts.retryProducts(person) : facts.loadReports())}
        >
          <PersonReports reports={reports ?? []} mayBeMore={mayBeMore} />
        </PersonSection>
      )}
    </>
  );
});
