import type { ComponentProps } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { PageHead } from '../../kit/PageHead.tsx';
import { appTexts } from '../../texts/app.ts';

/** The title and the heading of a dashboard's page, which is for one person and says nothing to search engines. */
export const DashboardHead = observer(function DashboardHead(props: ComponentProps<typeof PageHead>) {
  const { shopName } = useTexts(appTexts);
  return (
    <>
      <title>{`${props.title} · ${shopName}`}</title>
      <PageHead {...props} />
    </>
  );
});
