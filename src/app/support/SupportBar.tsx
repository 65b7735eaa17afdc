import { useEffect } from 'react'
import { CustomerServiceOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { UserDetails } from '../../api/auth'
import { useLeaveTenantMutation } from '../../api/support-access'
import { useRefetchUser } from '../../session/useRefetchUser'
import { productName } from '../../shared/product'
import { clockText } from '../../shared/time/timeText'
import { useNow } from '../../shared/time/useNow'
import { supportBarText } from './messages'
import './supportBar.css'

/** setTimeout takes no longer delay. */
const LONGEST_MS = 2_147_483_647
/** The server ends the access by its own clock. */
const MARGIN_MS = 1000

/** On every page, while a super-admin is in a tenant: whose data this is, until when, and the way out. */
export function SupportBar({ user, until }: { user: UserDetails; until: string }) {
  const [leaveTenant, { isLoading }] = useLeaveTenantMutation()
  const refetchUser = useRefetchUser()
  const now = useNow()

  useEffect(() => {
    document.documentElement.classList.add('in-support')
    return () => document.documentElement.classList.remove('in-support')
  }, [])

  useEffect(() => {
    const delay = Math.min(Math.max(Date.parse(until) - Date.now(), 0) + MARGIN_MS, LONGEST_MS)
    const timer = setTimeout(refetchUser, delay)
    return () => clearTimeout(timer)
  })

  const leave = async () => {
    const { error } = await leaveTenant()
    if (!error) refetchUser()
  }

  const values = { tenant: user.tenantId?.name ?? '', product: productName(), time: clockText(until, now) }
  return (
    <section className="support-bar" aria-label={supportBarText('region')}>
      <CustomerServiceOutlined aria-hidden />
      <span className="support-bar-text">{supportBarText('inTenant', values)}</span>
      <Button size="small" loading={isLoading} onClick={() => void leave()}>
        {supportBarText('leave')}
      </Button>
    </section>
  )
}
