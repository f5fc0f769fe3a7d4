import { listRequests } from '#domain/booking/listRequests.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { RequestCount } from './RequestCount.ts';

/** Separate from requestsFeature, because the dashboard's frame loads it on every page. */
export const requestCountFeature = ({ sales }: Pick<Ports, 'sales'>, { session }: Pick<PageState, 'session'>) => {
  const count = new RequestCount({ list: sales && listRequests({ sales }), session });
  return { requestCount: () => count };
};
