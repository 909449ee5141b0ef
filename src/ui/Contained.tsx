import { Component, type ReactNode } from 'react';

interface ContainedProps {
  /** What stands in its place when it fails. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ContainedState {
  readonly hasFailed: boolean;
}

/** Keeps the failure of one part from taking the page with it. React logs the error. */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { hasFailed: false };

  static getDerivedStateFromError(): ContainedState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
