import type { Container } from 'inversify';
import type { Feature } from '#ui/app/ViewModels.ts';

export type Binding = (container: Container) => void;

/** What stands behind the ports: real adapters or fakes. */
export type Adapters = {
  /** Bound at once: what the shell and Home need. */
  readonly core: Binding;
  /** Loaded with a feature: what only it needs. */
  readonly ofFeature: (feature: Feature) => Promise<Binding>;
};
