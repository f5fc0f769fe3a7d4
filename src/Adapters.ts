import type { LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ErrorReporter } from '#domain/shared/problems/ErrorReporter.ts';
import type { Ports } from '#domain/Ports.ts';
import type { UiPorts } from '#ui/context/UiPorts.ts';
import type { PageState } from '#ui/state/PageState.ts';

export type CorePorts = MarketplaceApi & Pick<Ports, 'auth' | 'tokenStore' | 'deviceStore' | 'clock' | 'wait'>;
export type PaymentPorts = Pick<Ports, 'paymentProvider'> & UiPorts;
export type ShopPorts = Omit<Ports, keyof CorePorts | keyof PaymentPorts>;

/** Services that are there before the ports of further pages load. */
export type PageServices = Pick<PageState, 'session'> & Pick<CorePorts, 'deviceStore' | 'clock'>;

/** Its code loads with the first problem to report. */
export type LoadReporter = () => Promise<ErrorReporter>;

/** The adapters or fakes behind the ports, in the groups in which they load (`PortGroup`). */
export type Adapters = {
  readonly core: (shell: { readonly logInAgain: LogInAgain }) => CorePorts;
  readonly shop: (services: PageServices) => Promise<ShopPorts>;
  readonly payment: () => Promise<PaymentPorts>;
  /** Loads what a sign-in needs in the background, because browsers allow a pop-up only in the moment of the click. */
  readonly prepareSignIn: () => void;
  /** Null if nobody collects problems. */
  readonly reporter: LoadReporter | null;
};
