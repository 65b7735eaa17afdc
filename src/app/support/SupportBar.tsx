import { CustomerServiceOutlined } from '@ant-design/icons'
import type { UserDetails } from '../../api/auth'
import { useLeaveTenantMutation } from '../../api/support-access'
import { useRefetchUser } from '../../session/useRefetchUser'
import { productName } from '../../shared/product'
import { clockText } from '../../shared/time/timeText'
import { useNow } from '../../shared/time/useNow'
import { supportBarText } from './messages'
import { SessionBar } from './SessionBar'

/** While a super-admin is in a tenant: whose data this is, until when, and the way out. */
export function SupportBar({ user, until }: { user: UserDetails; until: string }) {
  const [leaveTenant, { isLoading }] = useLeaveTenantMutation()
  const refetchUser = useRefetchUser()
  const now = useNow()

  const leave = async () => {
    const { error } = await leaveTenant()
    if (!error) refetchUser()
  }

  const values = { tenant: user.tenantId?.name ?? '', product: productName(), time: clockText(until, now) }
  return (
    <SessionBar
      region={supportBarText('region')}
      icon={<CustomerServiceOutlined aria-hidden />}
      text={supportBarText('inTenant', values)}
      action={supportBarText('leave')}
      isEnding={isLoading}
      onEnd={() => void leave()}
      until={until}
    />
  )
}
