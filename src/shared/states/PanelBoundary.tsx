import { Component, type ReactNode } from 'react'
import { DisconnectOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { PreloadError } from '../lazyArea'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'

interface PanelBoundaryProps {
  children: ReactNode
  /** Shown instead of a notice. */
  fallback?: ReactNode
}

interface PanelBoundaryState {
  error: unknown
  isBroken: boolean
}

const WORKING: PanelBoundaryState = { error: undefined, isBroken: false }

/** Replaces a broken panel, so that the rest of the page keeps working. A class, because React offers no hook for this. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state = WORKING

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { error, isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PreloadError) error.forget()
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.isBroken) return children
    if (fallback !== undefined) return fallback
    const retry = () => this.setState(WORKING)
    if (this.state.error instanceof PreloadError) return <UpdateOffer onRetry={retry} />
    return <ErrorState message={sharedText('panelBroken')} onRetry={retry} />
  }
}

/** Shown if the panel cannot be loaded, usually because a new deployment replaced its files. */
function UpdateOffer({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<DisconnectOutlined />}
        title={sharedText('panelNotLoaded')}
        help={sharedText('panelNotLoadedHelp')}
        action={
          <Flex gap={8} wrap justify="center">
            <Button onClick={onRetry}>{sharedText('tryAgain')}</Button>
            <Button type="primary" onClick={() => window.location.reload()}>
              {sharedText('reloadPage')}
            </Button>
          </Flex>
        }
      />
    </div>
  )
}
