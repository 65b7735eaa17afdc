import { Component, type ReactNode } from 'react'
import { sharedText } from '../sharedText'
import { ErrorState } from './ErrorState'

/** Replaces a broken panel, so that the rest of the page keeps working. A class, because React offers no hook for this. */
export class PanelBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <ErrorState message={sharedText('panelBroken')} onRetry={() => this.setState({ isBroken: false })} />
  }
}
