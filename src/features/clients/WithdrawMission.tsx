import { Button, Popconfirm } from 'antd'
import { useWithdrawMissionsMutation } from '../../api/client'
import { showMessage } from '../../shared/showMessage'
import { clientsText } from './messages'

interface WithdrawMissionProps {
  clientId: string
  missionId: string
  /** What the row around the button shows: the mission on the page of a client, the client on the page of a mission. */
  name: string
}

/** Button that withdraws a mission from a client, after confirmation. */
export function WithdrawMission({ clientId, missionId, name }: WithdrawMissionProps) {
  const [withdraw, { isLoading }] = useWithdrawMissionsMutation()
  const remove = async () => {
    const { error } = await withdraw({ clientMissionIds: { clientId, missionIds: [missionId] } })
    showMessage(
      error
        ? { type: 'error', text: error.message ?? '' }
        : { type: 'success', text: clientsText('withdrawn', { name }) },
    )
  }
  return (
    <Popconfirm
      title={clientsText('withdrawTitle', { name })}
      description={clientsText('withdrawHelp')}
      okText={clientsText('withdraw')}
      cancelText={clientsText('cancel')}
      onConfirm={() => void remove()}
    >
      <Button aria-label={clientsText('withdrawOf', { name })} loading={isLoading}>
        {clientsText('withdraw')}
      </Button>
    </Popconfirm>
  )
}
