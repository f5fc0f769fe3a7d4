import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { blogTexts } from '../../texts/blog.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Answer } from './Answer.tsx';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';
import './BlogPage.scss';

export const BlogPage = observer(function BlogPage() {
  const texts = useTexts(blogTexts);
  return (
    <div className="container page">
      <DocumentHead title={texts.title} description={texts.lead} />
      <div className="blog">
        <div className="side">
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        <div>
          {texts.questions.map(({ id, question, answer }, index) => (
            <details key={id} className="accordion-item" open={index === 0}>
              <summary className="accordion-button">
                <h2>{question}</h2>
                <Icon name="plus" size="lg" />
              </summary>
              <div className="accordion-body">
                <Answer parts={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
});
