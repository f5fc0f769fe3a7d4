import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { appTexts } from '../../texts/app.ts';
import { frameMark, headTags, type PublicHead } from './headTags.ts';
import { forgetWrittenHead } from './writtenHead.ts';

type DocumentHeadProps = {
  readonly title: string;
  /** For search engines and link previews; absent while it is unknown. */
  readonly description?: string | undefined;
  /** Keeps the page out of search engines, because it differs for each person or is gone. */
  readonly isUnlisted?: boolean;
  readonly kind?: PublicHead['kind'];
  /** An absolute URL. */
  readonly picture?: string | undefined;
};

function forgetEarlierHead(): void {
  forgetWrittenHead();
  document.head.querySelector(`[${frameMark}]`)?.remove();
}

/** A page's title and what others read of it. React moves these elements into the document's head. */
export const DocumentHead = observer(function DocumentHead(props: DocumentHeadProps) {
  const { title, description, isUnlisted = false, kind = 'website', picture } = props;
  const { shopName } = useTexts(appTexts);
  const [path] = useLocation();
  useEffect(forgetEarlierHead, []);
  // A path may begin with two slashes, which would name a host; one at the end leads to the same page.
  const url = new URL(location.origin + path.replace(/\/+$/, '')).href;
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      {isUnlisted && <meta name="robots" content="noindex" />}
      {description !== undefined &&
        headTags({ title, description, kind, url, picture }, shopName).map(({ tag: Tag, ...attributes }) => (
          <Tag key={Object.values(attributes)[0]} {...attributes} />
        ))}
    </>
  );
});
