import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly error: unknown; readonly broken: boolean };

/** A bug shows the error screen in place of what is broken; nothing else is swallowed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, broken: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <ErrorScreen error={this.state.error} />;
  }
}
