import { Component, type ReactNode } from 'react'
import { Button } from 'antd'
import { isPreloadError } from '../shared/lazyArea'
import { appText } from './messages'
import { Notice } from './Notice'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Stands round everything, so that what it shows is the whole page. */
  isOutermost?: boolean
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
    const { isOutermost = false } = this.props
    return isPreloadError(this.state.error) ? (
      <UpdateOffer isWholePage={isOutermost} />
    ) : (
      <Broken isWholePage={isOutermost} />
    )
  }
}

/** An area could not be loaded: most often because a newer version took the place of the files this page knows. */
function UpdateOffer({ isWholePage }: { isWholePage: boolean }) {
  return (
    <Notice isWholePage={isWholePage} title={appText('updateTitle')} action={<Reload />}>
      <p>{appText('updateHelp')}</p>
    </Notice>
  )
}

function Broken({ isWholePage }: { isWholePage: boolean }) {
  return (
    <Notice isWholePage={isWholePage} title={appText('brokenTitle')} action={<Reload />}>
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
