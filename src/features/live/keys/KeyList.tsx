import { useState } from 'react'
import { KeyOutlined } from '@ant-design/icons'
import { Alert, Flex, Modal, Typography } from 'antd'
import {
  useDeleteStreamKeyMutation,
  useGetStreamKeysQuery,
  useRotateStreamKeyMutation,
  type IssuedStreamKey,
  type StreamKey,
} from '../../../api/stream'
import { useCan } from '../../../session/useCan'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { StateTag } from '../../../shared/StateTag'
import { absoluteTime } from '../../../shared/time/timeText'
import { closingText } from './closingText'
import './keys.css'
import { keysText } from './messages'

const ROW_HEIGHT = 48
const HUES = { active: 'blue', streaming: 'red', expired: undefined, revoked: undefined, closed: undefined } as const

type Question = { key: StreamKey; kind: 'rotate' | 'revoke' }

interface KeyListProps {
  missionId: string
  /** A key was replaced by this one. */
  onIssued: (key: IssuedStreamKey) => void
}

/** The stream keys of a mission, without the keys themselves. */
export function KeyList({ missionId, onIssued }: KeyListProps) {
  const { data, error, refetch } = useGetStreamKeysQuery({ missionId })
  const canCreate = useCan('stream_create')
  const [question, setQuestion] = useState<Question | null>(null)
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={3} height={ROW_HEIGHT} />
  const { keys } = data.data
  if (keys.length === 0) {
    return (
      <EmptyState
        icon={<KeyOutlined />}
        title={keysText('noneTitle')}
        help={keysText(canCreate ? 'noneHelp' : 'noneHelpReader')}
      />
    )
  }
  return (
    <>
      <ul className="stream-keys" aria-label={keysText('title')}>
        {keys.map((key) => (
          <KeyRow key={key._id} streamKey={key} onAsk={(kind) => setQuestion({ key, kind })} />
        ))}
      </ul>
      {question && (
        <ConfirmChange
          streamKey={question.key}
          kind={question.kind}
          onIssued={onIssued}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}

function KeyRow({ streamKey, onAsk }: { streamKey: StreamKey; onAsk: (kind: Question['kind']) => void }) {
  const { name, flightName, hint, state, expiresAt, lastClosing } = streamKey
  const canCreate = useCan('stream_create')
  const canDelete = useCan('stream_delete')
  const isUsable = state === 'active' || state === 'streaming' || state === 'expired'
  return (
    <li>
      <Flex vertical style={{ flex: 1, minWidth: 0 }}>
        <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
        <Typography.Text type="secondary">
          {flightName} · {keysText('endsWith', { hint })}
          {expiresAt && ` · ${keysText('expires', { time: absoluteTime(expiresAt) })}`}
        </Typography.Text>
        {lastClosing && <Typography.Text type="secondary">{closingText(lastClosing)}</Typography.Text>}
      </Flex>
      <StateTag hue={HUES[state]} dot={state === 'streaming'}>
        {keysText(state)}
      </StateTag>
      <RowMenu
        name={name}
        items={[
          ...(canCreate && isUsable
            ? [{ key: 'rotate', label: keysText('rotate'), onClick: () => onAsk('rotate') }]
            : []),
          ...(canDelete && isUsable
            ? [{ key: 'revoke', label: keysText('revoke'), danger: true, onClick: () => onAsk('revoke') }]
            : []),
        ]}
      />
    </li>
  )
}

interface ConfirmChangeProps {
  streamKey: StreamKey
  kind: Question['kind']
  onIssued: (key: IssuedStreamKey) => void
  onClose: () => void
}

function ConfirmChange({ streamKey: { _id: streamKeyId, name }, kind, onIssued, onClose }: ConfirmChangeProps) {
  const [rotate, rotation] = useRotateStreamKeyMutation()
  const [revoke, revocation] = useDeleteStreamKeyMutation()
  const isRotation = kind === 'rotate'
  const confirm = async () => {
    if (isRotation) {
      const { data } = await rotate({ streamKeyId })
      if (!data) return
      onIssued(data.data)
    } else if ((await revoke({ streamKeyId })).error) {
      return
    }
    onClose()
  }
  return (
    <Modal
      open
      title={keysText(isRotation ? 'rotateTitle' : 'revokeTitle', { name })}
      okText={keysText(isRotation ? 'rotate' : 'revoke')}
      okButtonProps={{ danger: true, loading: rotation.isLoading || revocation.isLoading }}
      cancelText={keysText('cancel')}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {keysText(isRotation ? 'rotateHelp' : 'revokeHelp')}
      {rotation.error && <Alert type="error" showIcon title={rotation.error.message} style={{ marginTop: 12 }} />}
    </Modal>
  )
}
