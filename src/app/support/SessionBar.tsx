import { useEffect, type ReactNode } from 'react'
import { Button } from 'antd'
import { useRefetchUser } from '../../session/useRefetchUser'
import './supportBar.css'

/** setTimeout takes no longer delay. */
const LONGEST_MS = 2_147_483_647
/** The server ends the access by its own clock. */
const MARGIN_MS = 1000

interface SessionBarProps {
  region: string
  icon: ReactNode
  text: string
  action: string
  isEnding: boolean
  onEnd: () => void
  /** Then the user is read again. */
  until: string
}

/** On every page, while a session acts for others: for whom, until when, and the way out. */
export function SessionBar({ region, icon, text, action, isEnding, onEnd, until }: SessionBarProps) {
  const refetchUser = useRefetchUser()

  useEffect(() => {
    document.documentElement.classList.add('in-support')
    return () => document.documentElement.classList.remove('in-support')
  }, [])

  useEffect(() => {
    const delay = Math.min(Math.max(Date.parse(until) - Date.now(), 0) + MARGIN_MS, LONGEST_MS)
    const timer = setTimeout(refetchUser, delay)
    return () => clearTimeout(timer)
  })

  return (
    <section className="support-bar" aria-label={region}>
      {icon}
      <span className="support-bar-text" title={text}>
        {text}
      </span>
      <Button size="small" loading={isEnding} onClick={onEnd}>
        {action}
      </Button>
    </section>
  )
}
