import { Modal } from 'antd'
import { mapText } from '../messages'

interface DiscardDrawingDialogProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asks for confirmation before another tool discards an unfinished shape. */
export function DiscardDrawingDialog({ onDiscard, onKeep }: DiscardDrawingDialogProps) {
  return (
    <Modal
      open
      title={mapText('discardTitle')}
      okText={mapText('discardShape')}
      okButtonProps={{ danger: true }}
      cancelText={mapText('keepShape')}
      onOk={onDiscard}
      onCancel={onKeep}
    >
      {mapText('discardBody')}
    </Modal>
  )
}
