import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error; `reset` renders them again. */
  readonly fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode);
  /** A change renders the children again, for example after navigating away from a broken page. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** The error in a wrapper, because anything can be thrown, even null. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Keeps an error in one part from breaking the whole page. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  readonly #reset = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error, this.#reset) : fallback;
  }
}
