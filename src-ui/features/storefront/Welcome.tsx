import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { homeTexts } from '../../texts/home.ts';
import { Icon } from '../../kit/Icon.tsx';
import { paths } from '../../context/paths.ts';

export const Welcome = observer(function Welcome() {
  const texts = useTexts(homeTexts);
  return (
    <section className="welcome" aria-labelledby="welcome">
      <div>
        <h2 id="welcome">{texts.welcome}</h2>
        <p>{texts.welcomeText}</p>
      </div>
      <Link className="btn btn-primary btn-lg" href={paths.categories}>
        {texts.visitShop}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
});
