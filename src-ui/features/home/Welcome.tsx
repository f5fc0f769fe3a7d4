import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { homeTexts } from '../../copy/home.ts';
import { Icon } from '../../design/Icon.tsx';

export const Welcome = observer(function Welcome() {
  const texts = useTexts(homeTexts);
  return (
    <section className="welcome" aria-labelledby="welcome">
      <div>
        <h2 id="welcome">{texts.welcome}</h2>
        <p>{texts.welcomeText}</p>
      </div>
      <Link className="btn btn-primary btn-lg" href="/categories">
        {texts.visitShop}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
});
