import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';

export type BrokenProps = {
  readonly error: unknown;
  /** To be called when the person goes elsewhere. */
  readonly onLeave: () => void;
};

type Props = {
  /** Going elsewhere mends what was broken here. */
  readonly address: string;
  /** What is shown in place of what is broken. */
  readonly broken: ComponentType<BrokenProps>;
  readonly children: ReactNode;
};

type State = { readonly failed: { readonly error: unknown } | null; readonly address: string };

/** A defect shows something in place of what is broken; it is never swallowed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, address: this.props.address };

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failed: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { broken: Broken, children } = this.props;
    return failed === null ? children : <Broken error={failed.error} onLeave={this.recover} />;
  }

  readonly recover = (): void => this.setState({ failed: null });
}
