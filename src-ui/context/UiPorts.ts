import type { ComponentType } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';

/** Ports that draw: components that adapters or fakes implement and the container provides. */
export type UiPorts = {
  /** The provider's card form. */
  readonly PaymentForm: ComponentType<PaymentFormProps>;
};
