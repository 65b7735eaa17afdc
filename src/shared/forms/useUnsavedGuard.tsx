import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Modal } from 'antd'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { sharedText } from '../sharedText'
import { blockNavigation } from './blockNavigation'

interface UnsavedGuard {
  /** The question to the user; render it. */
  question: ReactNode
  /** From now on leaving is fine: what was typed is saved. */
  release: () => void
  /** The way out of a dialog: does `next`, after the question if something would be lost. */
  leave: (next: () => void) => void
}

/** Asks before typed text is lost, be it by leaving the page or by closing the tab. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const { navigator } = useContext(NavigationContext)
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isReleased = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    const unblock = blockNavigation(navigator, (next) => (isReleased.current ? next() : setGoOn(() => next)))
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

  const leave = (next: () => void) => (isDirty && !isReleased.current ? setGoOn(() => next) : next())

  const question = goOn && (
    <Modal
      open
      title={sharedText('leaveTitle')}
      okText={sharedText('leave')}
      okButtonProps={{ danger: true }}
      cancelText={sharedText('stay')}
      onOk={() => {
        setGoOn(null)
        goOn()
      }}
      onCancel={() => setGoOn(null)}
    >
      {sharedText('leaveBody')}
    </Modal>
  )
  return { question, release, leave }
}
