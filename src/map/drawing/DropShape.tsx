import { Modal } from 'antd'
import { mapText } from '../messages'

interface DropShapeProps {
  onDrop: () => void
  onKeep: () => void
}

/** Asked before another tool takes the place of one with half a shape. */
export function DropShape({ onDrop, onKeep }: DropShapeProps) {
  return (
    <Modal
      open
      title={mapText('dropTitle')}
      okText={mapText('dropShape')}
      okButtonProps={{ danger: true }}
      cancelText={mapText('keepShape')}
      onOk={onDrop}
      onCancel={onKeep}
    >
      {mapText('dropBody')}
    </Modal>
  )
}
