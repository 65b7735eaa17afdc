// Rendered once, and loaded with the login page: caches of the React compiler would only add bytes.
'use no memo'

import { Component, type ReactNode } from 'react'
import { Button } from 'antd'
import { PreloadError } from '../shared/lazyArea'
import { appText } from './messages'
import { Notice } from './Notice'

interface ErrorBoundaryProps {
  children: ReactNode
  /** True for the outermost boundary, whose fallback fills the page. */
  isOutermost?: boolean
  /** A new value renders the children again. */
  attempt?: string
}

interface ErrorBoundaryState {
  error: unknown
  isBroken: boolean
}

/** Catches rendering errors. A class, because React offers no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, isBroken: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PreloadError) error.forget()
  }

  override componentDidUpdate({ attempt }: ErrorBoundaryProps) {
    if (this.state.isBroken && attempt !== this.props.attempt) this.setState({ error: undefined, isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    const { isOutermost = false } = this.props
    return this.state.error instanceof PreloadError ? (
      <UpdateOffer isWholePage={isOutermost} />
    ) : (
      <Broken isWholePage={isOutermost} />
    )
  }
}

/** Shown if an area cannot be loaded, usually because a new deployment replaced its files. */
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
