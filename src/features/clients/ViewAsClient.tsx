import { EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSelector } from 'react-redux'
import { useStartClientViewMutation } from '../../api/client-view'
import { selectUser } from '../../session/authSlice'
import { announceViewChange } from '../../session/clientViewTabs'
import { useRefetchUser } from '../../session/useRefetchUser'
import { clientsText } from './messages'

/** Begins a view as the client, for tenant roots. */
export function ViewAsClient({ clientId }: { clientId: string }) {
  const user = useSelector(selectUser)
  const [startClientView, { isLoading }] = useStartClientViewMutation()
  const refetchUser = useRefetchUser()
  if (user?.userType !== 'tenant-root' || user.support) return null

  const start = async () => {
    const { error } = await startClientView({ clientId })
    if (error) return
    announceViewChange()
    refetchUser()
  }

  return (
    <Button icon={<EyeOutlined aria-hidden />} loading={isLoading} onClick={() => void start()}>
      {clientsText('viewAs')}
    </Button>
  )
}
