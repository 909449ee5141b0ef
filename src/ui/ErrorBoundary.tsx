import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown instead of the children once they have thrown; `reset` renders them again. */
  readonly fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode);
  /** Another value renders the children again: the page somebody went to after the failed one. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** What was thrown, in a box: anything can be thrown, also nothing. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Keeps the failure of one part from taking the page with it. React logs the error. */
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

  readonly #reset = () => {
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error, this.#reset) : fallback;
  }
}
