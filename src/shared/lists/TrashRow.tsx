import { DeleteOutlined } from '@ant-design/icons'
import { Button, Flex, Tooltip, Typography } from 'antd'
import { useConfirmDelete } from '../forms/useConfirmDelete'
import { sharedText } from '../sharedText'
import { showMessage } from '../showMessage'
import { RelativeTime } from '../time/RelativeTime'

export interface Deleted {
  _id: string
  name: string
  deletedAt: string
  deletedBy?: { name: string }
  /** Held recordings, until whose release it stays in the trash. */
  heldRecordings?: number
  /** Evidence cases, until whose deletion it stays in the trash. */
  evidenceCases?: number
}

interface TrashRowProps {
  item: Deleted
  onRestore: () => void
  /** Permanent deletion, and what it removes. */
  purging?: Purging
}

interface Purging {
  warning: string
  run: () => Promise<{ error?: { message?: string } }>
}

/** One deleted item. */
export function TrashRow({ item, onRestore, purging }: TrashRowProps) {
  const { name, deletedAt, deletedBy, heldRecordings = 0, evidenceCases = 0 } = item
  const isHeld = heldRecordings > 0 || evidenceCases > 0
  return (
    <Flex component="li" justify="space-between" gap={12}>
      <span style={{ overflowWrap: 'anywhere' }}>
        {name}{' '}
        <Typography.Text type="secondary">
          <RelativeTime time={deletedAt} />
          {deletedBy && ` ${sharedText('deletedBy', { name: deletedBy.name })}`}
        </Typography.Text>
        {heldRecordings > 0 && <div>{sharedText('trashHeld', { count: heldRecordings })}</div>}
        {evidenceCases > 0 && <div>{sharedText('trashEvidence', { count: evidenceCases })}</div>}
      </span>
      <Flex gap={4}>
        <Button size="small" aria-label={sharedText('restoreNamed', { name })} onClick={onRestore}>
          {sharedText('restore')}
        </Button>
        {purging && !isHeld && <PurgeButton name={name} {...purging} />}
      </Flex>
    </Flex>
  )
}

function PurgeButton({ name, warning, run }: Purging & { name: string }) {
  const deletion = useConfirmDelete({
    name,
    warning,
    run,
    title: sharedText('purgeTitle', { name }),
    action: sharedText('deletePermanently'),
    onDeleted: () => showMessage({ type: 'success', text: sharedText('purged', { name }) }),
  })
  return (
    <>
      <Tooltip title={sharedText('deletePermanently')}>
        <Button
          size="small"
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={sharedText('deleteNamedPermanently', { name })}
          onClick={deletion.open}
        />
      </Tooltip>
      {deletion.dialog}
    </>
  )
}
