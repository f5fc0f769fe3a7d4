import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../state/PageState.ts';
import type { UiPorts } from './UiPorts.ts';

/**
 * Makes a feature's view models from the ports and page state that it names. Called once per page load, so an object
 * made in its body is shared by all the feature's view models.
 */
export type Feature<ViewModels> = (ports: Ports & UiPorts, page: PageState) => ViewModels;

/**
 * Ports that load together: 'core' for every page, 'shop' for the pages beyond Home and Blog, 'payment' adds the
 * payment provider and its card form, 'sign-in' also prepares the sign-in provider's pop-up. A route names the group it
 * needs.
 */
export type PortGroup = 'core' | 'shop' | 'payment' | 'sign-in';
