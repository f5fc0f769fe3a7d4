import { Component, type ComponentType, type ReactNode } from 'react';
import { tellDefect } from '../state/defects.ts';

export type BrokenProps = {
  readonly error: unknown;
  /** Call this when the person goes to another page. */
  readonly onLeave: () => void;
};

type Props = {
  /** Going to another page clears the error. */
  readonly address: string;
  /** Drawn in place of the broken part. */
  readonly broken: ComponentType<BrokenProps>;
  readonly children: ReactNode;
};

type State = { readonly failed: { readonly error: unknown } | null; readonly address: string };

/** Replaces a part that throws. Errors are never swallowed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, address: this.props.address };

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failed: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    tellDefect(error);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { broken: Broken, children } = this.props;
    return failed === null ? children : <Broken error={failed.error} onLeave={this.recover} />;
  }

  readonly recover = (): void => this.setState({ failed: null });
}
