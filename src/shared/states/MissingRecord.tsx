import { useState, type ReactNode } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { LinkButton } from '../LinkButton'
import { sharedText } from '../sharedText'
import { absoluteTime, dayText } from '../time/timeText'
import { EmptyState } from './EmptyState'
import { deletionOf, type Deletion } from './deletionOf'
import { missingText } from './missingMessages'

export interface MissingRecordProps {
  /** Of the call that did not find the record. */
  error: unknown
  /** The kind of the record, as the server names it in `error`. */
  record: string
  /** Says that there is no such record. */
  title: string
  help?: string
  icon?: ReactNode
  /** The way back. */
  back: ReactNode
  /** Restores the record. Undefined if the user may not. */
  onRestore: (() => Promise<{ error?: { message?: string } }>) | undefined
  /** Reads the record again. */
  onRestored: () => void
  /** True if it fills the page. */
  isPage?: boolean
}

/** Replaces a record that was not found: says when it was deleted, by whom and until when it can be restored, if it is in the trash. */
export function MissingRecord(props: MissingRecordProps) {
  const { error, record, title, help, icon, back, onRestore, onRestored, isPage } = props
  const deletion = deletionOf(error)
  const missing = icon ?? <DeleteOutlined />
  if (!deletion) {
    return (
      <EmptyState
        isPage={isPage}
        icon={missing}
        title={title}
        help={help ?? sharedText('notFoundHelp')}
        action={back}
      />
    )
  }
  if (deletion.record !== record) {
    return (
      <EmptyState
        isPage={isPage}
        icon={missing}
        title={missingText('ownerInTrash', deletion)}
        help={missingText('ownerDeletedOn', timesOf(deletion))}
        action={
          <Flex gap={8} wrap justify="center">
            {deletion.record === 'mission' && (
              <LinkButton type="primary" to={`/dashboard/missions/${deletion.id}`}>
                {missingText('openOwner', deletion)}
              </LinkButton>
            )}
            {back}
          </Flex>
        }
      />
    )
  }
  return (
    <EmptyState
      isPage={isPage}
      icon={missing}
      title={missingText('inTrash', deletion)}
      help={deletedText(deletion)}
      action={
        <Flex gap={8} wrap justify="center">
          {onRestore && <RestoreButton name={deletion.name} onRestore={onRestore} onRestored={onRestored} />}
          {back}
        </Flex>
      }
    />
  )
}

interface RestoreButtonProps {
  name: string
  onRestore: NonNullable<MissingRecordProps['onRestore']>
  onRestored: () => void
}

function RestoreButton({ name, onRestore, onRestored }: RestoreButtonProps) {
  const [isRestoring, setRestoring] = useState(false)
  const [problem, setProblem] = useState<string>()
  const restore = async () => {
    setRestoring(true)
    const { error } = await onRestore()
    setRestoring(false)
    setProblem(error?.message)
    if (!error) onRestored()
  }
  return (
    <>
      {problem && <Alert type="error" showIcon title={problem} style={{ flexBasis: '100%' }} />}
      <Button
        type="primary"
        loading={isRestoring}
        aria-label={sharedText('restoreNamed', { name })}
        onClick={() => void restore()}
      >
        {sharedText('restore')}
      </Button>
    </>
  )
}

const timesOf = ({ deletedAt, restorableUntil }: Deletion) => ({
  time: absoluteTime(deletedAt),
  until: dayText(restorableUntil),
})

function deletedText(deletion: Deletion): string {
  const { record, deletedBy } = deletion
  const times = timesOf(deletion)
  return deletedBy === undefined
    ? missingText('deletedOn', { record, ...times })
    : missingText('deletedOnBy', { record, by: deletedBy, ...times })
}
