import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Modal } from 'antd'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { sharedText } from '../sharedText'
import { blockNavigation } from './blockNavigation'

interface UnsavedGuard {
  /** The dialog; render it. */
  leaveDialog: ReactNode
  /** Leaving is safe until the next change. */
  release: () => void
  /** Leaves a dialog: calls `next`, after a confirmation if there are unsaved changes. */
  leave: (next: () => void) => void
}

/** Asks before unsaved changes are lost by leaving the page or closing the tab. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const { navigator } = useContext(NavigationContext)
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null)
  const isReleased = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    isReleased.current = false
    const unblock = blockNavigation(navigator, (next) => (isReleased.current ? next() : setPendingLeave(() => next)))
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => {
      unblock()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty, navigator])

  const release = () => {
    isReleased.current = true
  }

  const leave = (next: () => void) => (isDirty && !isReleased.current ? setPendingLeave(() => next) : next())

  const leaveDialog = pendingLeave && (
    <Modal
      open
      title={sharedText('leaveTitle')}
      okText={sharedText('leave')}
      okButtonProps={{ danger: true }}
      cancelText={sharedText('stay')}
      onOk={() => {
        setPendingLeave(null)
        pendingLeave()
      }}
      onCancel={() => setPendingLeave(null)}
    >
      {sharedText('leaveBody')}
    </Modal>
  )
  return { leaveDialog, release, leave }
}
