import { Alert, Button } from 'antd'
import { useRestoreDocumentsMutation } from '../../api/document'
import { documentsText } from './messages'

interface UndoDeleteProps {
  /** The documents that were just deleted. */
  documentIds: readonly string[]
  onDone: () => void
}

/** Offers to restore what was just deleted. */
export function UndoDelete({ documentIds, onDone }: UndoDeleteProps) {
  const [restore, { isLoading }] = useRestoreDocumentsMutation()
  if (documentIds.length === 0) return null
  const undo = async () => {
    const { error } = await restore({ documentSelection: { documentIds: [...documentIds] } })
    if (!error) onDone()
  }
  return (
    <Alert
      type="info"
      role="status"
      closable
      onClose={onDone}
      title={documentsText('deleted', { count: documentIds.length })}
      action={
        <Button size="small" loading={isLoading} onClick={() => void undo()}>
          {documentsText('undo')}
        </Button>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
