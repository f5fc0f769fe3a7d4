import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../texts/app.ts';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/IconName.ts';
import { Logo } from '../parts/Logo.tsx';
import { useTexts } from '../context/AppContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Newsletter } from './Newsletter.tsx';
import { paths } from '../context/paths.ts';

const networks = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'] as const;

function LinkList({ title, links }: { readonly title: string; readonly links: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="list">
        {links.map((label, place) => (
          <li key={place}>
            <Link href={paths.home}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddressLine({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <Link href={paths.home}>
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  );
}

/** Always dark. The specification makes every link in it lead Home. */
export const Footer = observer(function Footer() {
  const texts = useTexts(appTexts);
  return (
    <footer className="footer" data-bs-theme="dark">
      <div className="container">
        <Newsletter />
        <div className="footer-grid">
          <div className="wide">
            <Link className="brand" href={paths.home}>
              <Logo />
              {texts.shopName}
            </Link>
            <p>{texts.shopClaim}</p>
          </div>
          <LinkList title={texts.ourServices} links={texts.services} />
          <LinkList title={texts.aboutCompany} links={texts.about} />
          <div>
            <h2>{texts.stayConnected}</h2>
            <div className="socials">
              {networks.map((name) => (
                <Link key={name} className="btn-icon btn-icon--line" href={paths.home} aria-label={name}>
                  <Icon name={`brand-${name.toLowerCase() as Lowercase<typeof name>}`} />
                </Link>
              ))}
            </div>
          </div>
          <div>
            <h2>{texts.ourAddress}</h2>
            <address>
              <AddressLine icon="map-pin" text={texts.postalAddress} />
              <AddressLine icon="phone" text={texts.phone} />
              <AddressLine icon="mail" text={texts.email} />
            </address>
          </div>
        </div>
        <div className="footer-end">
          <span>{texts.currency}</span>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
});
