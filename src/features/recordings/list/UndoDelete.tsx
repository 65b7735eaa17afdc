import { Alert, Button } from 'antd'
import { useRestoreRecordingsMutation } from '../../../api/vod'
import { recordingsText } from '../messages'

interface UndoDeleteProps {
  /** The recordings that were just deleted. */
  vodIds: readonly string[]
  onDone: () => void
}

/** Offers to restore what was just deleted. */
export function UndoDelete({ vodIds, onDone }: UndoDeleteProps) {
  const [restore, { isLoading }] = useRestoreRecordingsMutation()
  if (vodIds.length === 0) return null
  const undo = async () => {
    const { error } = await restore({ recordingSelection: { vodIds: [...vodIds] } })
    if (!error) onDone()
  }
  return (
    <Alert
      type="info"
      role="status"
      closable={{ onClose: onDone }}
      title={recordingsText('deleted', { count: vodIds.length })}
      action={
        <Button size="small" loading={isLoading} onClick={() => void undo()}>
          {recordingsText('undo')}
        </Button>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
