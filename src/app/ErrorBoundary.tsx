import { Component, type ReactNode } from 'react'
import { Button } from 'antd'
import { isPreloadError } from '../shared/lazyArea'
import { appText } from './messages'
import { Notice } from './Notice'

interface ErrorBoundaryProps {
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  isBroken: boolean
}

/** Catches what breaks while rendering. React has no function component for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, isBroken: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return isPreloadError(this.state.error) ? <UpdateOffer /> : <Broken />
  }
}

/** An area could not be loaded: most often because a newer version took the place of the files this page knows. */
function UpdateOffer() {
  return (
    <Notice title={appText('updateTitle')} action={<Reload />}>
      <p>{appText('updateHelp')}</p>
    </Notice>
  )
}

function Broken() {
  return (
    <Notice title={appText('brokenTitle')} action={<Reload />}>
      <p>{appText('brokenHelp')}</p>
    </Notice>
  )
}

function Reload() {
  return (
    <Button type="primary" onClick={() => window.location.reload()}>
      {appText('reload')}
    </Button>
  )
}
