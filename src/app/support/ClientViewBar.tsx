import { useEffect } from 'react'
import { EyeOutlined } from '@ant-design/icons'
import type { UserDetails } from '../../api/auth'
import { useEndClientViewMutation } from '../../api/client-view'
import { announceViewChange } from '../../session/clientViewTabs'
import { useRefetchUser } from '../../session/useRefetchUser'
import { clockText } from '../../shared/time/timeText'
import { supportBarText } from './messages'
import { SessionBar } from './SessionBar'

/** Clients have no socket, and what a view reads after its end does not fail. */
const CHECK_MS = 15_000
/** Of a name, so that a phone shows the time as well. */
const MAX_NAME_LENGTH = 32

const shortened = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name

/** While a tenant root views the tenant as a client: which one, until when, and the way out. */
export function ClientViewBar({ view }: { view: NonNullable<UserDetails['clientView']> }) {
  const { name, until } = view
  const [endClientView, { isLoading }] = useEndClientViewMutation()
  const refetchUser = useRefetchUser()

  useEffect(() => {
    const timer = setInterval(refetchUser, CHECK_MS)
    return () => clearInterval(timer)
  })

  const end = async () => {
    const { error } = await endClientView()
    if (error) return
    announceViewChange()
    refetchUser()
  }

  // Without the day: it ends within half an hour.
  const time = clockText(until, Date.parse(until))
  return (
    <SessionBar
      region={supportBarText('viewRegion')}
      icon={<EyeOutlined aria-hidden />}
      text={supportBarText('inView', { client: shortened(name), time })}
      action={supportBarText('endView')}
      isEnding={isLoading}
      onEnd={() => void end()}
      until={until}
    />
  )
}
