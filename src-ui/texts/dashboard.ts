import { catalogue } from './catalogue.ts';

/** The dashboard's drawer. */
export const dashboardTexts = catalogue('dashboard');

export type DashboardTexts = (typeof dashboardTexts)['english'];
