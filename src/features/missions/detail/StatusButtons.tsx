import { Button, Modal } from 'antd'
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'
import { isIrreversible, statusChangeLabel, confirmations, labelKeys, type IrreversibleStatus } from './statusChanges'

interface StatusButtonsProps {
  mission: Mission
  /** The status changes that are shown as buttons. */
  statuses: MissionStatus[]
  /** The status change that is being saved. */
  saving: MissionStatus | undefined
  onChoose: (status: MissionStatus) => void
}

/** A button for each status change that the server allows; the first one is the primary action. */
export function StatusButtons({ mission, statuses, saving, onChoose }: StatusButtonsProps) {
  return statuses.map((status, position) => (
    <Button
      key={status}
      type={position === 0 && status !== 'cancelled' ? 'primary' : 'default'}
      danger={status === 'cancelled'}
      loading={saving === status}
      disabled={saving !== undefined && saving !== status}
      onClick={() => onChoose(status)}
    >
      {statusChangeLabel(mission, status)}
    </Button>
  ))
}

interface ConfirmStatusChangeProps {
  mission: Mission
  /** The status change to confirm; null if there is none. */
  statusToConfirm: MissionStatus | null
  onChoose: (status: IrreversibleStatus) => void
  onCancel: () => void
}

/** Asks for confirmation of a status change that cannot be undone. */
export function ConfirmStatusChange({ mission, statusToConfirm, onChoose, onCancel }: ConfirmStatusChangeProps) {
  if (statusToConfirm === null || !isIrreversible(statusToConfirm)) return null
  return (
    <Modal
      open
      title={missionsText(confirmations[statusToConfirm].title, { name: mission.name })}
      okText={missionsText(labelKeys[statusToConfirm])}
      okButtonProps={{ danger: statusToConfirm === 'cancelled' }}
      cancelText={missionsText('goBack')}
      onOk={() => onChoose(statusToConfirm)}
      onCancel={onCancel}
    >
      {missionsText(confirmations[statusToConfirm].body)}
    </Modal>
  )
}
