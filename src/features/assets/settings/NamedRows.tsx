import { useState, type ReactNode } from 'react'
import { Alert, Button, Card, Flex, Input, Typography } from 'antd'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { assetSettingsText } from '../messages'

/** Of the contract, the same for all these records. */
const MAX_LENGTH = 60

interface NamedRow {
  _id: string
  name: string
  version: number
  detail?: string
}

type Reply = Promise<{ error?: { message?: string } }>

interface NamedRowsProps {
  title: string
  rows: NamedRow[] | undefined
  error: { message?: string } | undefined
  onRetry: () => void
  /** Without it the names cannot be changed. */
  onRename?: (row: NamedRow, name: string) => Reply
  /** Without it the rows cannot be deleted. */
  onDelete?: (id: string) => Reply
  /** The form that adds a row. */
  children?: ReactNode
}

/** A section with records that have little more than a name. */
export function NamedRows({ title, rows, error, onRetry, onRename, onDelete, children }: NamedRowsProps) {
  return (
    <Card title={title}>
      {content()}
      {children && <div style={{ marginTop: 16 }}>{children}</div>}
    </Card>
  )

  function content() {
    if (!rows && error) return <ErrorState message={error.message} onRetry={onRetry} />
    if (!rows) return <RowsSkeleton rows={3} height={40} />
    if (rows.length === 0) return <Typography.Text type="secondary">{assetSettingsText('none')}</Typography.Text>
    return (
      <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <Row key={`${row._id} ${row.version}`} row={row} onRename={onRename} onDelete={onDelete} />
        ))}
      </Flex>
    )
  }
}

function Row({ row, onRename, onDelete }: { row: NamedRow } & Pick<NamedRowsProps, 'onRename' | 'onDelete'>) {
  const [name, setName] = useState(row.name)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (work: () => Reply) => {
    setBusy(true)
    setProblem(undefined)
    const { error } = await work()
    setBusy(false)
    if (error) setProblem(error.message)
  }
  return (
    <li>
      <Flex gap={8} align="center" wrap>
        {onRename ? (
          <Input
            aria-label={assetSettingsText('nameOf', { name: row.name })}
            value={name}
            maxLength={MAX_LENGTH}
            style={{ flex: 1, minWidth: 160 }}
            onChange={(event) => setName(event.target.value)}
          />
        ) : (
          <span style={{ flex: 1, minWidth: 160 }}>{row.name}</span>
        )}
        {row.detail && <Typography.Text type="secondary">{row.detail}</Typography.Text>}
        {onRename && name.trim() !== row.name && (
          <Button
            type="primary"
            disabled={!name.trim()}
            loading={isBusy}
            aria-label={assetSettingsText('saveOf', { name: row.name })}
            onClick={() => void run(() => onRename(row, name.trim()))}
          >
            {assetSettingsText('save')}
          </Button>
        )}
        {onDelete && (
          <Button
            danger
            type="text"
            loading={isBusy}
            aria-label={assetSettingsText('deleteOf', { name: row.name })}
            onClick={() => void run(() => onDelete(row._id))}
          >
            {assetSettingsText('delete')}
          </Button>
        )}
      </Flex>
      {problem && <Alert type="error" showIcon title={problem} style={{ marginTop: 8 }} />}
    </li>
  )
}
